import type { Form, Profile } from './law/profile.ts'

/** Paris and its three neighbours have days of their own. */
const AROUND_PARIS: ReadonlySet<string> = new Set(['75', '92', '93', '94'])

type Kind = 'person' | 'company' | 'sa' | 'other'

const KINDS: Readonly<Record<Form, Kind>> = {
  micro: 'person',
  ei: 'person',
  eurl: 'company',
  sarl: 'company',
  sas: 'company',
  sasu: 'company',
  sa: 'sa',
  sci: 'company',
  scm: 'company',
  association: 'other',
}

interface Taxpayer {
  kind: Kind
  isAroundParis: boolean
  /** First two digits of the SIREN. */
  siren: number
  /** First letter of a person's name. */
  initial: string
}

/** The day of one taxpayer (CGI, ann. IV, art. 39; CIBS, art. D. 161-11). */
function dayOf({ kind, isAroundParis, siren, initial }: Taxpayer): number {
  switch (kind) {
    case 'person':
      if (initial <= 'h') return isAroundParis ? 15 : 16
      return isAroundParis ? 17 : 19
    case 'company':
      if (!isAroundParis) return 21
      return siren < 69 ? 19 : siren < 79 ? 20 : 21
    case 'sa':
      return isAroundParis && siren < 75 ? 23 : 24
    case 'other':
      return 24
  }
}

/**
 * The first and the last day that VAT may fall due for whoever gave these answers; the same twice
 * when they say enough.
 */
export function vatDays({ form, department, siren, initial }: Profile): [number, number] {
  const kinds = form === undefined ? [...new Set(Object.values(KINDS))] : [KINDS[form]]
  const places = department === undefined ? [true, false] : [AROUND_PARIS.has(department)]
  // One number and one letter on either side of each bound.
  const numbers = siren === undefined ? [0, 70, 76, 80] : [Number(siren)]
  const letters = initial === undefined ? ['a', 'z'] : [initial]
  const days = kinds.flatMap((kind) =>
    places.flatMap((isAroundParis) =>
      numbers.flatMap((number) =>
        letters.map((letter) => dayOf({ kind, isAroundParis, siren: number, initial: letter })),
      ),
    ),
  )
  return [Math.min(...days), Math.max(...days)]
}
