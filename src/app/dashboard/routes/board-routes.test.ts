import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BoardState } from '../contract/board.ts'
import { createTestApp, sessionOf, type TestApp } from '../../../../tests/app.ts'
import type { NewLead } from '#features/leads/rules/lead.ts'
import type { Role, SessionPort } from '#base/core/session.ts'

let app: TestApp
let role: Role = 'super-admin'
const session: SessionPort = () => sessionOf(role)()

beforeAll(async () => {
  app = await createTestApp({ session })
})
afterAll(() => app.close())

const request: NewLead = {
  form: 'contact',
  nonce: 'n1',
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: 'Zoé',
  email: 'zoe@exemple.fr',
  phone: '',
  fields: { message: 'Bonjour' },
  consent: { version: 'v1', text: 'Le texte lu.' },
  purpose: 'Répondre',
  received_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2029-11-20T09:00:00.000Z',
  spam: { score: 0, reasons: [] },
  files: [],
}

async function board(as: Role): Promise<BoardState> {
  role = as
  const { status, body } = await app.get('/admin/api/board')
  expect(status).toBe(200)
  return JSON.parse(body)
}

test('each part is for whoever may see it', async () => {
  const seen = async (as: Role) =>
    Object.entries(await board(as)).flatMap(([part, value]) => (value === null ? [] : [part]))
  expect(await seen('lead-desk')).toEqual(['leads', 'mails', 'demo'])
  expect(await seen('writer')).toEqual(['home', 'freshness', 'demo'])
  expect(await seen('editor')).toEqual(['home', 'leads', 'mails', 'freshness', 'demo'])
  expect(await seen('developer')).toEqual(['home', 'mails', 'freshness', 'backup', 'demo'])
  expect(await seen('super-admin')).toEqual([
    'home',
    'leads',
    'mails',
    'freshness',
    'backup',
    'hosts',
    'demo',
  ])
})

test('N1 the board says that the site is still the demo, until it has a name of its own', async () => {
  expect((await board('writer')).demo).toEqual({ isPublic: false })
  const other = await createTestApp({ session, stores: app.stores, publicUrl: 'https://www.a.fr' })
  const { body } = await other.get('/admin/api/board')
  await other.close()
  expect(JSON.parse(body).demo).toEqual({ isPublic: true })
  const { settings, constants } = (await app.stores.sites.find(1)) ?? {}
  await app.stores.sites.saveSettings(1, { site_name: 'Cabinet Martin' })
  await app.stores.sites.saveConstants(1, { nomcabinet: 'Cabinet Martin' })
  expect((await board('writer')).demo).toBeNull()
  await app.stores.sites.saveSettings(1, { site_name: settings?.site_name ?? '' })
  await app.stores.sites.saveConstants(1, { nomcabinet: constants?.nomcabinet ?? '' })
})

test('whether any request ever came is told, also of one that is gone', async () => {
  const leads = async () => (await board('lead-desk')).leads
  expect(await leads()).toMatchObject({ unread: 0, hasCome: false })
  const { leads: store } = app.stores
  const received = await store.receive(1, request, () => [])
  if (!('lead' in received)) throw new Error('The request was not stored.')
  expect(await leads()).toMatchObject({ unread: 1, hasCome: true })
  await store.erase(1, received.lead.id)
  expect(await leads()).toMatchObject({ unread: 0, hasCome: true })
})

test('the last backup is read from its stamp; a damaged stamp is none', async () => {
  expect((await board('developer')).backup).toEqual({ known: null })
  const folder = join(app.dataDir, 'backups')
  await mkdir(folder)
  const known = { at: '2026-11-19T02:00:00.000Z', bytes: 123_456 }
  await writeFile(join(folder, 'last.json'), JSON.stringify({ ...known, more: 1 }))
  expect((await board('developer')).backup).toEqual({ known: { ...known, isOld: false } })
  const old = { at: '2026-11-10T02:00:00.000Z', bytes: 1 }
  await writeFile(join(folder, 'last.json'), JSON.stringify(old))
  expect((await board('developer')).backup).toEqual({ known: { ...old, isOld: true } })
  await writeFile(join(folder, 'last.json'), '{"at":"hier"')
  expect((await board('developer')).backup).toEqual({ known: null })
})

