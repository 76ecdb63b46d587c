import type { Culture } from '#base/kit/language.ts'
import { wordedDate } from '#base/kit/time/worded-date.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { accessibility } from './accessibility.ts'
import { cookies } from './cookies.ts'
import { dataProtection } from './data-protection.ts'
import { accessibilityStatement } from './english/accessibility-statement.ts'
import { cookiesInEnglish } from './english/cookies.ts'
import { translationNote } from './english/in-french.ts'
import { legalNotice } from './english/legal-notice.ts'
import { privacy } from './english/privacy.ts'
import { examples } from './examples.ts'
import { html, type Html } from './parts/html.ts'
import type { LegalPage } from './parts/legal-site.ts'
import { mentions } from './mentions.ts'
import { options } from './options.ts'

type Kind = 'mentions' | 'donnees' | 'cookies' | 'accessibilite'

/** The law is French, and so are its texts: English pages translate them, of the same facts. */
const TEXTS: Readonly<Record<Culture, Readonly<Record<Kind, (page: LegalPage) => Html>>>> = {
  'fr-FR': { mentions, donnees: dataProtection, cookies, accessibilite: accessibility },
  'en-GB': {
    mentions: legalNotice,
    donnees: privacy,
    cookies: cookiesInEnglish,
    accessibilite: accessibilityStatement,
  },
}

/** A legal page made of the site's settings, with the day on which they were last checked. */
export const widget = defineWidget({
  type: 'legal-text',
  title: 'Texte légal',
  sentence: 'Mentions légales, confidentialité ou cookies, d’après votre fiche.',
  keywords: 'rgpd mentions',
  options,
  async load({ kind }, { site, culture, translations, pageHref, clean }) {
    const { updated_on, accessibility: declared } = site.settings.legal
    const day = kind === 'accessibilite' ? declared.checked_on : updated_on
    const french = translations.find(({ lang }) => lang === 'fr')?.path ?? null
    const note = culture === 'fr-FR' ? null : translationNote(french)
    const text = TEXTS[culture][kind]({ site, pageHref })
    const { source } = html`${note}${text}${day === '' ? null : updatedOn(day, culture)}`
    return { state: 'ready', model: { body: typography(culture).html(await clean(source)) } }
  },
  View: ({ model }) => (
    <div className="rich-text" dangerouslySetInnerHTML={{ __html: model.body }} />
  ),
  examples,
})

const updatedOn = (day: string, culture: Culture): Html =>
  culture === 'fr-FR'
    ? html`<p>Mise à jour du ${wordedDate(day, culture)}.</p>`
    : html`<p>Last updated on ${wordedDate(day, culture)}.</p>`
