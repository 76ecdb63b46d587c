import { z } from 'zod'
import { degrees } from '#base/core/field/field-formats.ts'
import { savedMembersOf, wholeObjectOf } from '#base/core/field/field-schema.ts'
import {
  day,
  defaultsOf,
  forDevelopers,
  inGroup,
  list,
  media,
  page,
  text,
} from '#base/core/field/fields.ts'
import type { Office } from '#base/core/site.ts'
import { planPath } from '#base/core/office.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { MAX_CLOSINGS, withoutOverlap } from './closings.ts'
import { type Phone, withOwnPhone } from './offices.ts'
import { closedWeek, linesOf, MAX_SPANS, overlapsFormer, weekOf } from './week.ts'

/** What is seen at once of an office, over its hours. */
export const OFFICE = {
  name: text({
    label: 'Nom du bureau',
    example: 'Bureau du centre',
    required: 'Donnez le nom du bureau.',
  }),
  phone: text({ label: 'Téléphone', help: 'Vide : celui du cabinet.', example: '01 99 00 12 34' }),
  street: text({ label: 'Rue' }),
  postcode: text({ label: 'Code postal' }),
  town: text({ label: 'Ville' }),
}

/** What is said below its hours. */
export const HOURS_NOTE = {
  note: text({ label: 'Précision', example: 'Le samedi sur rendez-vous' }),
}

/** What is folded under them. */
export const OFFICE_MORE = {
  ...inGroup('Fermetures exceptionnelles', {
    closings: list({
      label: 'Jours où le bureau est fermé',
      help: 'Le site les annonce de deux semaines avant jusqu’au dernier.',
      max: MAX_CLOSINGS,
      members: {
        from: day({ label: 'Du' }),
        until: day({ label: 'Au', help: 'Ce jour compris.' }),
        reason: text({ label: 'Motif', example: 'Congés de fin d’année', max: 120 }),
      },
    }),
  }),
  ...inGroup('Page, plan et accès', {
    page: page({ label: 'Page du bureau', max: 2_147_483_647 }),
    plan: media({
      label: 'Plan dessiné',
      help: 'Le chemin pour venir, les rues, le stationnement.',
      accept: 'image',
    }),
    itinerary: text({
      label: 'Itinéraire',
      help: 'L’adresse d’une carte en ligne, d’où le visiteur part de chez lui.',
      format: 'web-address',
    }),
    latitude: text({ label: 'Latitude', example: '48,8566', format: 'latitude' }),
    longitude: text({ label: 'Longitude', example: '2,3522', format: 'longitude' }),
  }),
  ...forDevelopers({
    key: text({
      label: 'Clé',
      help: 'Un mot court, sans accents, par lequel les pages le nomment ; vide : fait de son nom.',
      format: 'office-key',
    }),
    dialled: text({
      label: 'Téléphone composé',
      help: 'Vide : celui qui est affiché.',
      example: '+33199001234',
    }),
  }),
}

/** All that is said of an office, but for its hours. */
export const OFFICE_FIELDS = { ...OFFICE, ...HOURS_NOTE, ...OFFICE_MORE }

const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Donnez une heure.')

const spans = z
  .array(z.object({ opens: time, closes: time }))
  .max(MAX_SPANS, `Un jour compte ${MAX_SPANS} plages au plus.`)
  .superRefine((ofDay, context) => {
    for (const [index, span] of ofDay.entries()) {
      const fault = (member: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, member], message })
      if (span.opens >= span.closes) fault('closes', 'La plage finit avant de commencer.')
      else if (overlapsFormer(span, index, ofDay)) fault('opens', 'Les plages se chevauchent.')
    }
  })

const words = z.string().max(500, 'Une ligne compte 500 signes au plus.')

/** Hours as they are written; the grid stands for the lines wherever it says all of them. */
const hours = z.object({
  lines: z.array(z.object({ days: words, times: words })).max(20, '20 lignes au plus.'),
  week: z.array(spans).length(7).nullable(),
})

/** An office as its form shows it. */
export const shownOffice = wholeObjectOf(OFFICE_FIELDS).and(z.object({ hours }))
export type ShownOffice = z.infer<typeof shownOffice>

const savedOffice = z
  .strictObject({ ...savedMembersOf(OFFICE_FIELDS), hours })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === '') === (longitude === '')) return
    const message = 'La latitude et la longitude vont ensemble : donnez les deux, ou aucune.'
    context.addIssue({
      code: 'custom',
      path: [latitude === '' ? 'latitude' : 'longitude'],
      message,
    })
  })
  .superRefine(({ closings }, context) => withoutOverlap(closings, context))

/** Offices as their form saves them. */
export const savedOffices = z
  .array(savedOffice)
  .max(50, 'Un cabinet compte 50 bureaux au plus.')
  .superRefine((offices, context) => {
    const keys = offices.map(({ key }) => key)
    for (const [index, key] of keys.entries()) {
      if (key === '' || keys.indexOf(key) === index) continue
      const message = `Un autre bureau a déjà la clé « ${key} ».`
      context.addIssue({ code: 'custom', path: [index, 'key'], message })
    }
  })

/** An office of which nothing is written yet. */
export const BLANK_OFFICE: ShownOffice = {
  ...defaultsOf(OFFICE_FIELDS),
  hours: { lines: [], week: closedWeek() },
}

/** An office for its form. */
export function shownOfficeOf(office: Office, firm: Phone): ShownOffice {
  const { key, name, street, postcode, town, page: ofOffice, itinerary } = office
  const { phonetotext, phonetolink } = withOwnPhone(office, firm)
  return {
    name,
    phone: phonetotext,
    street,
    postcode,
    town,
    note: office.note ?? '',
    closings: office.closings ?? [],
    page: ofOffice,
    plan: planPath(office),
    itinerary,
    latitude: degreesText(office.latitude),
    longitude: degreesText(office.longitude),
    key,
    dialled: phonetolink,
    hours: { lines: office.hours, week: weekOf(office.hours) },
  }
}

const degreesText = (value: number | undefined): string =>
  value === undefined ? '' : String(value).replace('.', ',')

/** Saved offices as a site keeps them; one without a key gets one of its name. */
export function storedOffices(saved: readonly ShownOffice[]): Office[] {
  const taken = new Set(saved.map(({ key }) => key))
  return saved.map((office): Office => {
    const key = office.key || freeKey(office.name, taken)
    taken.add(key)
    const { name, street, postcode, town, note, closings, page: ofOffice, plan, itinerary } = office
    const latitude = degrees(office.latitude, 90)
    const longitude = degrees(office.longitude, 180)
    return {
      key,
      name,
      street,
      postcode,
      town,
      phonetotext: office.phone,
      phonetolink: office.dialled,
      hours: keptHours(office.hours),
      ...(note === '' ? {} : { note }),
      ...(closings.length === 0
        ? {}
        : { closings: closings.toSorted((a, b) => (a.from < b.from ? -1 : 1)) }),
      page: ofOffice,
      plan,
      itinerary,
      ...(latitude === null || longitude === null ? {} : { latitude, longitude }),
    }
  })
}

/** Lines that the grid still says stay as they were written. */
function keptHours({ lines, week }: ShownOffice['hours']): Office['hours'] {
  if (week === null) return lines
  return JSON.stringify(weekOf(lines)) === JSON.stringify(week) ? lines : linesOf(week)
}

function freeKey(name: string, taken: ReadonlySet<string>): string {
  const base = slugOf(name, 36) || 'bureau'
  if (!taken.has(base)) return base
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
  }
}
