import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('0')
  .transform((value) => value === '1' || value === 'true')

const optionalUrl = (protocols: RegExp, hint: string) =>
  z
    .string()
    .transform((value) => value.trim() || undefined)
    .pipe(z.url({ protocol: protocols, error: hint }).optional())
    .optional()

/** Empty counts as absent, so that `.env.example` can name every variable. */
const absentWhenEmpty = (value: unknown) => (value === '' ? undefined : value)

const schema = z.object({
  NODE_ENV: z.preprocess(
    absentWhenEmpty,
    z.enum(['production', 'development', 'test']).default('production'),
  ),
  PORT: z.preprocess(
    absentWhenEmpty,
    z.coerce.number('un numéro de port').int().min(0).max(65_535).default(3000),
  ),
  HOST: z.preprocess(absentWhenEmpty, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(absentWhenEmpty, z.string().default('./data')),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'une adresse postgres://… (absente : SQLite)'),
  PUBLIC_URL: optionalUrl(/^https?$/, 'l’adresse publique du site, https://…'),
  PROVIDER: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .default('library')
      .transform((value) => value.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(['library'], { error: 'seul « library » est connu de cette version' }))),
  ),
  PROVIDER_SEGMENT: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'lettres minuscules, chiffres et tirets')
      .default('testa'),
  ),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.preprocess(
    absentWhenEmpty,
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
})

/** The environment, checked and typed. */
export type Env = z.infer<typeof schema>

/** One or more variables are wrong; the message names each with what it should be. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment'
}

/**
 * Reads the environment once, at start (design, « environment »).
 * @throws {BadEnvironment} with every fault at once
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  const faults = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return `  ${name}=${JSON.stringify(variables[name] ?? '')} : ${issue.message}`
  })
  throw new BadEnvironment(
    `Configuration refusée, ${faults.length === 1 ? 'une variable est' : 'des variables sont'} à corriger ` +
      `dans l’environnement ou dans le fichier .env :\n${faults.join('\n')}`,
  )
}
