import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '#app/commands/commands.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import type { NewLead } from '#features/leads/rules/lead.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { leadMails } from '#features/leads/mails/lead-mails.ts'
import { keptFile } from './stored-file.ts'

let folder: string
/** The server's own handle, open all the while. */
let stores: Stores
const NOW = new Date().toISOString()

const lead = (nonce: string, more: Partial<NewLead> = {}): NewLead => ({
  form: 'contact',
  nonce,
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: 'Zoé',
  email: 'zoe@exemple.fr',
  phone: '',
  fields: { nom: 'Zoé', email: 'zoe@exemple.fr', message: 'Bonjour' },
  consent: { version: 'v1', text: 'Le texte lu.' },
  purpose: 'Répondre à un message',
  received_at: NOW,
  expires_at: '2099-01-01T00:00:00.000Z',
  spam: { score: 0, reasons: [] },
  files: [],
  ...more,
})

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-privacy-'))
  const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
  await migrate(db)
  stores = createStores(db)
  const site = await stores.sites.create({
    id: 1,
    name: 'Cabinet Ardoin',
    isDefault: true,
    hosts: ['localhost', 'www.ardoin.example'],
    settings: { ...DEFAULT_SETTINGS, site_email: 'contact@ardoin.example' },
    constants: { ...DEFAULT_CONSTANTS, nomcabinet: 'Cabinet Ardoin' },
    offices: [],
    theme: { light: {}, dark: {} },
  })
  const receive = (given: NewLead) =>
    stores.leads.receive(1, given, (written) =>
      leadMails(written, site, { origin: 'https://www.ardoin.example', privacy: '' }),
    )
  const stored = await keptFile(leadFolder(join(folder, 'leads')), '%PDF-1.4')
  const cv = { stored, name: 'cv.pdf', type: 'application/pdf', size: 8 }
  await receive(lead('a', { phone: '+33199001234' }))
  await receive(lead('b', { form: 'candidature', files: [cv] }))
  await receive(
    lead('c', {
      name: '=HYPERLINK("http://x")',
      email: 'max@exemple.fr',
      fields: { message: '@SUM(A1)\n+1' },
    }),
  )
  await receive(
    lead('d', {
      email: 'spam@exemple.fr',
      name: '\u001b[2Jx',
      status: 'quarantine',
      spam: { score: 9, reasons: ['un lien'] },
    }),
  )
  const wish = {
    email: 'zoe@exemple.fr',
    name: 'Zoé',
    lang: 'fr',
    consent: { version: 'v2', text: 'La lettre.' },
    list: 'letter' as const,
    about: '',
    form: '/lettre',
  } as const
  await stores.newsletter.subscribe(1, wish, NOW, () => [])
})
afterAll(async () => {
  await stores.close()
  await rm(folder, { recursive: true, force: true })
})

async function privacy(...args: string[]) {
  const said = { out: '', err: '' }
  const code = await runCommand(['privacy', ...args], {
    terminal: {
      out: (text) => void (said.out += text),
      err: (text) => void (said.err += text),
      hasColours: false,
    },
    variables: { DATA_DIR: folder, NODE_ENV: 'test' },
    root: folder,
  })
  return { code, ...said, out: said.out.replaceAll('\u00A0', ' ') }
}

