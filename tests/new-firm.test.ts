/** @module-tag exhaustive */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSite } from '#app/commands/archive/create.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import { copySeedMedia } from '#app/demo/seed-media.ts'
import { personName } from '#base/core/person.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { holdsOwn, type OwnWords, ownWordsOf } from '#features/archive/rules/own-words.ts'
import { makePdf } from '#features/documents/pdf/make-pdf.ts'
import { pdfCache } from '#features/documents/service/pdf-cache.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { htmlFaults } from './html.ts'

const HOST = 'www.orion.test'
const TEAM = ['Ambre Keller', 'Léo Saint-Paul', 'Yuna Prigent']
const HOURS = Array.from({ length: 7 }, (_, day) =>
  day < 5 ? [{ opens: '08:30', closes: '17:30' }] : [],
)

let site: TestApp
let folder: string
let id: number
let own: OwnWords

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-new-firm-'))
  site = await createTestApp({
    session: sessionOf('editor'),
    documents: pdfCache({ folder, make: makePdf, version: 1, warn: () => {} }),
  })
  await copySeedMedia(join(site.dataDir, 'media'))
  own = await demosOwn()
  const wish = { name: 'Étude Orion', hosts: [HOST], email: 'a@orion.test', withArticles: true }
  ;({ id } = await createSite(site.stores, site.dataDir, { id: 1 }, wish))
  await save('identity', { phonetotext: '01 99 00 77 88', localite: 'Brume' })
  await save('offices', { offices: [SAID] })
  const { values } = await read('legal')
  await save('legal', { legal: { ...(values['legal'] as object), ...LEGAL } })
  await save('theme', { light: { primary: '#7a2e3a' } })
  for (const name of TEAM) await joins(name)
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const OFFICE = {
  key: '',
  phone: '',
  dialled: '',
  postcode: '75001',
  note: '',
  closings: [],
  page: 0,
  plan: '',
  itinerary: '',
  latitude: '',
  longitude: '',
  hours: {
    lines: [],
    week: HOURS,
  },
}

const SAID = { ...OFFICE, name: 'Bureau de Brume', town: 'Brume', street: '9 quai des Orfèvres' }

/** All that the law asks for. */
const LEGAL = {
  legal_form: 'SARL',
  seat: '',
  siren: '552 100 554',
  rcs: 'Brume',
  vat: 'FR 01 552100554',
  director: 'Ambre Keller',
  order_region: 'Normandie',
  insurer: 'Assurances du Port',
  insurance_territory: 'la France',
  mediator: 'Médiation Nord',
  updated_on: '2026-11-01',
  mediator_address: '2 rue Haute, Brume',
  host: {
    name: 'Nuages SA',
    address: '1 rue Basse, Brume',
    phone: '01 99 00 66 66',
  },
  accessibility: {
    grid: [],
    checked_on: '2026-11-01',
    method: '',
    faults: [],
  },
}

/** What tells the demo firm from any other, from its own files. */
async function demosOwn(): Promise<OwnWords> {
  const demo = await loadDemo()
  const persons = demo.team.map(({ fields }) => personName(fields))
  expect(persons.length).toBeGreaterThan(4)
  return ownWordsOf(demo.site, persons)
}

const at = (url: string) => site.get(url, { headers: { host: HOST } })

async function ask(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const { status, body } = await site.get(`/admin/api${path}`, {
    method,
    headers: { host: HOST },
    ...(payload === undefined ? {} : { payload }),
  })
  expect(status, `${path}: ${body}`).toBeLessThan(300)
  return JSON.parse(body || '{}') as Record<string, unknown>
}

const read = async (part: string) =>
  (await ask('GET', `/settings/${part}`)) as { base: string; values: Record<string, unknown> }

async function save(part: string, values: object): Promise<void> {
  const { base } = await read(part)
  await ask('PUT', `/settings/${part}`, { base, values })
}

async function joins(title: string): Promise<void> {
  const { id: person } = await ask('POST', '/team', { title })
  await ask('POST', `/team/${String(person)}/draft/publish`, { base: 0 })
}

