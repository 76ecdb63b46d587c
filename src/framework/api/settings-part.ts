import { z } from 'zod'
import { call } from './call.ts'
import type { Right } from './rights.ts'

/** Values as they stand: which ones is said where the part is served. */
const shownPart = z.object({
  values: z.looseObject({}),
  /** How they stood when they were read. */
  base: z.string(),
  /** Whether there is a secret of that name. */
  secrets: z.record(z.string(), z.boolean()).optional(),
  isDefault: z.boolean().optional(),
})
export type ShownPart = z.infer<typeof shownPart>

interface PartRights {
  read: Right
  write: Right
  bodyLimit?: number
  asksAgain?: boolean
}

/** The calls of a part of the settings, which is read and saved as one. */
export const settingsPart = (name: string, { read, write, ...saving }: PartRights) => ({
  read: call({
    method: 'GET',
    path: `/settings/${name}`,
    right: read,
    answer: shownPart,
    reads: ['settings'],
  }),
  save: call({
    ...saving,
    method: 'PUT',
    path: `/settings/${name}`,
    right: write,
    body: z.strictObject({ base: z.string().max(100), values: z.looseObject({}) }),
    answer: shownPart,
    changes: ['settings'],
  }),
})
export type SettingsPart = ReturnType<typeof settingsPart>
