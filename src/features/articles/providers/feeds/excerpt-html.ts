import { escapeAttribute, escapeText } from '#base/kit/html/escape-html.ts'
import { sameCalendarDay } from '#base/kit/time/calendar-day.ts'

/** What an excerpt of a public feed is made of; texts are plain. */
export interface Excerpt {
  summary: string
  /** Name of the source. */
  name: string
  /** Address of the original, http or https. */
  url: string
  licence: string
  isVideo: boolean
  /** Instants, ISO 8601. */
  datePublished: string
  dateUpdate: string
  /** Without a date from the source, `datePublished` tells when the entry was first read. */
  isDated: boolean
}

/**
 * Body of an article that is somebody else's: the summary, the way to the original, and the line
 * that its licence asks for, with the date (requirements P1, P2). Clean by the sanitiser's rules.
 */
export function excerptHtml(excerpt: Excerpt): string {
  const { summary, name, url, isVideo } = excerpt
  const invitation = `${isVideo ? 'Voir la vidéo' : 'Lire'} sur ${name}`
  const link =
    `<a class="btn btn-outline-primary" href="${escapeAttribute(url)}" rel="noopener noreferrer">` +
    `${escapeText(invitation)}</a>`
  return [
    ...(summary === '' ? [] : [`<p>${escapeText(summary)}</p>`]),
    `<p>${link}</p>`,
    `<p class="source">${escapeText(sourceLine(excerpt))}</p>`,
  ].join('')
}

/** « Source : BOFiP. Publié le 2 mai 2026, mis à jour le 4 mai 2026. Licence Ouverte 2.0. » */
function sourceLine(excerpt: Excerpt): string {
  const { name, licence, datePublished, dateUpdate, isDated } = excerpt
  const dates = [`${isDated ? 'Publié' : 'Relevé'} le ${longDate(datePublished)}`]
  if (!sameCalendarDay(datePublished, dateUpdate)) {
    dates.push(`mis à jour le ${longDate(dateUpdate)}`)
  }
  return [`Source\u00A0: ${name}`, dates.join(', '), licence]
    .map((sentence) => sentence.trim().replace(/\.$/, ''))
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ')
}

const LONG = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** « 1er mai 2026 »: the day and its month stay together. */
const longDate = (instant: string): string =>
  LONG.format(new Date(instant)).replace(/^1 /, '1er ').replace(' ', '\u00A0')
