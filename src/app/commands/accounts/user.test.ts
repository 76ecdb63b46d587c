import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { called } from '#framework/cli/command.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { user } from './user.ts'
import { bareSite } from '../../../../tests/bare-site.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-cli-user-'))
  const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
  await migrate(db)
  const stores = createStores(db)
  await stores.sites.create(bareSite())
  await stores.close()
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Runs the command; `typed` is what somebody types or sends. */
async function run(args: string, typed: string | null = null) {
  const said = { out: '', err: '' }
  const asked: (string | null)[] = []
  const terminal = {
    out: (text: string) => void (said.out += text),
    err: (text: string) => void (said.err += text),
    hasColours: false,
    secret: async (question: string | null) => {
      asked.push(question)
      return typed
    },
  }
  const code = await called(user, args.split(' '), {
    terminal,
    variables: { DATA_DIR: folder, PUBLIC_URL: 'https://www.exemple.fr' },
    root: '/nowhere',
  })
  return { code, ...said, asked }
}

const GOOD = 'une phrase assez longue'

test('accounts are opened with a password that is asked, sent, or chosen behind a link', async () => {
  expect(await run('list')).toMatchObject({ code: 0, out: expect.stringContaining('Aucun compte') })
  expect(await run('create Chef@exemple.fr --role super-admin', GOOD)).toMatchObject({
    code: 0,
    out: 'Compte ouvert : chef@exemple.fr.\n',
    asked: ['Mot de passe : '],
  })
  expect(
    await run('create redac@exemple.fr --role writer --name Zoé --password-stdin', GOOD),
  ).toMatchObject({ code: 0, asked: [null] })
  const { out } = await run('create client@exemple.fr --role client --link')
  expect(out).toMatch(/https:\/\/www\.exemple\.fr\/admin\/invitation#jeton=[\w-]{43}\n$/)
  expect((await run('list')).out.split('\n')).toEqual([
    'chef@exemple.fr, Chef, super-administrateur, jamais venu',
    'client@exemple.fr, Client, client, mot de passe à choisir, jamais venu',
    'redac@exemple.fr, Zoé, rédacteur, jamais venu',
    '',
  ])
})

test.each([
  ['court', 'au moins 12 caractères'],
  [null, 'Aucun terminal'],
  ['autre@exemple.fr', 'ne peut pas être l’adresse'],
])('a password %j is refused with what to do, and opens nothing', async (typed, why) => {
  const refused = await run('create autre@exemple.fr --role editor', typed)
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining(why) })
  expect((await run('list')).out).not.toContain('autre@')
})

test('who has an account already is not opened another one', async () => {
  expect(await run('create redac@exemple.fr --role editor', GOOD)).toMatchObject({
    code: 1,
    err: expect.stringContaining('a déjà un compte'),
  })
})

test('roles are changed, accounts disabled and enabled', async () => {
  await run('role redac@exemple.fr editor')
  await run('disable redac@exemple.fr')
  expect((await run('list')).out).toContain('responsable du site, désactivé')
  expect(await run('reset-link redac@exemple.fr')).toMatchObject({
    code: 1,
    err: expect.stringContaining('désactivé'),
  })
  await run('enable redac@exemple.fr')
  expect((await run('reset-link REDAC@exemple.fr --drop-second-factor')).out).toMatch(
    /Second facteur retiré\.\n.*\n.*nouveau-mot-de-passe#jeton=[\w-]{43}\n$/,
  )
})

test.each(['disable chef@exemple.fr', 'role chef@exemple.fr editor'])(
  '%s: the last super-admin stays one',
  async (args) => {
    expect(await run(args)).toMatchObject({
      code: 1,
      err: expect.stringContaining('dernier super-administrateur'),
    })
  },
)

test('nobody of that address is told so', async () => {
  expect(await run('disable personne@exemple.fr')).toMatchObject({
    code: 1,
    err: expect.stringContaining('n’a pas de compte'),
  })
})

test.each([
  'create a@b.fr',
  'create a@b.fr --role chef',
  'create a@b.fr --role editor --link --password-stdin',
  'create sans-adresse --role editor',
  'role a@b.fr',
  'list a@b.fr',
  'list --link',
  'disable a@b.fr b@c.fr',
  'renommer a@b.fr',
  'constructor a@b.fr',
])('« %s » is not understood', async (args) => {
  expect(await run(args)).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage') })
})
