/** @module-tag exhaustive */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { vacuumOnce } from '#base/platform/db/erased-bytes.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { NewLead } from '#features/leads/rules/lead.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { fileTransport } from '#framework/mail/file-transport.ts'
import { leadMails } from '#features/leads/mails/lead-mails.ts'
import { outgoing } from '#framework/mail/outgoing-mail.ts'
import { backupsHolding } from '#features/privacy/service/backups-holding.ts'
import { purgeExpired } from '#features/privacy/service/retention.ts'
import { bareSite } from './bare-site.ts'
import { vitrine } from './installation.ts'
import { ownDatabase } from './own-database.ts'

const MARKS = ['Zénobie Quatresous', 'zenobie.quatresous', 'MARQUE-DU-MESSAGE', 'MARQUE-DU-CV']

const folders: string[] = []
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function ownFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-erased-'))
  folders.push(folder)
  return folder
}

const lead = (nonce: string, more: Partial<NewLead> = {}): NewLead => ({
  form: 'candidature',
  nonce,
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: 'Zénobie Quatresous',
  email: 'zenobie.quatresous@exemple.fr',
  phone: '+33199001234',
  fields: { nom: 'Zénobie Quatresous', message: `MARQUE-DU-MESSAGE ${'x'.repeat(3000)}` },
  consent: { version: 'v1', text: 'Le texte lu.' },
  purpose: 'Étudier une candidature',
  received_at: '2026-11-01T08:00:00.000Z',
  expires_at: '2028-11-01T08:00:00.000Z',
  spam: { score: 0, reasons: [] },
  files: [],
  ...more,
})

interface Visited {
  dataDir: string
  stores: Stores
  siteId: number
}

/** A site to which many have written, and one of them by every way there is. */
async function visited(location?: { databaseUrl: string }): Promise<Visited> {
  const dataDir = await ownFolder()
  const db = await openDatabase(location ?? { file: join(dataDir, 'vitrine.sqlite') })
  await migrate(db)
  const stores = createStores(db)
  const made = await stores.sites.create(bareSite({ hosts: ['www.ardoin.example'] }))
  await stores.sites.saveSettings(made.id, { site_email: 'contact@ardoin.example' })
  const site = (await stores.sites.find(made.id)) ?? made
  const folder = leadFolder(join(dataDir, 'leads'))
  const transport = fileTransport(join(dataDir, 'outbox'))
  const receive = async (given: NewLead) => {
    await stores.leads.receive(site.id, given, (one) =>
      leadMails(one, site, { origin: 'https://www.ardoin.example', privacy: '' }),
    )
  }
  for (let one = 0; one < 30; one += 1) {
    const others = {
      name: `Personne ${one}`,
      email: `p${one}@exemple.fr`,
      phone: `+3319900${1000 + one}`,
    }
    await receive(
      lead(`other-${one}`, { ...others, fields: { message: 'y'.repeat(500 * (one % 7)) } }),
    )
    if (one % 10 !== 5) continue
    const incoming = await folder.receive(Readable.from([Buffer.from('%PDF-1.4 MARQUE-DU-CV')]))
    const stored = await incoming.keep()
    const files = [{ stored, name: 'Zénobie Quatresous.pdf', type: 'application/pdf', size: 21 }]
    await receive(lead(`own-${one}`, { files, form: one === 5 ? 'lead_rappel' : 'candidature' }))
  }
  const now = '2026-11-02T08:00:00.000Z'
  for (const { id, name } of await stores.leads.list(site.id)) {
    if (name !== 'Zénobie Quatresous') continue
    await stores.leads.assign(site.id, id, { id: 'u1', name: 'Nina' })
    await stores.leads.note(site.id, id, {
      at: now,
      author: 'Nina',
      text: 'Zénobie Quatresous a rappelé.',
    })
  }
  await stores.newsletter.subscribe(
    site.id,
    {
      email: 'Zenobie.Quatresous@exemple.fr',
      name: 'Zénobie Quatresous',
      lang: 'fr',
      list: 'letter',
      about: '',
      form: '/contact',
      consent: { version: 'v1', text: 'Je veux la lettre.' },
    },
    now,
    () => [],
  )
  // Some mails were written to the folder, others still wait.
  const sender = { name: 'Cabinet', address: 'no-reply@ardoin.example' }
  for (const mail of await stores.outbox.take({
    now,
    until: '2026-11-02T09:00:00.000Z',
    limit: 40,
  })) {
    await transport.send(outgoing(mail, sender), new AbortController().signal)
    await stores.outbox.sent(mail, now)
  }
  transport.close()
  return { dataDir, stores, siteId: site.id }
}

/** Files below a folder in whose bytes a mark stands. */
async function holding(dataDir: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    const plain = bytes.toString('latin1').replaceAll('=\r\n', '')
    for (const mark of MARKS) {
      const spelled = [mark, mark.replaceAll('é', '=C3=A9'), Buffer.from(mark).toString('latin1')]
      if (spelled.some((one) => plain.includes(one))) found.push(`${entry.name}: ${mark}`)
    }
  }
  return found
}

