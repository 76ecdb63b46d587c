import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { called } from '#framework/cli/command.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { readLeave } from '#features/newsletter/service/newsletter-link.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { newsletter } from './newsletter.ts'
import { bareSite } from '../../../../tests/bare-site.ts'

const SECRET = 'a-secret-of-tests-alone'
const NOON = '2026-11-20T12:00:00.000Z'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-newsletter-'))
  const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
  await migrate(db)
  const stores = createStores(db)
  const { id } = await stores.sites.create(
    bareSite({
      hosts: ['www.cabinet.example'],
      settings: { ...DEFAULT_SETTINGS, site_ndd: 'www.cabinet.example' },
    }),
  )
  const subscribed = async (email: string, name: string, isConfirmed: boolean) => {
    const { addressHash, round } = await stores.newsletter.subscribe(
      id,
      {
        email,
        name,
        lang: 'fr',
        consent: { version: 'v1', text: 'J’accepte' },
        form: '/lettre',
        list: 'letter',
        about: '',
      },
      NOON,
      () => [],
    )
    if (isConfirmed) await stores.newsletter.confirm(id, addressHash, round, NOON, () => [])
    return addressHash
  }
  await subscribed('oui@exemple.fr', '=HYPERLINK("http://x.fr")', true)
  await subscribed('attend@exemple.fr', 'Anne\u001b[2J', false)
  await stores.newsletter.unsubscribe(id, await subscribed('partie@exemple.fr', '', true), NOON)
  await stores.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(args: string[], variables: Record<string, string> = {}) {
  const said = { out: '', err: '' }
  const code = await called(newsletter, args, {
    terminal: {
      out: (text) => {
        said.out += text
      },
      err: (text) => {
        said.err += text
      },
      hasColours: false,
    },
    variables: { DATA_DIR: folder, SECRET, ...variables },
    root: folder,
  })
  return { code, ...said }
}

test('list says who is there, in what state, without touching the terminal', async () => {
  const { code, out, err } = await run(['list'])
  expect(err).toBe('')
  expect(code).toBe(0)
  expect(out).toContain('confirmée le 20/11/2026 : oui@exemple.fr')
  expect(out).toContain('à confirmer le 20/11/2026 : attend@exemple.fr, Anne [2J')
  expect(out).toContain('partie le 20/11/2026 : partie@exemple.fr')
  expect(out).toContain('Confirmées : 1, à confirmer : 1, parties : 1.')
})

test('export holds the confirmed ones alone, with the proof and the ways to leave', async () => {
  const { code, out } = await run(['export'])
  expect(code).toBe(0)
  const list: { email: string; unsubscribe_page: string; list_unsubscribe: string }[] =
    JSON.parse(out)
  expect(list).toMatchObject([
    {
      email: 'oui@exemple.fr',
      confirmed_at: NOON,
      consent: { text: 'J’accepte' },
      form: '/lettre',
    },
  ])
  const link = new URL(list[0]?.unsubscribe_page ?? '').searchParams.get('lien') ?? ''
  expect(readLeave(createSigner(SECRET), 1, link)).toMatch(/^[0-9a-f]{64}$/)
  expect(list[0]?.list_unsubscribe).toBe(
    `https://www.cabinet.example/lettre/desinscription/${link}`,
  )
})

test('export --csv is a table in which nothing runs', async () => {
  const { out } = await run(['export', '--csv'])
  const [heads, row, ...more] = out.trimEnd().split('\r\n')
  expect(heads).toMatch(/^\uFEFF"adresse électronique";"nom"/)
  expect(row).toMatch(/^"oui@exemple\.fr";"'=HYPERLINK\(""http:\/\/x\.fr""\)";/)
  expect(more).toEqual([])
})

test.each([[[]], [['liste']], [['list', '--csv']], [['export', 'x']], [['export', '--xml']]])(
  'the call %j is not understood, and how to call is told',
  async (args) => {
    const { code, err } = await run(args)
    expect(code).toBe(2)
    expect(err).toContain('Usage : npx vitrine newsletter')
  },
)
