import { z } from 'zod'
import type { Office } from '#base/core/site.ts'
import { closing } from './closings.ts'

const line = z.string().max(500)
const lines = z.array(z.object({ days: line, times: line })).max(20)

/** An office of the firm as a site keeps it. */
export const office = z.object({
  key: z.string().regex(/^[a-z0-9-]{1,40}$/, 'seuls a–z, 0–9 et « - » sont admis'),
  name: line,
  street: line,
  postcode: line,
  town: line,
  phonetotext: line,
  phonetolink: line,
  hours: lines,
  note: line.optional(),
  closings: z.array(closing).max(1_000).optional(),
  page: z.int().min(0).max(2_147_483_647),
  plan: line,
  itinerary: line,
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
}) satisfies z.ZodType<Office>

/** Offices to keep. */
export const writtenOffices = z
  .array(
    office
      .extend({ name: line.min(1, 'le nom est vide') })
      .refine(
        ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
        'la latitude et la longitude vont ensemble : donnez les deux, ou aucune',
      ),
  )
  .max(50)
  .refine(
    (offices) => new Set(offices.map(({ key }) => key)).size === offices.length,
    'deux bureaux portent la même clé',
  )

/** A telephone as it is read and as it is dialled. */
export type Phone = Pick<Office, 'phonetotext' | 'phonetolink'>

/** An office with the telephone that it answers: the firm’s when it has none of its own. */
export const withPhone = (read: Office, { phonetotext, phonetolink }: Phone): Office =>
  read.phonetotext === '' ? { ...read, phonetotext, phonetolink } : read

/** The reverse: without a telephone that is the firm’s. */
export const withOwnPhone = (read: Office, firm: Phone): Office =>
  isSamePhone(read, firm) ? { ...read, phonetotext: '', phonetolink: '' } : read

export const isSamePhone = (a: Phone, b: Phone): boolean =>
  a.phonetotext === b.phonetotext && a.phonetolink === b.phonetolink
