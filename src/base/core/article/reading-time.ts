import { labelled, labels } from './labels.ts'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { wordCount } from '#base/kit/text/plain-text.ts'
import type { Culture } from '#base/kit/language.ts'

/** Words that are read in a minute (requirements E2). */
const WORDS_PER_MINUTE = 200

/** Minutes to read clean HTML: ceil(words / 200), 0 when empty (requirements E2). */
export const readingTime = memoize((html) => Math.ceil(wordCount(html) / WORDS_PER_MINUTE), {
  room: roomFor(4_000_000),
  sizeOf: () => 0,
})

/** « Temps de lecture estimé : 3 minutes »; no line at all for 0 minutes (requirements E2). */
export function readingTimeSentence(minutes: number, culture: Culture): string {
  if (minutes <= 0) return ''
  const duration = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return labelled(labels(culture).readingTime, duration, culture)
}
