import { numericDate } from '#base/kit/time/calendar-day.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { accessibility } from './accessibility.ts'
import { cookies } from './cookies.ts'
import { dataProtection } from './data-protection.ts'
import { examples } from './examples.ts'
import { html, type Html } from './html.ts'
import type { LegalPage } from './legal-site.ts'
import { mentions } from './mentions.ts'
import { options } from './options.ts'

const TEXTS: Readonly<
  Record<'mentions' | 'donnees' | 'cookies' | 'accessibilite', (page: LegalPage) => Html>
> = { mentions, donnees: dataProtection, cookies, accessibilite: accessibility }

/** The law is French, and so are these texts, on English pages too. */
const FRENCH = 'fr-FR'

/** A legal page made of the site's settings, with the day on which they were last checked. */
export const widget = defineWidget({
  type: 'legal-text',
  title: 'Texte légal',
  sentence: 'Mentions légales, confidentialité ou cookies, d’après votre fiche.',
  keywords: 'rgpd mentions',
  options,
  async load({ kind }, { site, href, clean }) {
    const { updated_on, accessibility: declared } = site.settings.legal
    const day = kind === 'accessibilite' ? declared.checked_on : updated_on
    const dated = day === '' ? null : html`<p>Mise à jour du ${numericDate(day, FRENCH)}.</p>`
    const { source } = html`${TEXTS[kind]({ site, href })}${dated}`
    return { state: 'ready', model: { body: typography(FRENCH).html(await clean(source)) } }
  },
  View: ({ model }) => (
    <div className="rich-text" lang="fr" dangerouslySetInnerHTML={{ __html: model.body }} />
  ),
  examples,
})
