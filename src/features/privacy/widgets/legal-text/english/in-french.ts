import { type Html, html } from '../parts/html.ts'

/** A fact as the firm wrote it, in French; empty when it wrote none. */
export const inFrench = (fact: string): string | Html =>
  fact === '' ? '' : html`<span lang="fr">${fact}</span>`

/** What a translation is worth, above every page that is one. `french`: the page that prevails, `null` without one. */
export function translationNote(french: string | null): Html {
  const original =
    french === null ? null : html` (<a href="${french}" lang="fr">version française</a>)`
  return html`<p>
    <em>This translation is for information only: the French text${original} prevails.</em>
  </p>`
}
