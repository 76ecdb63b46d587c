import { z } from 'zod'

/** The number of a request in an address. */
export const leadNumber = z.object({ id: z.coerce.number().int().positive() })
