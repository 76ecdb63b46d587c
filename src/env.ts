import { z } from 'zod'

const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `au choix : ${values.join(', ')}` })

const optionalUrl = (protocols: RegExp, hint: string) =>
  z
    .string()
    .transform((value) => value.trim() || undefined)
    .pipe(z.url({ protocol: protocols, error: hint }).optional())
    .optional()

/** What absolute addresses begin with: a query, a hash or a password would end up in every one. */
const isBase = (url: string | undefined) =>
  url === undefined || /^https?:\/\/[^/?#@]+(?:\/[^?#]*)?$/.test(url)

const MAX_PORT = 65_535
const PORT_HINT = `un numéro de port, de 0 à ${MAX_PORT}`
const PUBLIC_URL_HINT = 'l’adresse publique du site, https://…'

/** Empty counts as absent, so that `.env.example` can name every variable. */
const absentWhenEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() || undefined : value

const schema = z.object({
  NODE_ENV: z.preprocess(
    absentWhenEmpty,
    oneOf(['production', 'development', 'test']).default('production'),
  ),
  PORT: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^\d+$/, PORT_HINT)
      .transform(Number)
      .refine((port) => port <= MAX_PORT, PORT_HINT)
      .default(3000),
  ),
  HOST: z.preprocess(absentWhenEmpty, z.string().default('127.0.0.1')),
  DATA_DIR: z.preprocess(absentWhenEmpty, z.string().default('./data')),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'une adresse postgres://… (absente : SQLite)'),
  PUBLIC_URL: optionalUrl(/^https?$/, PUBLIC_URL_HINT).refine(isBase, PUBLIC_URL_HINT),
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
  TRUST_PROXY: z.preprocess(
    absentWhenEmpty,
    oneOf(['0', '1', 'false', 'true'])
      .default('0')
      .transform((value) => value === '1' || value === 'true'),
  ),
  LOG_LEVEL: z.preprocess(
    absentWhenEmpty,
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
})

/** The environment, checked and typed. */
export type Env = z.infer<typeof schema>

/** One or more variables are wrong; the message names each with what it should be. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment'
}

/** May hold a password: never printed. */
const SECRETS: ReadonlySet<string> = new Set(['DATABASE_URL'])

/**
 * Reads the environment once, at start (design, « environment »).
 * @throws {BadEnvironment} with every fault at once
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables)
  if (result.success) return result.data
  const faults = new Set(
    result.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const value = SECRETS.has(name) ? '…' : JSON.stringify(variables[name] ?? '')
      return `  ${name}=${value} : ${issue.message}`
    }),
  )
  throw new BadEnvironment(
    `Configuration refusée, ${faults.size === 1 ? 'une variable est' : 'des variables sont'} à corriger ` +
      `dans l’environnement ou dans le fichier .env :\n${[...faults].join('\n')}`,
  )
}
