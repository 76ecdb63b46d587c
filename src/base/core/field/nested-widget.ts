import { z } from 'zod'

/** A widget inside another one, as stored. */
export const nestedWidget = z.looseObject({
  id: z.int().positive(),
  type: z.string().max(60),
  version: z.int().positive(),
  options: z.record(z.string(), z.unknown()),
})
export type NestedWidget = z.infer<typeof nestedWidget>
