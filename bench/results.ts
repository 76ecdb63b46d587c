import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Curve } from './curve.ts'
import type { Figure } from './figure.ts'

/** What a part of the bench gave in one run. */
export interface PartResult {
  figures: Figure[]
  curves: Curve[]
}

/** The same as it is kept: with when and on what it was measured. */
export interface KeptPart extends PartResult {
  /** In French, for the heading. */
  title: string
  /** Day of the run, `AAAA-MM-JJ`. */
  day: string
  node: string
  processors: number
  /** What made the load, with its version: « wrk 4.1.0 ». */
  generator?: string
}

/** Parts by name, in the order of the table. */
export type Results = Record<string, KeptPart>

const FILE = 'bench/results.json'

/** What could not be measured is `null` in JSON. */
const measure = z
  .number()
  .nullable()
  .transform((value) => value ?? Number.NaN)

const figure = z.object({
  name: z.string(),
  value: measure,
  unit: z.string(),
  baseline: measure.exactOptional(),
  ratio: measure.exactOptional(),
  target: z
    .object({
      of: z.enum(['value', 'ratio']),
      bound: z.enum(['at least', 'at most']),
      limit: z.number(),
    })
    .exactOptional(),
  met: z.boolean().nullable(),
})

const results = z.record(
  z.string(),
  z.object({
    title: z.string(),
    day: z.iso.date(),
    node: z.string(),
    processors: z.number().int(),
    generator: z.string().exactOptional(),
    figures: z.array(figure),
    curves: z.array(
      z.object({
        name: z.string(),
        unit: z.string(),
        size: z.string(),
        points: z.array(z.object({ size: z.number(), value: measure })),
      }),
    ),
  }),
)

/** What the last runs that were written gave. @throws when the file is not one of them */
export async function readResults(file = FILE): Promise<Results> {
  return results.parse(JSON.parse(await readFile(file, 'utf8')))
}

/** Keeps the parts of a run; those that did not run stay as they were. */
export async function keepResults(
  run: Results,
  order: readonly string[],
  file = FILE,
): Promise<Results> {
  const known = await readResults(file).catch((cause: unknown): Results => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return {}
    throw cause
  })
  const merged = { ...known, ...run }
  const sorted = Object.fromEntries(
    order.flatMap((name) => (merged[name] ? [[name, merged[name]] as const] : [])),
  )
  await writeFile(file, `${JSON.stringify(sorted, null, 2)}\n`)
  return sorted
}
