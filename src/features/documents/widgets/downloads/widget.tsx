import { wordedDate } from '#base/kit/time/worded-date.ts'
import { documentFacts } from '../../rules/document-facts.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { OfferedDocument, WrittenDocument } from '#base/core/offered-document.ts'
import { paths } from '#base/core/address/urls.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import type { ValuesOf } from '#base/core/field/fields.ts'
import { GUIDE_WORDS } from '../guide-messages.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { DownloadsView } from './view.tsx'

const SLUG = /^[a-z\d]+(?:-[a-z\d]+)*$/
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/**
 * PDF documents to read or to keep: those of the guides, or texts of its own. The kiosk may be
 * closed (requirements L1).
 */
export const widget = defineWidget({
  type: 'downloads',
  title: 'Documents à télécharger',
  sentence: 'Des documents à télécharger, avec leur taille.',
  keywords: 'fichiers pdf',
  group: 'media',
  options,
  root: 'section',
  async load(values, { site, culture, documents }) {
    if (site.settings.kiosque !== '1') return { state: 'empty' }
    const offered = (await documents.list()).filter((each) => isAsked(each, values))
    if (offered.length === 0) return { state: 'empty' }
    const type = typography(culture)
    const entries = offered.map(async ({ slug, label, title, description, updatedAt }) => ({
      label: type.text(label),
      title: type.text(title),
      description: type.text(description),
      href: paths.document(slug),
      facts: [
        documentFacts(await documents.size(slug), culture),
        GUIDE_WORDS[culture].upToDate(wordedDate(updatedAt, culture)),
      ].join(', '),
    }))
    return {
      state: 'ready',
      model: { title: type.text(values.title), entries: await Promise.all(entries) },
    }
  },
  View: DownloadsView,
  documents: ({ source, documents }) => (source === 'own' ? documents.flatMap(usable) : []),
  examples,
})

type Values = ValuesOf<typeof options.fields>

const isAsked = ({ kind, slug }: OfferedDocument, { source, documents }: Values): boolean =>
  source === 'guides' ? kind === 'guide' : documents.some((own) => own.slug === slug)

/** A document without an address or a title can't be offered. */
const usable = (document: Values['documents'][number]): WrittenDocument[] =>
  SLUG.test(document.slug) && document.title
    ? [{ ...document, date: DAY.test(document.date) ? document.date : '' }]
    : []