describe('M10 who is erased is in no byte of what lies on the disk', () => {
  test.each(['zenobie.quatresous@exemple.fr', '01 99 00 12 34'])(
    'M10 asked for by %s',
    async (who) => {
      const { dataDir, stores } = await visited()
      expect(new Set((await holding(dataDir)).map((one) => one.split(': ')[1]))).toEqual(
        new Set(MARKS),
      )
      const erase = (whom: string) =>
        vitrine({ variables: { DATA_DIR: dataDir } }, 'privacy', 'erase', whom, '--yes')
      expect(await erase(who)).toMatchObject({ code: 0 })
      // Whoever asked by a number is told of the address, and asks again.
      if (!who.includes('@')) await erase('zenobie.quatresous@exemple.fr')
      expect(await holding(dataDir)).toEqual([])
      expect((await stores.leads.list(1)).length).toBe(30)
      await stores.close()
      expect(await holding(dataDir)).toEqual([])
    },
  )

  test('M10 the nightly purge leaves as little', async () => {
    const { dataDir, stores, siteId } = await visited()
    const own = (await stores.leads.list(siteId)).filter(({ name }) => name.startsWith('Zénobie'))
    expect(own).toHaveLength(3)
    const folder = leadFolder(join(dataDir, 'leads'))
    const outboxDir = join(dataDir, 'outbox')
    await stores.newsletter.forget(
      siteId,
      'zenobie.quatresous@exemple.fr',
      '2026-11-03T00:00:00.000Z',
    )
    await purgeExpired({
      stores,
      leadFolder: folder,
      outboxDir,
      now: new Date('2029-01-01T00:00:00Z'),
    })
    expect(await stores.leads.list(siteId)).toEqual([])
    expect(await holding(dataDir)).toEqual([])
    await stores.close()
  })

  test('M10 a file of an earlier program is written anew, once, and only where there is room', async () => {
    const folder = await ownFolder()
    const file = join(folder, 'vitrine.sqlite')
    const db = await openDatabase({ file })
    await migrate(db)
    const stores = createStores(db)
    const { id } = await stores.sites.create(bareSite())
    const told = {
      info: vi.fn<(message: string) => void>(),
      warn: vi.fn<(message: string) => void>(),
    }
    await vacuumOnce(db, { folder, ...told })
    expect(told.info).not.toHaveBeenCalled()
    await sql`pragma user_version = 0`.execute(db)
    await sql`pragma secure_delete = off`.execute(db)
    const { lead: kept } = (await stores.leads.receive(id, lead('a'), () => [])) as {
      lead: { id: number }
    }
    await stores.leads.erase(id, kept.id)
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    expect(await holding(folder)).not.toEqual([])
    await sql`pragma secure_delete = on`.execute(db)
    await vacuumOnce(db, { folder, free: async () => 1000, ...told })
    expect(told.warn).toHaveBeenCalledWith(
      expect.stringContaining('Libérez de la place'),
      undefined,
      null,
    )
    expect(await holding(folder)).not.toEqual([])
    await vacuumOnce(db, { folder, ...told })
    expect(told.info).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('réécrite une fois'))
    expect(await holding(folder)).toEqual([])
    await vacuumOnce(db, { folder, ...told })
    expect(told.info).toHaveBeenCalledOnce()
    await db.destroy()
  })

  test('M10 on PostgreSQL the rows are gone, cleaning is asked for, and the rest is told', async () => {
    const databaseUrl = await ownDatabase()
    const { dataDir, stores } = await visited({ databaseUrl })
    const variables = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      SECRET: 'a-secret-of-these-tests',
    }
    const said = await vitrine(
      { variables },
      'privacy',
      'erase',
      'zenobie.quatresous@exemple.fr',
      '--yes',
    )
    expect(said.code).toBe(0)
    expect(said.out).toContain('Les tables ont été nettoyées (VACUUM)')
    expect(said.out).toContain('jusqu’à sa rotation')
    expect(await holding(dataDir)).toEqual([])
    await stores.close()
    const db = await openDatabase({ databaseUrl })
    const tables = ['lead', 'lead_note', 'lead_file', 'mail', 'subscriber', 'audit', 'rate_limit']
    for (const table of tables) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
      for (const mark of MARKS) expect(JSON.stringify(rows), table).not.toContain(mark)
    }
    await db.destroy()
  })

  test('M10 backups that still hold the person are named with their end', async () => {
    const { dataDir, stores } = await visited()
    const backups = join(dataDir, 'backups')
    await mkdir(backups, { mode: 0o700 })
    const names = [
      'vitrine-20261030T030000Z.tar.gz',
      'vitrine-20261101T090000Z.tar.gz',
      'vitrine-20261102T090000Z.tar.gz',
      'site-1-20261102T100000Z.tar.gz',
      'notes.txt',
    ]
    for (const name of names) await writeFile(join(backups, name), 'x')
    const variables = { DATA_DIR: dataDir }
    await writeFile(
      join(backups, 'last.json'),
      JSON.stringify({ at: '2026-11-02T09:00:00Z', bytes: 1, keep: 14 }),
    )
    expect(await backupsHolding(backups, '2026-11-01T08:00:00.000Z')).toEqual([
      { name: names[3], at: '2026-11-02T10:00:00Z', until: null },
      {
        name: names[2],
        at: '2026-11-02T09:00:00Z',
        until: expect.stringMatching(/^2026-11-\d\d$/),
      },
      {
        name: names[1],
        at: '2026-11-01T09:00:00Z',
        until: expect.stringMatching(/^2026-11-\d\d$/),
      },
    ])
    const said = await vitrine(
      { variables },
      'privacy',
      'erase',
      'zenobie.quatresous@exemple.fr',
      '--yes',
    )
    expect(said.out).toMatch(
      /vitrine-20261102T090000Z\.tar\.gz : jusqu’au \d\d\/\d\d\/2026 environ/,
    )
    expect(said.out).toContain(`${names[3]} : jusqu’à ce que vous la supprimiez`)
    expect(said.out).not.toContain(names[0])
    await stores.close()
  })
})
