import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { hostName } from '#base/core/address/host-name.ts'
import type { HostProposals } from '#app/settings/contract/hosts.ts'
import type { Session } from '#base/core/session.ts'
import { installationHosts } from '#app/installation-hosts.ts'
import { createTestApp, seededDatabase, sessionOf, type TestApp } from './app.ts'
import { bareSite } from './bare-site.ts'
import { ownDatabase } from './own-database.ts'

const PUBLIC_URL = 'https://www.agence.test'
const FIRM = 2

/** Another firm's site with names of its own, and one whose name stands in its settings alone. */
const OTHER = { id: 3, hosts: ['www.cabinet-c.test', 'cabinet-c.test'] }
const NAMED = { id: 4, ndd: 'www.cabinet-d.test:8443' }

const engines = [
  ['SQLite', async () => ({ file: ':memory:' })],
  ['PostgreSQL', async () => ({ databaseUrl: await ownDatabase() })],
] as const

describe.each(engines)('%s', (_engine, locate) => {
  let app: TestApp
  let stores: Stores
  let session: Session

  beforeAll(async () => {
    const { db } = await seededDatabase(await locate())
    const installation = installationHosts({ PUBLIC_URL, HOST: 'vitrine.agence.test' })
    stores = createStores(db, { installation })
    const own = (id: number, hosts: string[]) => ({ ...bareSite({ isDefault: false, hosts }), id })
    await stores.sites.create(own(FIRM, ['www.cabinet-b.test']))
    await stores.sites.create(own(OTHER.id, OTHER.hosts))
    await stores.sites.create(own(NAMED.id, ['d.test']))
    await stores.sites.saveSettings(NAMED.id, { site_ndd: NAMED.ndd })
    session = await sessionOf('developer')()
    app = await createTestApp({ stores, publicUrl: PUBLIC_URL, session: async () => session })
  })
  afterAll(async () => {
    await app.close()
    await stores.close()
  })

  async function ask(
    who: 'developer' | 'super-admin' | 'editor',
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) {
    session = await sessionOf(who)()
    const { statusCode, body } = await app.app.inject({
      method,
      url: `/admin/api/settings/${path}`,
      headers: { host: 'www.cabinet-b.test', 'sec-fetch-site': 'same-origin' },
      ...(payload === undefined ? {} : { payload }),
    })
    return { status: statusCode, json: JSON.parse(body) as Record<string, unknown> }
  }
  const propose = (host: string) => ask('developer', 'POST', 'host-proposals', { host })
  const decide = (host: string, decision: 'confirm' | 'refuse', siteId = FIRM) =>
    ask('super-admin', 'POST', 'host-proposals/decisions', { siteId, host, decision })
  const proposals = async () =>
    (await stores.hosts.proposals(FIRM)).map(({ host, state }) => `${host} ${state}`)

  test.each([
    ['the installation', 'www.agence.test'],
    ['the installation, otherwise written', 'WWW.Agence.TEST.:443'],
    ['the installation, in full width', 'ｗｗｗ.agence.test'],
    ['the bound name', 'vitrine.agence.test'],
    ['another site', 'www.cabinet-c.test'],
    ['another site, with its final dot', 'cabinet-c.test.'],
    ['the domain name in the settings of another site', 'www.cabinet-d.test'],
    ['this machine', 'localhost'],
    ['a name of this machine', 'quelque.localhost'],
    ['a name without a dot', 'intranet'],
    ['an address', '127.0.0.1'],
    ['an address in hexadecimal', '0x7f.1'],
    ['an address as one number', '2130706433'],
    ['an address in octal', '0177.0.0.1'],
    ['an address of IPv6', '[::1]'],
    ['a percent-encoded name', 'www%2Eagence.test'],
    ['a name with a path', 'www.agence.test/x'],
    ['a name with somebody before it', 'a@www.agence.test'],
  ])('M4 a firm is not given the name of %s', async (_whose, host) => {
    const before = await stores.sites.versions()
    const { status, json } = await propose(host)
    expect([status, json['message']]).toEqual([422, expect.stringMatching(/réservé|nom d’hôte/)])
    expect(await proposals()).toEqual([])
    expect(await stores.sites.versions()).toEqual(before)
  })

  test('M4 a firm does not write its list of names: it proposes', async () => {
    const { json } = await ask('developer', 'GET', 'hosts')
    const values = { hosts: ['www.cabinet-b.test', 'www.agence.test'] }
    expect((await ask('developer', 'PUT', 'hosts', { base: json['base'], values })).status).toBe(
      403,
    )
    // Nor does who may take the names of others.
    const taken = await ask('super-admin', 'PUT', 'hosts', { base: json['base'], values })
    expect([taken.status, taken.json['message']]).toEqual([
      422,
      expect.stringMatching(/www\.agence\.test est celui de l’installation/),
    ])
    expect((await stores.sites.findByHost('www.agence.test'))?.id).toBe(1)
  })

  test('M4 a proposed name leads nowhere until somebody of the agency confirms it', async () => {
    expect(await propose('Neuf.Cabinet-B.test.')).toMatchObject({
      status: 200,
      json: { host: 'neuf.cabinet-b.test' },
    })
    expect(await proposals()).toEqual(['neuf.cabinet-b.test proposed'])
    expect((await stores.sites.findByHost('neuf.cabinet-b.test'))?.id).toBe(1)
    for (const who of ['developer', 'editor'] as const) {
      const asked = { siteId: FIRM, host: 'neuf.cabinet-b.test', decision: 'confirm' }
      expect((await ask(who, 'POST', 'host-proposals/decisions', asked)).status, who).toBe(403)
    }
    const again = await propose('neuf.cabinet-b.test')
    expect([again.status, again.json['message']]).toEqual([
      422,
      expect.stringMatching(/déjà proposé/),
    ])
    expect((await decide('neuf.cabinet-b.test', 'confirm')).status).toBe(200)
    expect((await stores.sites.findByHost('neuf.cabinet-b.test'))?.id).toBe(FIRM)
    expect((await stores.sites.find(FIRM))?.hosts).toEqual([
      'www.cabinet-b.test',
      'neuf.cabinet-b.test',
    ])
    expect(await proposals()).toEqual([])
    expect((await decide('neuf.cabinet-b.test', 'confirm')).status).toBe(404)
    const { entries } = await stores.audit.list(FIRM)
    expect(entries.map(({ action, subject }) => `${action} ${subject}`)).toEqual(
      expect.arrayContaining([
        'host.propose host:neuf.cabinet-b.test',
        'host.confirm host:neuf.cabinet-b.test',
      ]),
    )
  })

  test('M4 a name that became another’s meanwhile is not confirmed', async () => {
    await propose('convoite.test')
    await stores.sites.saveHosts(OTHER.id, [...OTHER.hosts, 'convoite.test'])
    const { status, json } = await decide('convoite.test', 'confirm')
    expect([status, json['message']]).toEqual([422, expect.stringMatching(/mène déjà au site 3/)])
    expect((await stores.sites.findByHost('convoite.test'))?.id).toBe(OTHER.id)
    await stores.sites.saveHosts(OTHER.id, OTHER.hosts)
    expect((await ask('developer', 'DELETE', 'host-proposals/convoite.test')).status).toBe(200)
    expect((await ask('developer', 'DELETE', 'host-proposals/convoite.test')).status).toBe(404)
  })

  test('M4 two firms may ask for one name; one gets it', async () => {
    await propose('partage.test')
    await stores.hosts.propose(OTHER.id, 'partage.test', { id: '', name: 'C' }, 'now')
    const ends = await Promise.all([
      decide('partage.test', 'confirm'),
      decide('partage.test', 'confirm', OTHER.id),
    ])
    expect(ends.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const winner = (await stores.sites.findByHost('partage.test'))?.id
    await stores.sites.saveHosts(FIRM, ['www.cabinet-b.test'])
    await stores.sites.saveHosts(OTHER.id, OTHER.hosts)
    await stores.hosts.withdraw(winner === FIRM ? OTHER.id : FIRM, 'partage.test')
  })

  test('a refused name says so and is not asked for again; what waits is bounded', async () => {
    await propose('refuse.test')
    expect((await decide('refuse.test', 'refuse')).status).toBe(200)
    expect(await proposals()).toEqual(['refuse.test refused'])
    expect((await propose('refuse.test')).json['message']).toMatch(/refusé par l’agence/)
    expect((await ask('developer', 'DELETE', 'host-proposals/refuse.test')).status).toBe(404)
    for (let number = 1; number < 20; number += 1) {
      expect((await propose(`nom-${number}.test`)).status).toBe(200)
    }
    expect((await propose('nom-20.test')).json['message']).toMatch(/^20 noms attendent/)
    const { json } = await ask('super-admin', 'GET', 'host-proposals')
    expect((json as unknown as HostProposals).proposals).toHaveLength(20)
    for (let number = 1; number < 20; number += 1) {
      await stores.hosts.withdraw(FIRM, `nom-${number}.test`)
    }
  })

  test('who decides sees what waits on every site, a firm its own alone', async () => {
    await stores.hosts.propose(OTHER.id, 'ailleurs.test', { id: '', name: 'C' }, 'now')
    const shown = async (who: 'developer' | 'super-admin') =>
      (await ask(who, 'GET', 'host-proposals')).json as unknown as HostProposals
    expect((await shown('developer')).elsewhere).toEqual([])
    expect((await shown('super-admin')).elsewhere).toMatchObject([
      { siteId: OTHER.id, host: 'ailleurs.test' },
    ])
    expect((await decide('ailleurs.test', 'refuse', OTHER.id)).status).toBe(200)
    const { entries } = await stores.audit.list(OTHER.id)
    expect(entries[0]).toMatchObject({ action: 'host.refuse', title: 'ailleurs.test' })
  })

  test('M4 the installation’s name stays with the default site, whichever that is', async () => {
    const taken = { isDefault: false, hosts: ['www.agence.test'] }
    await expect(stores.sites.create(bareSite(taken))).rejects.toThrow(/celui de l’installation/)
    await stores.sites.saveHosts(1, ['localhost', 'www.agence.test'])
    await expect(stores.sites.makeDefault(FIRM)).rejects.toThrow(/mène au site 1/)
    await stores.sites.saveHosts(1, ['localhost', '127.0.0.1'])
  })

  test.each(['ailleurs.test', 'www.cabinet-c.test', 'www.agence.test'])(
    'M5 the domain name of a site is not %s',
    async (host) => {
      const { json } = await ask('developer', 'GET', 'address')
      for (const who of ['developer', 'super-admin'] as const) {
        const given = { base: json['base'], values: { site_ndd: host } }
        const { status, json: answer } = await ask(who, 'PUT', 'address', given)
        expect([status, answer['faults']]).toEqual([
          422,
          { 'values.site_ndd': expect.stringMatching(/n’est pas un nom confirmé de ce site/) },
        ])
      }
      const given = { base: json['base'], values: { site_ndd: 'www.cabinet-b.test:8443' } }
      const taken = await ask('developer', 'PUT', 'address', given)
      expect(taken.status).toBe(200)
      const back = { base: taken.json['base'], values: { site_ndd: '' } }
      expect((await ask('developer', 'PUT', 'address', back)).status).toBe(200)
    },
  )
})

test('every spelling of a name is the same name', () => {
  const spellings = ['ÉTÉ.Example', 'xn--t-9fab.example', 'été.example.', ' été.example:8080 ']
  expect(new Set(spellings.map(hostName))).toEqual(new Set(['xn--t-9fab.example']))
})
