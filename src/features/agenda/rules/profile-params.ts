import { z } from 'zod'
import { normalForm } from '#base/kit/text/normal-form.ts'
import { ACTIVITIES, FORMS, PREMISES, type Profile, TAXES, VATS, YES_NO } from './law/profile.ts'

const keyOf = <T extends string>(choices: Readonly<Record<T, string>>) =>
  z.custom<T>((value) => typeof value === 'string' && Object.hasOwn(choices, value))

const yesNo = keyOf(YES_NO).transform((value) => value === 'oui')

/** Signs of an answer that are read at all. */
const MOST = 20

const typed = z.string().max(MOST)

/** The parameters of an address that describe a firm, in the order of the form and of addresses. */
const PARAMS = {
  forme: ['form', 'la forme de l’entreprise', keyOf(FORMS)],
  impot: ['tax', 'l’impôt', keyOf(TAXES)],
  cloture: ['closing', 'le mois de clôture', typed.regex(/^(?:0?[1-9]|1[0-2])$/).transform(Number)],
  tva: ['vat', 'la TVA', keyOf(VATS)],
  salaries: ['staff', 'le nombre de salariés', typed.regex(/^\d{1,6}$/).transform(Number)],
  locaux: ['premises', 'les locaux', keyOf(PREMISES)],
  activite: ['activity', 'l’activité', keyOf(ACTIVITIES)],
  vehicules: ['vehicles', 'les véhicules', yesNo],
  europe: ['europe', 'les échanges avec l’Union européenne', yesNo],
  dividendes: ['dividends', 'les dividendes', yesNo],
  departement: [
    'department',
    'le département',
    typed.toUpperCase().regex(/^(?:0[1-9]|1\d|2[AB1-9]|[3-8]\d|9[0-5]|97[1-6])$/),
  ],
  siren: [
    'siren',
    'le SIREN',
    typed
      .transform((text) => text.replaceAll(' ', ''))
      .pipe(z.string().regex(/^\d\d(?:\d{7})?$/))
      .transform((digits) => digits.slice(0, 2)),
  ],
  initiale: [
    'initial',
    'la première lettre du nom',
    typed
      .transform((text) => normalForm(text, 'NFD').charAt(0).toLowerCase())
      .pipe(z.string().regex(/^[a-z]$/)),
  ],
} as const satisfies Record<string, readonly [keyof Profile, string, z.ZodType]>

export type ProfileParam = keyof typeof PARAMS

/** In the order of the form. */
// The keys of that table, and no others.
export const PROFILE_PARAMS = Object.keys(PARAMS) as ProfileParam[]

/** What an address says of a firm, and the names of the answers that can't be read. */
export interface ReadProfile {
  profile: Profile
  /** « la forme de l’entreprise »: what was given, yet is none of the answers there are. */
  wrong: string[]
}

/** Reads the parameters of an address; an empty one says nothing, a repeated one can't be read. */
export function readProfile(query: Readonly<Record<string, unknown>>): ReadProfile {
  const profile: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const name of PROFILE_PARAMS) {
    const given = Object.hasOwn(query, name) ? query[name] : undefined
    if (given === undefined || given === '') continue
    const [key, label, schema] = PARAMS[name]
    const read = schema.safeParse(typeof given === 'string' ? given.trim() : given)
    if (read.success) profile[key] = read.data
    else wrong.push(label)
  }
  // Each member is what the schema of its parameter gives.
  return { profile: profile as Profile, wrong }
}

/** The one spelling of a profile in an address: `[['forme', 'sarl'], ['cloture', '06']]`. */
export function profileParams(profile: Profile): [ProfileParam, string][] {
  return PROFILE_PARAMS.flatMap((name): [ProfileParam, string][] => {
    const value = profile[PARAMS[name][0]]
    return value === undefined ? [] : [[name, spelt(value)]]
  })
}

function spelt(value: string | number | boolean): string {
  return typeof value === 'boolean' ? (value ? 'oui' : 'non') : String(value)
}
