import { type DocumentProblem, templateDocument } from '#base/core/document.ts'
import { Refused } from '#base/kit/refused.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import { writeLast } from '#base/platform/db/transaction.ts'
import {
  type TemplateDraft,
  type TemplateTexts,
  templateTexts,
} from '#features/templates/contract/templates.ts'
import { TEMPLATE_NAMES, templateTitle } from '#features/templates/rules/template-name.ts'
import { siteTemplateDir } from '#features/templates/service/site-template-dir.ts'
import type { TemplateFiles } from '#features/templates/service/template-files.ts'
import { templatePreview } from '#features/templates/service/template-preview.tsx'
import { type KnownTexts, textsOf } from '#features/templates/service/template-texts.ts'
import { templateDocuments } from '../contract/template-documents.ts'
import type { Kind, Live } from '../service/kind.ts'
import { hashOf } from './hash.ts'
import { describeFields, longText } from '#base/core/field/fields.ts'
import { optionChanges } from '../rules/option-changes.ts'
import type { PageChange } from '../rules/page-diff.ts'

/** A template as pages draw with it: the site's copy, or the product's own. */
export interface LiveTemplate extends Live, KnownTexts {
  name: string
  /** Folder of the site's copies. */
  dir: string
  content: TemplateTexts
}

export type TemplateKind = Kind<TemplateTexts, LiveTemplate>

export interface TemplateKindParts {
  templates: TemplateFiles
}

/** What it takes to read a template, its draft and its former versions. */
export const templateReading = ({
  templates,
}: TemplateKindParts): Pick<TemplateKind, 'live' | 'readDraft' | 'readRevision' | 'complete'> => ({
  readDraft,
  readRevision: readDraft,

  async live({ sites }, siteId, { ref: name }) {
    const site = await sites.find(siteId)
    const theme = site?.settings.site_theme ?? ''
    const known = await textsOf(templates, { siteId, theme }, name)
    if (known.own === null && known.original === null) {
      throw new Refused(
        'absent',
        `Le modèle « ${name} » n’existe ni dans le thème ni dans le dossier du site.`,
      )
    }
    const title = templateTitle(name)
    return liveOf({ ...known, name, dir: siteTemplateDir(siteId), title })
  },

  complete: ({ content }, draft) => draft ?? content,
})

/** Templates: what is live of a site's copy lies in files; a disk that refuses takes all of a publication back. */
export const templateKind = (parts: TemplateKindParts): TemplateKind => ({
  ...templateDocuments,
  ...templateReading(parts),

  writeDraft: (content) => JSON.stringify(content),
  over: (_held, sent) => sent,
  reduce: ({ content: live }, content) =>
    canonicalOf(content) === canonicalOf(live) ? null : content,
  async names(_stores, siteId) {
    const own = await parts.templates.ownNames(siteTemplateDir(siteId))
    const names = [...new Set([...TEMPLATE_NAMES, ...own])]
    return names.map((name) => ({ key: templateDocument(name), name: templateTitle(name) }))
  },
  address: () => '',
  shown: ({ name, dir, isLive }, content) =>
    ({
      template: { name, dir, isOwn: isLive },
      ...content,
    }) satisfies Pick<TemplateDraft, 'template' | keyof TemplateTexts>,

  after: (live, content) => liveOf({ ...live, own: content }),
  async write({ sites }, siteId, { name, dir }, content) {
    await sites.changed(siteId)
    await writeLast(() => parts.templates.saveOwn(dir, name, content))
  },
  stays({ own, original }) {
    if (own === null) return 'Le site n’a pas de copie de ce modèle : l’original est en place.'
    return original === null
      ? 'Ce modèle n’a pas d’original : les blocs qui le nomment ne montreraient plus rien.'
      : ''
  },
  // The copy is the draft now, unless there is one: it may come back.
  async unpublish({ sites, documents }, siteId, { name, dir, own, original }) {
    const key = templateDocument(name)
    const { content, counter } = await documents.find(siteId, key)
    if (content === '') {
      const draft = {
        content: JSON.stringify(own),
        liveHash: hashOf(canonicalOf(original ?? NONE)),
      }
      await documents.write(siteId, key, { ...draft, counter: counter + 1 })
    }
    await sites.changed(siteId)
    await writeLast(() => parts.templates.saveOwn(dir, name, NONE))
  },
  async problems(_stores, _siteId, { html }, { name }) {
    if (html.trim() === '') return [problem('Un modèle a un texte HTML.')]
    const drawn = templatePreview(name, html)
    return 'line' in drawn ? [problem(drawn.message)] : []
  },
  async findings(_look, { html }, { name }) {
    const drawn = templatePreview(name, html)
    const warnings = 'line' in drawn ? [] : drawn.warnings
    return warnings.map((sentence) => ({
      check: 'widgets',
      severity: 'look',
      sentence,
      widgetId: null,
      widget: '',
    }))
  },
  told: ({ isLive, content: { html } }) => ({ copie: isLive, signes: html.length }),

  revision: ({ content: live }, content) => JSON.stringify(content ?? live),
  hashOfRevision(text) {
    const content = readDraft(text)
    return content ? hashOf(canonicalOf(content)) : ''
  },
  again: async (_stores, _siteId, _key, content) => content,
  changes: async (before, after) => templateDiff(before, after),
})

function liveOf(
  known: Pick<LiveTemplate, 'own' | 'original' | 'name' | 'dir' | 'title'>,
): LiveTemplate {
  const content = known.own ?? known.original ?? NONE
  return { ...known, content, hash: hashOf(canonicalOf(content)), isLive: known.own !== null }
}

const NONE: TemplateTexts = { html: '', css: '', js: '' }

function readDraft(text: string): TemplateTexts | null {
  const read = parseStored(templateTexts, text)
  return 'value' in read ? read.value : null
}

const canonicalOf = ({ html, css, js }: TemplateTexts): string => JSON.stringify([html, css, js])

const problem = (message: string): DocumentProblem => ({
  widgetId: null,
  widget: '',
  field: 'HTML',
  name: 'html',
  message,
})

const FILES = describeFields({
  html: longText({ label: 'HTML' }),
  css: longText({ label: 'CSS' }),
  js: longText({ label: 'JavaScript' }),
})

/** What became of each file of a template. */
function templateDiff(before: TemplateTexts, after: TemplateTexts): PageChange[] {
  const changes = optionChanges(FILES, { ...before }, { ...after })
  if (changes.length === 0) return []
  return [{ kind: 'changed', widgetId: null, widget: 'Le modèle', words: '', place: '', changes }]
}
