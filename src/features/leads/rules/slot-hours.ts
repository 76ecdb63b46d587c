import type { FormChoice } from '#base/core/form.ts'
import { isFirmClosed } from '#base/core/office.ts'
import type { Office } from '#base/core/site.ts'
import { hourWords } from '#base/kit/time/hour-words.ts'
import type { OpeningHours } from '#features/sites/rules/opening-hours.ts'
import { understoodOrUsual, weekdayOf } from '#features/sites/rules/working-hours.ts'
import { choice } from './messages.ts'

/** Parts of a day on which a firm may be asked to call or to meet, as stored leads name them. */
export const MOMENTS = ['matin', 'apres_midi'] as const
type Moment = (typeof MOMENTS)[number]

/** Where a day is parted; hours that go through it belong to both parts. */
const MIDDAY = '13:00'

/** Times of a day, `09:00`. */
export interface SlotHours {
  opens: string
  closes: string
}

type Hours = Pick<Office, 'key' | 'hours' | 'closings'>

/** The parts of a day that a form offers: those in which an office is open on some day, with its hours. */
export function momentChoices(offices: readonly Hours[]): FormChoice[] {
  const spans = (offices.length > 0 ? offices : [{ hours: [] }]).flatMap(({ hours }) =>
    understoodOrUsual(hours),
  )
  return MOMENTS.flatMap((moment) => {
    const hours = within(spans, moment)
    return hours === null ? [] : [choiceOf(moment, hours)]
  })
}

/**
 * The hours of a part of a day, `2026-11-24`, at an office named by its key, or else at those that are open;
 * `null` when nobody is there.
 */
export function slotHours(
  offices: readonly Hours[],
  { day, moment, office = '' }: { day: string; moment: string; office?: string | undefined },
): SlotHours | null {
  const chosen = offices.filter(({ key }) => key === office)
  const asked = chosen.length > 0 ? chosen : offices
  const open = asked.filter((one) => !isFirmClosed([one], day))
  const weekday = weekdayOf(day)
  const found = MOMENTS.find((one) => one === moment)
  if (weekday === undefined || found === undefined) return null
  const spans = (asked.length > 0 ? open : [{ hours: [] }]).flatMap(({ hours }) =>
    understoodOrUsual(hours).filter(({ days }) => days.includes(weekday)),
  )
  return within(spans, found)
}

/** From the first opening to the last closing of a part of the day; `null` for none. */
function within(spans: readonly OpeningHours[], moment: Moment): SlotHours | null {
  const parts = spans.flatMap(({ opens, closes }) =>
    moment === 'matin'
      ? opens < MIDDAY
        ? [{ opens, closes: closes < MIDDAY ? closes : MIDDAY }]
        : []
      : closes > MIDDAY
        ? [{ opens: opens > MIDDAY ? opens : MIDDAY, closes }]
        : [],
  )
  const opens = parts.map((part) => part.opens).toSorted()[0]
  const closes = parts
    .map((part) => part.closes)
    .toSorted()
    .at(-1)
  return opens === undefined || closes === undefined ? null : { opens, closes }
}

const choiceOf = (moment: Moment, { opens, closes }: SlotHours): FormChoice =>
  moment === 'matin'
    ? choice(
        moment,
        `Le matin, de ${hourWords(opens)} à ${hourWords(closes)}`,
        `In the morning, ${englishTime(opens)} to ${englishTime(closes)}`,
      )
    : choice(
        moment,
        `L’après-midi, de ${hourWords(opens)} à ${hourWords(closes)}`,
        `In the afternoon, ${englishTime(opens)} to ${englishTime(closes)}`,
      )

/** « 9 am », « 12.30 pm ». */
function englishTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const shown = hours % 12 === 0 ? 12 : hours % 12
  const part = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`
  return `${shown}${part}\u00A0${hours < 12 ? 'am' : 'pm'}`
}