/** Every address of the site that leads somewhere. */
async function addresses(): Promise<string[]> {
  const found: string[] = []
  for (const lang of LANGUAGES) {
    const tree = await site.stores.pages.tree(id, lang)
    found.push(...tree.filter(({ is_active }) => is_active).map(({ path }) => path))
  }
  return found
}

/** Sentences and values in which the demo shows through. */
const traces = (text: string): string[] =>
  text
    .split(/(?<=[.!?;{}<>"])/u)
    .filter((part) => holdsOwn(own, part))
    .map((part) => part.trim().slice(0, 200))

/**
 * What the demo counts of itself, in words and digits, and its names: written down here once more, since its own list of
 * words can't find what it lacks.
 */
const COUNTED = [
  ['2|deux|two|both', 'bureaux|adresses|offices|addresses'],
  ['3|trois|three', 'associée?s|partners'],
  ['5|cinq|five', 'interlocuteurs'],
  ['8|huit|eight', 'personnes|people'],
  ['11|16|onze|seize|eleven|sixteen', '(?:autres |other )?(?:collègues|colleagues)'],
  ['19|dix-neuf|nineteen', 'personnes|people|collègues|colleagues'],
].flatMap(([numbers, things]) => [`(?:${numbers}) (?:${things})`, `(?:${things}) (?:${numbers})`])
const NAMED =
  'lhermine|dauval|carvalho|perrin|benali|guyader|wirth|odile|villebourg|tisserands|place de la gare|1987|nous rejoindre raconte'
const FACTS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...COUNTED, NAMED].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

/** Where a fact of the demo stands in a page: in its text as it is read, in its head, in its data. */
const facts = (body: string): string[] => {
  const text = `${body} ${body.replaceAll(/<[^>]*>/g, ' ')}`.replaceAll(/(?:&nbsp;|\s)+/g, ' ')
  return [...text.matchAll(FACTS)].map(({ index }) =>
    text.slice(Math.max(0, index - 40), index + 60),
  )
}

describe('a new firm', () => {
  test('shows what it said, where one looks for it', async () => {
    for (const url of ['/', '/contact', '/le-cabinet/notre-equipe']) {
      const { body } = await at(url)
      expect(body).toContain('Étude Orion')
      expect(body).toContain('tel:+33199007788')
      expect(body).toContain('9 quai des Orfèvres')
    }
    const { body: team } = await at('/le-cabinet/notre-equipe')
    for (const name of TEAM) expect(team).toContain(name)
    const { body: home } = await at('/')
    expect(home).toContain('<title>Expert-comptable à Brume | Étude Orion</title>')
    expect(home).toMatch(/openingHoursSpecification.*08:30/s)
    const [, sheet = ''] = /href="(\/theme-[^"]+\.css)"/.exec(home) ?? []
    expect((await at(sheet)).body).toMatch(/7a2e3a/i)
  })

  test('has no word of the demo’s own on any page, nor in any file', async () => {
    const found: string[] = []
    const files = new Set(['/sitemap.xml', '/robots.txt', '/llms.txt', '/site.webmanifest'])
    for (const url of await addresses()) {
      const { body, status } = await at(url)
      if (status !== 200) found.push(`${url}: ${status}`)
      for (const text of [body, body.replaceAll(/<[^>]*>/g, '')]) {
        found.push(...traces(text).map((part) => `${url}: ${part}`))
      }
      for (const [, file = ''] of body.matchAll(
        /(?:href|src)="(\/[^"]+\.(?:pdf|rss|atom|svg|ics))[?"]/g,
      )) {
        if (!file.startsWith('/media/')) files.add(file)
      }
    }
    expect([...files].filter((file) => file.endsWith('.pdf')).length).toBeGreaterThan(5)
    for (const file of files) found.push(...(await textIn(file)).map((part) => `${file}: ${part}`))
    expect(found).toEqual([])
  }, 180_000)

  test('says on no page how many people, partners or offices the demo has, nor sends to what waits off line', async () => {
    const found = new Map<string, string>()
    for (const url of await addresses()) {
      const { body } = await at(url)
      for (const part of facts(body)) {
        if (!found.has(part)) found.set(part, url)
      }
    }
    expect([...found]).toEqual([])
  }, 180_000)

  test('has a great picture without the mark of the demo’s firm', async () => {
    const { body } = await at('/')
    expect(body).toContain('accueil/paysage')
    expect(body).not.toContain('accueil/hero')
  })

  test('writes mails without a word of the demo’s own', async () => {
    const { isSent } = await ask('POST', '/first-steps/test-mail', {})
    expect(isSent).toBe(false)
    const now = '2026-11-20T10:00:00.000Z'
    const lease = { now, until: '2026-11-20T10:05:00.000Z', limit: 9 }
    const mails = await site.stores.outbox.take(lease)
    const { draft } = mails.find(({ draft: { kind } }) => kind === 'mail-test') ?? {}
    expect(draft?.subject).toBe('Essai des courriels du site de l’Étude Orion')
    expect(traces(JSON.stringify(draft))).toEqual([])
  })
})

