import { fold } from '#base/kit/text/fold.ts'
import { MIN_FILLING } from './form-token.ts'

/** What a sending is judged by. */
export interface Judged {
  /** What stood in the field that is out of sight. */
  trap: readonly string[]
  /** Milliseconds between the drawing of the form and its sending. */
  age: number
  name: string
  email: string
  /** Everything the visitor wrote freely, but the name. */
  texts: readonly string[]
}

/** From this score on a lead waits in quarantine for a person to look at it. */
export const QUARANTINE = 5

interface Rule {
  score: number
  reason: string
  holds(judged: Judged & { text: string; folded: string }): boolean
}

const LINK = /https?:\/\/|www\.[\p{L}\p{N}]|\[url|<a\s/giu

const linksIn = (text: string): number => text.match(LINK)?.length ?? 0

const LETTER = /\p{L}/gu
const LATIN = /\p{Script=Latin}/u

/** Addresses are Latin in any message. */
const ADDRESS = /(?:https?:\/\/|www\.)\S+/gi

/** How much of a message is written in another script; few letters say nothing. */
function shareOfOtherScripts(text: string): number {
  const letters = text.replace(ADDRESS, '').match(LETTER) ?? []
  return letters.length < 8
    ? 0
    : letters.filter((letter) => !LATIN.test(letter)).length / letters.length
}

/** As `fold` leaves them: phrases of sellers of rankings, loans, medicines and games. */
const PHRASES =
  /\b(?:seo services?|backlinks?|guest post|link building|rank (?:your|higher)|first page of google|premiere page de google|referencement garanti|casino|viagra|cialis|crypto(?:monnaie)? (?:invest\w*|gratuit\w*)|bitcoin|forex|payday loan|pret entre particuliers?|offre de pret|make money|earn money|click here|cliquez ici pour gagner|onlyfans|porn\w*|millions? (?:dollars|usd)|whatsapp me|telegram channel)\b/

/** Four signs alone would say « Hmmmm »; eight don't happen by accident. */
const REPEATED = /([^\s\d._=-])\1{7,}/u

const RULES: readonly Rule[] = [
  {
    score: 10,
    reason: 'champ caché rempli',
    holds: ({ trap }) => trap.some((text) => text !== ''),
  },
  { score: 5, reason: 'envoyé en moins de trois secondes', holds: ({ age }) => age < MIN_FILLING },
  { score: 2, reason: 'contient un lien', holds: ({ text }) => linksIn(text) > 0 },
  { score: 3, reason: 'contient trois liens ou plus', holds: ({ text }) => linksIn(text) > 2 },
  { score: 5, reason: 'un lien dans le nom', holds: ({ name }) => linksIn(name) > 0 },
  { score: 3, reason: 'un même signe répété', holds: ({ text }) => REPEATED.test(text) },
  {
    score: 4,
    reason: 'surtout écrit dans un autre alphabet',
    holds: ({ texts }) => shareOfOtherScripts(texts.join(' ')) > 0.5,
  },
  {
    score: 4,
    reason: 'formule connue de courrier indésirable',
    holds: ({ folded }) => PHRASES.test(folded),
  },
  {
    score: 2,
    reason: 'presque tout en capitales',
    holds: ({ text }) =>
      text.length > 40 &&
      text === text.toUpperCase() &&
      /\p{Lu}{20}/u.test(text.replace(/[^\p{L}]/gu, '')),
  },
  {
    score: 3,
    reason: 'le message ne contient que le nom ou l’adresse',
    holds: ({ texts, name, email }) =>
      texts.some((text) => text !== '' && (text === name || text === email)),
  },
]

/** How much a sending looks like spam, and why (in French, for whoever looks at the quarantine). */
export function spamOf(judged: Judged): { score: number; reasons: string[] } {
  const text = [judged.name, ...judged.texts].join('\n')
  const known = { ...judged, text, folded: fold(text) }
  const found = RULES.filter((rule) => rule.holds(known))
  return {
    score: found.reduce((total, { score }) => total + score, 0),
    reasons: found.map(({ reason }) => reason),
  }
}
