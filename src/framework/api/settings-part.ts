import { z } from 'zod'
import { call } from './call.ts'
import type { Right } from './rights.ts'

/** What a part of the settings answers, whatever its values. */
const shown = z.object({
  /** How they stood when they were read. */
  base: z.string(),
  isDefault: z.boolean().optional(),
  /** How many other sites follow what is saved here. */
  followers: z.number().optional(),
})
export type ShownPart<V> = z.infer<typeof shown> & {
  values: V
  /** The values of the site that this one follows. */
  preset?: V | undefined
}

interface PartRights {
  read: Right
  write: Right
  bodyLimit?: number
  asksAgain?: boolean
}

/** The calls of a part of the settings, which is read and saved as one. What may be saved is said where it is served. */
export const settingsPart = <V extends object>(
  name: string,
  values: z.ZodType<V>,
  { read, write, ...saving }: PartRights,
) => ({
  read: call({
    method: 'GET',
    path: `/settings/${name}`,
    right: read,
    answer: shown.extend({ values, preset: values.optional() }),
    reads: ['settings'],
  }),
  save: call({
    ...saving,
    method: 'PUT',
    path: `/settings/${name}`,
    right: write,
    body: z.strictObject({ base: z.string().max(100), values: z.looseObject({}) }),
    answer: shown.extend({ values, preset: values.optional() }),
    changes: ['settings'],
  }),
})
export type SettingsPart<V extends object = object> = ReturnType<typeof settingsPart<V>>