/** Traces in a file, a PDF as its words. */
async function textIn(url: string): Promise<string[]> {
  const { rawPayload, statusCode } = await site.app.inject({ url, headers: { host: HOST } })
  if (statusCode !== 200) return [String(statusCode)]
  if (!url.endsWith('.pdf')) return traces(rawPayload.toString())
  const { text } = await extractText(
    await getDocumentProxy(new Uint8Array(rawPayload), { verbosity: 0 }),
    {
      mergePages: true,
    },
  )
  return traces(text)
}

const LONG = 'Anticonstitutionnellement'.repeat(8)

describe('stands, whatever it says or does not say', () => {
  const pages = [
    '/',
    '/contact',
    '/le-cabinet/notre-equipe',
    '/informations-legales/mentions-legales',
  ]
  const stands = async (): Promise<string[]> => {
    const bodies: string[] = []
    for (const url of pages) {
      const { status, body } = await at(url)
      expect(status, url).toBe(200)
      expect(await htmlFaults(body), url).toEqual([])
      expect(body, url).not.toMatch(/undefined|\[object|NaN\b/)
      bodies.push(body)
    }
    return bodies
  }
  const offices = (office: object) => save('offices', { offices: [{ ...SAID, ...office }] })

  test('a name of 200 letters', async () => {
    await save('identity', { nomcabinet: LONG })
    expect((await stands())[0]).toContain(LONG)
    await save('identity', { nomcabinet: 'Étude Orion' })
  })

  test('a name that is read from right to left', async () => {
    await save('identity', { nomcabinet: 'مكتب المحاسبة' })
    expect((await stands())[0]).toContain('مكتب المحاسبة')
    await save('identity', { nomcabinet: 'Étude Orion' })
  })

  test('somebody without a first name', async () => {
    await joins('Prigent')
    expect((await stands())[2]).toContain('Prigent')
  })

  test('a year for which it is closed', async () => {
    await offices({ closings: [{ from: '2026-11-01', until: '2027-11-01', reason: 'Travaux' }] })
    expect((await stands())[1]).toMatch(/novembre 2027.*travaux/)
  })

  test('an office without a telephone, which the firm answers', async () => {
    await offices({ phone: '' })
    expect((await stands())[1]).toContain('01 99 00 77 88')
  })

  test('no telephone at all', async () => {
    await save('identity', { phonetotext: '', phonetolink: '' })
    expect((await stands()).join('')).not.toContain('href="tel:"')
    await save('identity', { phonetotext: '01 99 00 77 88' })
  })

  test('no hours', async () => {
    await offices({ hours: { lines: [], week: Array.from({ length: 7 }, () => []) } })
    await stands()
  })

  test('no office', async () => {
    await save('offices', { offices: [] })
    await stands()
    await offices({})
  })

  test('nobody', async () => {
    for (const { id: person } of await site.stores.texts.all(id, 'person')) {
      await ask('DELETE', `/team/${person}`)
    }
    expect((await stands())[2]).not.toContain(TEAM[0])
  })

  test('no logo: its initials sign', async () => {
    expect((await stands())[0]).toContain('/favicon.svg?v=')
  })
})