describe('vitrine privacy, beside a running server', () => {
  test('list is the register: purpose, retention and number of each form', async () => {
    const { code, out } = await privacy('list')
    expect(code).toBe(0)
    expect(out).toMatch(
      /Candidature \(candidature\)\n {2}finalité : .+\n {2}durée : 24 mois .+\n {2}en base : 1 demande\n/,
    )
    expect(out).toMatch(/\(contact\)[^(]+3 demandes, dont 1 en quarantaine/)
    expect(out).toMatch(/\(lead_rappel\)[^(]+durée : 3 mois depuis l’envoi/)
  })

  test('leads shows one a line, and nothing that would move the cursor', async () => {
    const { out } = await privacy('leads', '--quarantine')
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(out).toContain('en quarantaine (un lien)')
    expect(out).not.toContain('\u001b')
  })

  test('leads --csv has no cell that a spreadsheet runs', async () => {
    const { out } = await privacy('leads', '--csv')
    expect(out.startsWith('\uFEFF"numéro";"formulaire"')).toBe(true)
    expect(out).toContain(`"'=HYPERLINK(""http://x"")"`)
    expect(out).toContain(`"'+33199001234"`)
    for (const [, cell = ''] of out.matchAll(/(?<=^|;)"((?:[^"]|"")*)"/gm)) {
      expect(cell).not.toMatch(/^\s*[=+\-@]/)
    }
  })

  test('export writes all about one person, to a file of the operator’s alone', async () => {
    const file = join(folder, 'zoe.json')
    const { code, out, err } = await privacy('export', 'Zoe@Exemple.fr', '--out', file)
    expect(code).toBe(0)
    expect(out).toContain('2 demandes, 1 fichier, 1 abonnement')
    expect(err).toContain('+33199001234')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    const { leads, subscriptions, mails } = JSON.parse(await readFile(file, 'utf8'))
    expect(leads.map(({ nonce }: NewLead) => nonce)).toEqual(['b', 'a'])
    expect(leads[0].files[0].path).toContain(join(folder, 'leads'))
    expect(subscriptions).toMatchObject([{ consent: { text: 'La lettre.' } }])
    expect(mails).toHaveLength(2)
    expect((await privacy('export', 'zoe@exemple.fr', '--out', file)).code).toBe(1)
    expect(JSON.parse((await privacy('export', '01 99 00 12 34')).out).leads).toHaveLength(1)
    expect((await privacy('export', 'personne@exemple.fr')).code).toBe(1)
  })

  test('contact notes an exchange, release takes out of quarantine with the mails', async () => {
    expect((await privacy('contact', 'max@exemple.fr')).out).toMatch(/Échange noté/)
    const before = (await stores.outbox.counts()).waiting
    expect((await privacy('release', '4')).code).toBe(0)
    expect((await stores.outbox.counts()).waiting).toBe(before + 2)
    expect((await privacy('release', '4')).code).toBe(1)
  })

  test('erase shows first, then removes leads, files, subscription and mails', async () => {
    const shown = await privacy('erase', 'zoe@exemple.fr')
    expect(shown.out).toMatch(/À effacer : 2 demandes, 1 fichier.*--yes/)
    expect(await stores.leads.list(1)).toHaveLength(4)
    expect((await privacy('erase', 'zoe@exemple.fr', '--yes')).out).toMatch(/^Effacé/m)
    expect((await stores.leads.list(1)).map(({ nonce }) => nonce)).toEqual(['d', 'c'])
    expect(await readdir(join(folder, 'leads'))).toEqual([])
    expect((await stores.newsletter.find(1, 'zoe@exemple.fr'))?.email ?? '').toBe('')
    const waiting = await stores.outbox.list('waiting', 100)
    expect(waiting.filter(({ recipient }) => recipient === 'zoe@exemple.fr')).toEqual([])
    expect(waiting.filter(({ key }) => /[ ]b$|[ ]a$/.test(key))).toEqual([])
    expect((await privacy('erase', 'zoe@exemple.fr')).code).toBe(1)
  })

  test('purge removes what is past its retention', async () => {
    const old = { received_at: '2020-01-01T00:00:00.000Z', expires_at: '2023-01-01T00:00:00.000Z' }
    await stores.leads.receive(1, lead('old', { ...old, email: 'vieux@exemple.fr' }), () => [])
    expect((await privacy('purge')).out).toMatch(/^Effacé : 1 demande,/)
    expect((await privacy('purge')).out).toMatch(/^Effacé : 0 demande,/)
  })

  test.each([
    [],
    ['tout'],
    ['export'],
    ['export', 'moi'],
    ['erase', 'a@b.fr', 'c@d.fr'],
    ['release', 'x'],
    ['list', '--oui'],
  ])('« %s » is explained', async (...args) => {
    const { code, err } = await privacy(...args.filter((arg) => typeof arg === 'string'))
    expect(code).toBe(2)
    expect(err).toMatch(/^[^\n]+\n\nUsage : npx vitrine privacy/)
  })

  test('another host, or no database, is told', async () => {
    expect((await privacy('list', '--site', 'autre.example')).err).toContain('www.ardoin.example')
    expect((await privacy('list', '--site', 'WWW.ardoin.example')).code).toBe(0)
  })
})
