import { z } from 'zod'
import { sampled } from '../exhaustive.ts'

const schema = z.object({ FAULT_ROUNDS: z.coerce.number().int().min(1).max(1000).default(1) })

/** How often a fault is made: once in `npm test`, thirty times when time is no matter. */
export const FAULT_ROUNDS = schema.parse({
  FAULT_ROUNDS: process.env['FAULT_ROUNDS'] || undefined,
}).FAULT_ROUNDS

/** Options of a test that makes a fault so often: one round is the sample of the many. */
export const inRounds = (isSample = true): ReturnType<typeof sampled> =>
  sampled(isSample && FAULT_ROUNDS === 1)
