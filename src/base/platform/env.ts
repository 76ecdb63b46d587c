import { DATA_DIR } from './installation/data-dir.ts'
import { z } from 'zod'
import { passwordFault } from '#base/core/account.ts'
import { PROVIDERS } from '#base/core/settings/feed-source.ts'
import { hostName } from '#base/core/address/host-name.ts'
import { ContentError } from '#base/core/content-error.ts'
import { withoutEnd } from '#base/kit/text/trim-end.ts'
import { readProxyTrust } from './security/proxy-trust.ts'

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

/** The same for what paths are appended to: without the slash they begin with. */
const optionalBase = (hint: string) =>
  optionalUrl(/^https?$/, hint)
    .refine(isBase, hint)
    .transform((url) => url && withoutEnd(url, /\//))

const MAX_PORT = 65_535
const PORT_HINT = `un numéro de port, de 0 à ${MAX_PORT}`
const PUBLIC_URL_HINT = 'l’adresse publique du site, https://…'
const BASE_HINT = 'une adresse http:// ou https:// sans « ? », « # », ni nom ou mot de passe'
const ADMIN_HOST_HINT = 'un nom d’hôte, admin.exemple.fr, sans https:// ni chemin'
const SMTP_HINT = 'une adresse smtp://… ou smtps://… qui nomme un serveur'
const PROVIDERS_HINT = `une suite de ${PROVIDERS.join(', ')}, séparés par des virgules`
const CACHE_HINT = 'un nombre entier de Mio, de 10 à 1000000'
const PAGE_CACHE_HINT = 'un nombre de Mio, de 4 à 100000'
const PROXY_HINT =
  '0, 1, un nombre de serveurs mandataires (10 au plus), ou leurs adresses et réseaux (10.0.0.0/8) ' +
  'séparés par des virgules, avec les noms loopback et private'
const DOMAINS_HINT = 'des noms de domaine, cabinet-a.fr,cabinet-b.fr, séparés par des virgules'
const MAX_DELAY = 300
const DELAY_HINT = `un nombre entier de secondes, de 0 à ${MAX_DELAY}`
const MIN_METRICS_TOKEN = 16
const SECRET_HINT = 'au moins 16 signes sans espace ni lettre accentuée'

/** Empty counts as absent, so that `.env.example` can name every variable. */
const absentWhenEmpty = (value: unknown) =>
  typeof value === 'string' ? value.trim() || undefined : value

const flag = z.preprocess(
  absentWhenEmpty,
  oneOf(['0', '1', 'false', 'true'])
    .default('0')
    .transform((value) => value === '1' || value === 'true'),
)

/** What stands in an `Authorization` header: anything else would break it or end it. */
const token = z
  .string()
  .regex(/^[\x21-\x7e]+$/, 'un jeton sans espace ni lettre accentuée')
  .optional()

/** A host in its one form, with its port when it has one; `null` for what is none. */
function hostWithPort(value: string): string | null {
  const name = nameOf(value)
  const [, port] = /:(\d{1,5})$/.exec(value) ?? []
  if (name === null || Number(port ?? 0) > MAX_PORT) return null
  return port === undefined ? name : `${name}:${Number(port)}`
}

function nameOf(host: string): string | null {
  try {
    return hostName(host)
  } catch (cause) {
    if (cause instanceof ContentError) return null
    throw cause
  }
}

/** Names in their one form; `null` when one of them is none, or a whole country's. */
function domainsOf(value: string): string[] | null {
  const typed = value.split(',')
  const names = typed.flatMap((name) => nameOf(name.trim()) ?? [])
  const isEach = names.length === typed.length && names.every((name) => name.includes('.'))
  return isEach ? names : null
}

/** `contact@cabinet.fr` or `Cabinet <contact@cabinet.fr>`. */
function isSender(value: string): boolean {
  const [, address = value] = /^[^<>\r\n]*<([^<>]*)>$/.exec(value) ?? []
  return z.email().safeParse(address).success
}

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
  DATA_DIR: z.preprocess(absentWhenEmpty, z.string().default(DATA_DIR)),
  DATABASE_URL: optionalUrl(/^postgres(ql)?$/, 'une adresse postgres://… (absente : SQLite)'),
  PUBLIC_URL: optionalBase(PUBLIC_URL_HINT),
  ADMIN_HOST: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .transform((value, context) => {
        const host = hostWithPort(value)
        if (host !== null) return host
        context.addIssue({ code: 'custom', message: ADMIN_HOST_HINT })
        return z.NEVER
      })
      .optional(),
  ),
  PROVIDER: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .default('library')
      .transform((value) => value.split(',').map((name) => name.trim()))
      .pipe(z.array(z.enum(PROVIDERS, { error: PROVIDERS_HINT })))
      .refine((names) => new Set(names).size === names.length, 'chaque nom une seule fois'),
  ),
  PROVIDER_URL: optionalBase(BASE_HINT),
  PROVIDER_TOKEN: z.preprocess(absentWhenEmpty, token),
  PROVIDER_MEDIA_URL: optionalBase(BASE_HINT),
  PROVIDER_MEDIA_CACHE_MB: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^\d{1,7}$/, CACHE_HINT)
      .transform(Number)
      .refine((megabytes) => megabytes >= 10 && megabytes <= 1_000_000, CACHE_HINT)
      .default(1024),
  ),
  PAGE_CACHE_MB: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^\d{1,6}$/, PAGE_CACHE_HINT)
      .transform(Number)
      .refine((megabytes) => megabytes >= 4 && megabytes <= 100_000, PAGE_CACHE_HINT)
      .default(64),
  ),
  PROVIDER_ALLOW_PRIVATE: flag,
  PROVIDER_SEGMENT: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'lettres minuscules, chiffres et tirets')
      .default('testa'),
  ),
  SMTP_URL: optionalUrl(/^smtps?$/, SMTP_HINT).refine(
    (url) => url === undefined || Boolean(URL.parse(url)?.hostname),
    SMTP_HINT,
  ),
  MAIL_FROM: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .refine(isSender, 'une adresse, contact@exemple.fr ou Cabinet <contact@exemple.fr>')
      .optional(),
  ),
  MAIL_DOMAINS: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .transform((value, context) => {
        const domains = domainsOf(value)
        if (domains !== null) return domains
        context.addIssue({ code: 'custom', message: DOMAINS_HINT })
        return z.NEVER
      })
      .optional(),
  ),
  ADMIN_EMAIL: z.preprocess(
    absentWhenEmpty,
    z.email('une adresse e-mail').max(254, 'une adresse e-mail').toLowerCase().optional(),
  ),
  // As it is typed: spaces belong to it.
  ADMIN_PASSWORD: z
    .string()
    .transform((value) => (value.trim() === '' ? undefined : value))
    .optional(),
  SEED: z.preprocess(absentWhenEmpty, oneOf(['demo']).optional()),
  SECRET: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^[\x21-\x7e]{16,}$/, SECRET_HINT)
      .optional(),
  ),
  METRICS_TOKEN: z.preprocess(
    absentWhenEmpty,
    token.unwrap().min(MIN_METRICS_TOKEN, `au moins ${MIN_METRICS_TOKEN} signes`).optional(),
  ),
  TRUST_PROXY: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .default('0')
      .transform((value, context) => {
        const trust = readProxyTrust(value)
        if (trust !== null) return trust
        context.addIssue({ code: 'custom', message: PROXY_HINT })
        return z.NEVER
      }),
  ),
  DRAIN_DELAY: z.preprocess(
    absentWhenEmpty,
    z
      .string()
      .regex(/^\d{1,3}$/, DELAY_HINT)
      .transform(Number)
      .refine((seconds) => seconds <= MAX_DELAY, DELAY_HINT)
      .default(0),
  ),
  LOG_LEVEL: z.preprocess(
    absentWhenEmpty,
    oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  ),
})

