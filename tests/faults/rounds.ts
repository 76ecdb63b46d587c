import { z } from 'zod'

const schema = z.object({ FAULT_ROUNDS: z.coerce.number().int().min(1).max(1000).default(3) })

/** How often a fault is made: three times in the tests, thirty and more when time is no matter. */
export const FAULT_ROUNDS = schema.parse({
  FAULT_ROUNDS: process.env['FAULT_ROUNDS'] || undefined,
}).FAULT_ROUNDS
