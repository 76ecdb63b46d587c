import type { Office, Site } from '#base/core/site.ts'
import { dialled } from '#base/kit/text/dialled.ts'
import { openingHours, type OpeningHours, openingSpan } from './opening-hours.ts'

/** Facts that a site keeps once. */
interface Facts {
  constants: Pick<Site['constants'], 'phonetolink'>
  offices: readonly Pick<Office, 'hours' | 'phonetolink'>[]
}

/** What a text says otherwise. */
export interface FactFault {
  quote: string
  /** Characters of the text before it. */
  at: number
  advice: string
}

const HOURS_ADVICE =
  'aucun bureau n’est ouvert à ces heures : corrigez, ou gardez s’il s’agit d’autre chose.'
const NOON_ADVICE =
  'vos bureaux ferment dans la journée : corrigez le texte, ou les heures du bureau.'
const PHONE_ADVICE =
  'ce numéro n’est celui d’aucun bureau : corrigez, ou gardez s’il s’agit de quelqu’un d’autre.'

const TIME = String.raw`\d{1,2}\s?(?:h(?:\s?\d{2}\b)?|:\s?\d{2}\b)`
const SPANS = new RegExp(String.raw`(?<![\d,.])${TIME}\s?(?:à|-|–)\s?${TIME}(?!\w)`, 'gu')
const ALL_DAY = /\b(?:journée continue|toute la journée)\b/gu
const PHONES = /(?<![\d+])0[1-9](?:[\s.\-/]?\d{2}){4}(?!\d)/g

/**
 * Hours at which no office is open and numbers that no office answers, in the order of the text. It warns: a
 * meeting in the evening and the telephone of somebody else may well be meant. Without offices whose hours a
 * machine can read there is nothing to say of hours.
 * @param text plain, in French
 */
export function factFaults(text: string, { offices, constants }: Facts): FactFault[] {
  const open = offices.map(({ hours }) => openingHours(hours))
  const spans = open.flat()
  const numbers = new Set([constants, ...offices].map(({ phonetolink }) => dialled(phonetolink)))
  numbers.delete('')
  const found = (pattern: RegExp, advice: string, isFault: (words: string) => boolean) =>
    [...text.matchAll(pattern)]
      .filter(([words]) => isFault(words))
      .map(({ 0: words, index }) => ({ quote: words.replace(/\s+/g, ' '), advice, at: index }))
  const areKnown = spans.length > 0 && open.every((hours) => hours.length > 0)
  return [
    ...(areKnown ? found(SPANS, HOURS_ADVICE, (words) => isShut(spans, words)) : []),
    ...(areKnown && !spans.some(isOverNoon) ? found(ALL_DAY, NOON_ADVICE, () => true) : []),
    ...(numbers.size > 0
      ? found(PHONES, PHONE_ADVICE, (words) => !numbers.has(dialled(words)))
      : []),
  ].toSorted((one, other) => one.at - other.at)
}

/** No such hours of the day: « une à deux heures » is how long something takes. */
const EARLIEST = '06:00'

function isShut(spans: readonly OpeningHours[], words: string): boolean {
  const meant = openingSpan(words)
  return (
    meant !== null &&
    meant.opens >= EARLIEST &&
    !spans.some(({ opens, closes }) => opens <= meant.opens && meant.closes <= closes)
  )
}

const isOverNoon = ({ opens, closes }: OpeningHours): boolean => opens < '13:00' && closes > '13:00'
