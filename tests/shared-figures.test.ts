import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import type { Role } from '#base/core/session.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { bareSite } from './bare-site.ts'

const AGENCY = 1
const FOLLOWER = { id: 2, hosts: ['www.cabinet-b.test'] }
const OWN = { id: 3, hosts: ['www.cabinet-c.test'] }
const [FOLLOWER_HOST, OWN_HOST] = ['www.cabinet-b.test', 'www.cabinet-c.test']

let role: Role = 'super-admin'
let app: TestApp
let given: readonly DatedFigure[]

interface Shown {
  base: string
  values: { useful_figures: DatedFigure[] }
  preset?: { useful_figures: DatedFigure[] }
  followers?: number
}

async function ask(host: string, method: 'GET' | 'PUT', payload?: object): Promise<Shown> {
  const { status, body } = await app.get('/admin/api/settings/figures', {
    method,
    headers: { host, 'sec-fetch-site': 'same-origin' },
    ...(payload ? { payload } : {}),
  })
  expect(status).toBe(200)
  return JSON.parse(body) as Shown
}

async function save(host: string, change: (figures: DatedFigure[]) => DatedFigure[]) {
  const { base, values } = await ask(host, 'GET')
  return ask(host, 'PUT', { base, values: { useful_figures: change(values.useful_figures) } })
}

const worth = (key: string, value: number) => (figures: DatedFigure[]) =>
  figures.map((figure) => (figure.key === key ? { ...figure, value } : figure))

const valueIn = async (siteId: number, key: string) =>
  (await app.stores.sites.find(siteId))?.settings.useful_figures.find(
    (figure) => figure.key === key,
  )?.value

const lastOf = async (siteId: number) =>
  (await app.stores.audit.list(siteId, { limit: 1 })).entries[0]

/** Two figures of the demo with one period and a number. */
let first = ''
let second = ''

beforeAll(async () => {
  app = await createTestApp({ session: async () => sessionOf(role)() })
  given = (await app.stores.sites.find(AGENCY))?.settings.useful_figures ?? []
  const numbers = given.filter(
    ({ key, value }) => value !== null && given.filter((one) => one.key === key).length === 1,
  )
  first = numbers[0]?.key ?? ''
  second = numbers[1]?.key ?? ''
  for (const { id, hosts } of [FOLLOWER, OWN]) {
    await app.stores.sites.create({ ...bareSite({ isDefault: false, hosts }), id })
    await app.stores.sites.saveSettings(id, { useful_figures: [...given] })
  }
})
afterAll(() => app.close())

test('what the agency changes on the default site changes where it was the same, with a line in the log of each', async () => {
  role = 'super-admin'
  await save(OWN_HOST, worth(first, 111))
  const version = await app.stores.sites.version(FOLLOWER.id)
  expect((await ask('localhost', 'GET')).followers).toBe(2)
  await save('localhost', (figures) => worth(first, 222)(worth(second, 333)(figures)))
  expect(await valueIn(FOLLOWER.id, first)).toBe(222)
  expect(await valueIn(FOLLOWER.id, second)).toBe(333)
  expect(await valueIn(OWN.id, first)).toBe(111)
  expect(await valueIn(OWN.id, second)).toBe(333)
  expect(await app.stores.sites.version(FOLLOWER.id)).toBeGreaterThan(version)
  const label = (key: string) => given.find((figure) => figure.key === key)?.label
  for (const { id } of [FOLLOWER, OWN]) {
    expect(await lastOf(id)).toMatchObject({
      subject: 'settings:figures',
      title: 'Chiffres suivis du site de l’agence',
      actor: { name: 'Rôle super-admin' },
      after: { useful_figures: [label(first), label(second)] },
    })
  }
})

test('the agency is shown what a site follows, and takes it again for it; an editor sees no other site', async () => {
  role = 'editor'
  expect((await ask(OWN_HOST, 'GET')).preset).toBeUndefined()
  role = 'super-admin'
  const { preset, followers } = await ask(OWN_HOST, 'GET')
  const theirs = preset?.useful_figures ?? []
  expect(theirs.find(({ key }) => key === first)?.value).toBe(222)
  expect(followers).toBeUndefined()
  await save(OWN_HOST, () => theirs)
  role = 'super-admin'
  await save('localhost', worth(first, 444))
  expect(await valueIn(OWN.id, first)).toBe(444)
})

test('an editor of the default site changes that site alone, and a follower nobody else', async () => {
  role = 'editor'
  expect((await ask('localhost', 'GET')).followers).toBeUndefined()
  await save('localhost', worth(second, 555))
  expect(await valueIn(FOLLOWER.id, second)).toBe(333)
  role = 'super-admin'
  await save(FOLLOWER_HOST, worth(second, 666))
  expect(await valueIn(AGENCY, second)).toBe(555)
  expect(await valueIn(OWN.id, second)).toBe(333)
})