/** Every variable that is read. */
export const ENV_NAMES: readonly string[] = Object.keys(schema.shape)

/** The environment, checked and typed. */
export type Env = z.infer<typeof schema>

/** One or more variables are wrong; the message names each with what it should be. */
export class BadEnvironment extends Error {
  override name = 'BadEnvironment'
  /** `PORT="x" : what it should be`, one a variable. */
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `Configuration refusée, ${faults.length === 1 ? 'une variable est' : 'des variables sont'} à corriger ` +
        `dans l’environnement ou dans le fichier .env :\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/** May hold a password: never printed. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'PROVIDER_TOKEN',
  'SMTP_URL',
  'METRICS_TOKEN',
  'SECRET',
  'ADMIN_PASSWORD',
])

/**
 * Reads the environment once, at start.
 * @throws {BadEnvironment} with every fault at once
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const result = schema.safeParse(variables)
  const faults = new Set([
    ...(result.error?.issues ?? []).map((issue) => {
      const name = String(issue.path[0])
      return `${name}=${printed(name, variables[name] ?? '')} : ${issue.message}`
    }),
    ...jointFaults(variables),
  ])
  if (result.success && faults.size === 0) return result.data
  throw new BadEnvironment([...faults])
}

/** A value as a fault may show it: without what an address may hide before « @ » or after « ? ». */
const printed = (name: string, value: string): string =>
  SECRETS.has(name) ? '…' : JSON.stringify(withoutPassword(value).replace(/[?#].+/s, '?…'))

function withoutPassword(value: string): string {
  const from = value.indexOf('//') + 2
  const to = value.lastIndexOf('@')
  return from > 1 && to >= from ? `${value.slice(0, from)}…${value.slice(to)}` : value
}

/** What one variable asks of another. */
function jointFaults(variables: Record<string, string | undefined>): string[] {
  const isAbsent = (name: string) => absentWhenEmpty(variables[name]) === undefined
  const providers = schema.shape.PROVIDER.safeParse(variables['PROVIDER'])
  const asksForUrl = providers.success && providers.data.includes('http')
  const database = schema.shape.DATABASE_URL.safeParse(variables['DATABASE_URL'])
  const isShared = database.success && database.data !== undefined
  const faults: string[] = []
  if (asksForUrl && isAbsent('PROVIDER_URL')) {
    faults.push('PROVIDER_URL="" : l’adresse du fournisseur, puisque PROVIDER contient « http »')
  }
  if (isShared && isAbsent('SECRET')) {
    faults.push(
      `SECRET="" : ${SECRET_HINT}, le même pour tous les serveurs de cette base PostgreSQL`,
    )
  }
  faults.push(...adminHostFaults(variables))
  faults.push(...firstAdminFaults(variables['ADMIN_EMAIL'], variables['ADMIN_PASSWORD']))
  return faults
}

/** The back office's own host is no site's: the public address is that of the default site. */
function adminHostFaults({ ADMIN_HOST = '', PUBLIC_URL = '' }: Variables): string[] {
  const own = ADMIN_HOST.trim() === '' ? null : nameOf(ADMIN_HOST)
  const site = nameOf(URL.parse(PUBLIC_URL.trim())?.hostname ?? '')
  if (own === null || own !== site) return []
  return [
    `ADMIN_HOST=${JSON.stringify(ADMIN_HOST)} : un autre nom que celui de PUBLIC_URL, qui mène au site par défaut`,
  ]
}

type Variables = Record<string, string | undefined>

/** The first super-admin needs both, and a password that anybody else could choose. */
function firstAdminFaults(email = '', password = ''): string[] {
  if (email.trim() === '' && password.trim() === '') return []
  if (email.trim() === '') return ['ADMIN_EMAIL="" : l’adresse qui va avec ADMIN_PASSWORD']
  if (password.trim() === '') return ['ADMIN_PASSWORD=… : le mot de passe qui va avec ADMIN_EMAIL']
  const fault = passwordFault(password, email)
  return fault === null ? [] : [`ADMIN_PASSWORD=… : ${fault}`]
}
