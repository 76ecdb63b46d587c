import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stores } from '#app/stores.ts'
import type { Site } from '#base/core/site.ts'
import { seededStores } from '../../../tests/app.ts'
import { installedSecret, markOf, SecretMissing } from '#base/platform/installation/secret.ts'
import type { Finding } from './finding.ts'
import { checkAccounts, checkDemo, checkFiles, checkSecret } from './installed.ts'

const SECRET = 'le-secret-de-ces-essais'

let stores: Stores
let sites: Site[]
let dataDir: string
beforeAll(async () => {
  stores = await seededStores()
  sites = await stores.sites.list()
})
afterAll(() => stores.close())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrine-installed-'))
  return () => rm(dataDir, { recursive: true, force: true })
})

const installed = (env: Record<string, string> = {}) => ({
  env: {
    SECRET: undefined,
    SEED: undefined,
    PUBLIC_URL: undefined,
    DATABASE_URL: undefined,
    ...env,
  },
  dataDir,
  content: { stores, sites },
})
const lines = (findings: Finding[]) => findings.map(({ level, finding }) => `${level} ${finding}`)

/** Somebody whose letters hang on the secret. */
async function subscriber(): Promise<void> {
  await stores.accounts.database.db
    .insertInto('account_user')
    .values({
      id: 'u',
      name: 'Anne',
      email: 'anne@exemple.fr',
      email_verified: 1,
      image: null,
      two_factor_enabled: 0,
      is_super_admin: 0,
      disabled_at: '',
      last_sign_in_at: '',
      created_at: '2026-11-01T00:00:00.000Z',
      updated_at: '2026-11-01T00:00:00.000Z',
    })
    .execute()
}

describe('N3 the secret', () => {
  test('that nobody needs yet is made; one that somebody needs never is', async () => {
    expect(lines(await checkSecret(installed()))).toEqual(['ok le premier démarrage le fera'])
    expect(await installedSecret({ given: undefined, dataDir }, stores)).toMatch(/^[\w-]{43}$/)
    await rm(join(dataDir, 'secret'))
    await subscriber()
    expect(lines(await checkSecret(installed()))).toEqual([
      expect.stringMatching(/^error .+secret » manque, alors que des comptes/),
    ])
    await expect(installedSecret({ given: undefined, dataDir }, stores)).rejects.toThrow(
      SecretMissing,
    )
    expect(await installedSecret({ given: SECRET, dataDir }, stores)).toBe(SECRET)
  })

  test('is told from another one by its mark', async () => {
    await stores.secretMark.note(markOf(SECRET))
    expect(lines(await checkSecret(installed({ SECRET })))).toEqual([
      'ok c’est celui de cette base',
    ])
    expect(lines(await checkSecret(installed({ SECRET: 'un-tout-autre-secret' })))).toEqual([
      expect.stringMatching(/^error ce n’est pas celui/),
    ])
    await writeFile(join(dataDir, 'secret'), 'court')
    expect(lines(await checkSecret(installed()))).toEqual([
      expect.stringMatching(/^error Le fichier/),
    ])
  })
})

test('N3 no super-admin', async () => {
  expect(lines(await checkAccounts(installed()))).toEqual([
    'warning personne ne peut administrer ce site : il n’y a aucun super-administrateur',
  ])
})

test('N1 the demo is a warning, an error where strangers see it', () => {
  const said = (env: Record<string, string>) => lines(checkDemo(installed(env)))
  expect(said({})).toEqual([expect.stringMatching(/^warning c’est encore/)])
  expect(said({ PUBLIC_URL: 'https://www.cabinet.fr' })).toEqual([
    expect.stringMatching(/^error c’est encore .+ public sous https:\/\/www\.cabinet\.fr$/),
  ])
  expect(said({ SEED: 'demo' })).toEqual([
    expect.stringMatching(/^warning SEED=demo est encore donné/),
    expect.stringMatching(/^warning c’est encore/),
  ])
})

describe('N3 files that are not there', () => {
  const own = (name: string) => ({
    path: `/media/provider/cabinet/${name}/xxbig.webp`,
    folder: '',
    name,
    alt: '',
    decorative: false,
    caption: '',
    credit: '',
    focal: { x: 50, y: 50 },
    kind: 'image' as const,
    type: 'image/webp',
    width: 1,
    height: 1,
    bytes: 1,
    hash: name,
    createdBy: '',
  })

  test('media/ that is gone, or another server’s empty one', async () => {
    const gone = [expect.stringMatching(/^error .+media » est vide ou n’existe pas/)]
    expect(lines(await checkFiles(installed()))).toEqual(gone)
    await mkdir(join(dataDir, 'media'))
    expect(lines(await checkFiles(installed()))).toEqual(gone)
  })

  test('media of the library, and what came with requests', async () => {
    await mkdir(join(dataDir, 'media', '.sites', '1', 'files', 'equipe'), { recursive: true })
    await stores.media.add(1, own('equipe'))
    expect(lines(await checkFiles(installed()))).toEqual([
      'ok 1 média de la bibliothèque à leur place',
    ])
    await stores.media.add(1, own('bureau'))
    const [finding] = await checkFiles(installed({ DATABASE_URL: 'postgres://x' }))
    expect(finding?.finding).toMatch(/^1 des 2 médias .+ n’ont pas de fichier \(bureau/)
    expect(finding?.site?.id).toBe(1)
    expect(finding?.advice).toContain('plusieurs serveurs ont un seul dossier media/')
  })
})