test('a mail that was given up is told without whom it was for, on its own site alone', async () => {
  const { stores } = app
  const now = '2026-11-20T09:00:00.000Z'
  const mail = { kind: 'lead-firm', to: 'anne@exemple.fr', subject: 'x', text: 'x', html: '' }
  await stores.outbox.add(1, [{ ...mail, key: 'a' }], now)
  const [taken] = await stores.outbox.take({ now, until: '2026-11-20T10:00:00.000Z', limit: 9 })
  await stores.outbox.add(1, [{ ...mail, key: 'b' }], now)
  if (!taken) throw new Error('No mail was due.')
  await stores.outbox.failed(taken, { at: now, error: '550 <anne@exemple.fr> unknown' })
  const { mails } = await board('editor')
  expect(mails).toEqual({
    waiting: 1,
    oldest: now,
    failedCount: 1,
    areSent: false,
    failed: [{ kind: 'lead-firm', createdAt: now, at: now, attempts: 1, error: '550 <…> unknown' }],
  })
  expect(JSON.stringify(mails)).not.toContain('anne')
})

test('figures near their end are told, those without a value counted', async () => {
  const site = await app.stores.sites.find(1)
  const all = site?.settings.useful_figures ?? []
  const first = all.find(({ value }) => value !== null)
  if (!first) throw new Error('The demo has no figure with a value.')
  const blank = { ...first, key: 'vide', value: null, values: null }
  await app.stores.sites.saveSettings(1, {
    useful_figures: [{ ...first, from: '2020-01-01', to: '2020-12-31' }, blank],
  })
  const told = (await board('editor')).freshness
  expect(told?.list.filter(({ kind }) => kind === 'figure')).toEqual([
    {
      kind: 'figure',
      at: '2020-12-31',
      name: first.label,
      detail: 'n’est plus en vigueur',
      to: '/chiffres',
    },
  ])
  expect(told?.missing).toBe(1)
  await app.stores.sites.saveSettings(1, { useful_figures: all })
})

test('a dead link and an article that nobody reads again stand among the rest, for whoever writes', async () => {
  const { stores } = app
  const address = 'https://www.disparu.fr/aide'
  const page = await stores.pages.insert(1, 1, { path: '/essai', name: 'Essai des liens' })
  const key = { pageId: page.id, lang: 'fr' } as const
  const html = `<p><a href="${address}">Aide</a></p>`
  const [block] = await stores.widgets.replace(1, key, [
    { zone: 'content', type: 'rich-text', version: 1, options: { html } },
  ])
  await stores.links.keep(1, [address], '2026-11-02T09:00:00.000Z')
  await stores.links.save(1, [
    {
      address,
      askedAt: '2026-11-09T09:00:00.000Z',
      reason: 'name',
      failures: 2,
      failedOn: '2020-01-02',
    },
  ])
  const [article] = await stores.articleWrites.list(1)
  if (!article) throw new Error('The demo has no article.')
  const document = { kind: 'article', ref: String(article.id), lang: '' } as const
  await stores.documents.open(1, document, '2026-11-02T09:00:00.000Z')
  await stores.documents.write(1, document, { reviewAt: '2020-01-03' })
  const told = (await board('writer')).freshness?.list.filter(({ at }) => at < '2020-02')
  expect(told).toEqual([
    {
      kind: 'link',
      at: '2020-01-02',
      name: 'Essai des liens',
      detail: 'le lien vers « disparu.fr » ne répond plus (nom de domaine introuvable)',
      to: `/pages/${page.id}/fr/edit?bloc=${block?.id}`,
    },
    {
      kind: 'text',
      at: '2020-01-03',
      name: article.title,
      detail: 'à relire à la date que vous avez choisie',
      to: `/articles/${article.id}`,
    },
  ])
  // Once the link is gone from the page, the line is.
  await stores.widgets.replace(1, key, [])
  await stores.documents.write(1, document, { reviewAt: '' })
  const left = (await board('writer')).freshness?.list.filter(({ at }) => at < '2020-02')
  expect(left).toEqual([])
  await stores.pages.remove(1, page.id)
  await stores.links.keep(1, [], '2026-11-20T09:00:00.000Z')
})

test('one list by date has for each role what it may change', async () => {
  // Two years on every text and every figure is to be read.
  const clock = () => new Date('2028-11-20T09:00:00Z')
  const later = await createTestApp({ session, stores: app.stores, clock })
  try {
    const freshness = async (as: Role): Promise<BoardState['freshness']> => {
      role = as
      return JSON.parse((await later.get('/admin/api/board')).body).freshness
    }
    const writer = await freshness('writer')
    const editor = await freshness('editor')
    expect(writer?.list.map(({ kind }) => kind)).not.toContain('figure')
    expect(writer?.list.map(({ kind }) => kind)).toContain('text')
    expect(writer?.missing).toBeNull()
    expect(editor?.list.map(({ kind }) => kind)).toContain('figure')
    expect(editor?.missing).toBeGreaterThanOrEqual(0)
    expect(editor?.count).toBeGreaterThan(writer?.count ?? 0)
    const days = editor?.list.map(({ at }) => at) ?? []
    expect(days).toEqual(days.toSorted())
    expect(await freshness('lead-desk')).toBeNull()
  } finally {
    await later.close()
  }
})
