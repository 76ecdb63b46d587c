import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { NewLead } from '#features/leads/rules/lead.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { keptFile } from './stored-file.ts'

let app: TestApp
let role: Parameters<typeof sessionOf>[0] = 'lead-desk'

beforeAll(async () => {
  app = await createTestApp({ session: () => sessionOf(role)() })
})
afterAll(() => app.close())

let count = 0
async function received(more: Partial<NewLead> = {}): Promise<number> {
  count += 1
  const answer = await app.stores.leads.receive(
    1,
    {
      form: 'contact',
      nonce: `n${count}`,
      status: 'new',
      lang: 'fr',
      page_path: '/contact',
      name: 'Zoé Lefèvre',
      email: `zoe${count}@exemple.fr`,
      phone: '+33199001234',
      fields: { nom: 'Zoé Lefèvre', message: '=HYPERLINK("http://x")' },
      consent: { version: 'v1', text: 'Le texte lu.' },
      purpose: 'Répondre',
      received_at: '2026-11-20T09:00:00.000Z',
      expires_at: '2029-11-20T09:00:00.000Z',
      spam: { score: 0, reasons: [] },
      files: [],
      ...more,
    },
    () => [],
  )
  if (!('lead' in answer)) throw new Error('The nonce was used before.')
  return answer.lead.id
}

async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const asked: InjectOptions = { method, url: `/admin/api${path}` }
  const { statusCode, body, headers } = await app.app.inject(
    payload === undefined ? asked : { ...asked, payload },
  )
  const isJson = String(headers['content-type']).startsWith('application/json')
  return { status: statusCode, body, headers, json: isJson ? JSON.parse(body) : null }
}

const filtered = (filter: object) => `filter=${encodeURIComponent(JSON.stringify(filter))}`

describe('the lead desk', () => {
  test('a request is found, taken, noted and closed, and the log says who did', async () => {
    role = 'lead-desk'
    const id = await received()
    const list = await call('GET', `/leads?${filtered({ q: 'LEFEVRE' })}`)
    expect(list.json).toMatchObject({
      total: 1,
      data: [{ id, status: 'new', name: 'Zoé Lefèvre' }],
    })
    // A list shows who wrote, and the first words; no answer else.
    expect(list.json.data[0].excerpt).toBe('=HYPERLINK("http://x")')
    expect(list.json.data[0]).not.toHaveProperty('answers')

    const taken = await call('PUT', `/leads/${id}`, {
      status: 'in-progress',
      assigned_to: 'of-lead-desk',
    })
    expect(taken.json).toMatchObject({ status: 'in-progress', assigned_name: 'Rôle lead-desk' })
    await call('POST', `/leads/${id}/notes`, { text: '  Rappelée ce matin ' })
    const shown = await call('GET', `/leads/${id}`)
    expect(shown.json).toMatchObject({
      formTitle: expect.any(String),
      notes: [{ author: 'Rôle lead-desk', text: 'Rappelée ce matin' }],
    })
    expect(shown.json.answers).toContainEqual(
      expect.objectContaining({ name: 'message', value: '=HYPERLINK("http://x")' }),
    )
    await call('PUT', `/leads/${id}`, { status: 'done', assigned_to: '' })
    expect((await app.stores.leads.find(1, id))?.assigned_to).toBe('')

    const { entries } = await app.stores.audit.list(1, { subject: `lead:${id}` })
    expect(entries.map(({ action }) => action)).toEqual(['lead.update', 'lead.note', 'lead.update'])
    expect(entries[2]).toMatchObject({
      actor: { name: 'Rôle lead-desk' },
      before: { status: 'new' },
      after: { status: 'in-progress' },
    })
    expect(JSON.stringify(entries)).not.toContain('zoe')
  })

  test('quarantine is left with the mails that were held back, and not by another door', async () => {
    const id = await received({ status: 'quarantine', spam: { score: 9, reasons: ['un lien'] } })
    expect((await call('GET', '/leads')).body).not.toContain(`"id":${id},`)
    expect((await call('GET', `/leads?${filtered({ status: 'quarantine' })}`)).json.total).toBe(1)
    const refused = await call('PUT', `/leads/${id}`, { status: 'done' })
    expect(refused).toMatchObject({ status: 409, json: { message: /quarantaine/ } })
    const before = (await app.stores.outbox.list('waiting', 100)).length
    await call('PUT', `/leads/${id}`, { status: 'new' })
    expect((await app.stores.outbox.list('waiting', 100)).length).toBeGreaterThan(before)
    await call('PUT', `/leads/${id}`, { status: 'new' })
  })

  test('bad input gets a sentence and changes nothing', async () => {
    const id = await received()
    for (const [method, path, body] of [
      ['PUT', `/leads/${id}`, { status: 'gone' }],
      ['PUT', `/leads/${id}`, { name: 'Autre' }],
      ['PUT', `/leads/${id}`, { assigned_to: 'of-somebody-else' }],
      ['POST', `/leads/${id}/notes`, { text: '   ' }],
      ['GET', '/leads?filter={', undefined],
      ['GET', `/leads?${filtered({ nom: 'x' })}`, undefined],
      ['GET', '/leads?perPage=100000', undefined],
    ] as const) {
      const answer = await call(method, path, body)
      expect(answer.status, path).toBe(422)
      expect(answer.json.message, path).toMatch(/\p{L}{3,}/u)
    }
    for (const payload of [
      '{"__proto__":{"status":"done"}}',
      '{"constructor":{"prototype":1}}',
      '{',
    ]) {
      const answer = await app.app.inject({
        method: 'PUT',
        url: `/admin/api/leads/${id}`,
        headers: { 'content-type': 'application/json' },
        payload,
      })
      expect(answer.statusCode, payload).toBe(400)
      expect(answer.json().message, payload).toContain('illisible')
    }
    expect((await call('GET', '/leads/999999')).json.message).toBe(
      'La demande n° 999999 n’existe pas ou plus.',
    )
    expect(await app.stores.leads.find(1, id)).toMatchObject({ status: 'new', name: 'Zoé Lefèvre' })
  })

  test('the export is a table that no spreadsheet runs, and the log says that it was made', async () => {
    const message = 'facture\u202Efdp.exe'
    await received({ name: '=1+1', fields: { nom: '=1+1', message } })
    const { body, headers } = await call('GET', `/leads-export?${filtered({ q: '1 1' })}`)
    expect(headers['content-disposition']).toContain('demandes.csv')
    expect(body.startsWith('\uFEFF')).toBe(true)
    expect(body).toContain(`"'=1+1"`)
    expect(body).not.toMatch(/"=1/)
    // Nothing turns the direction of reading.
    expect(body).toContain('facturefdp.exe')
    const { entries } = await app.stores.audit.list(1, { action: 'lead.export' })
    expect(entries).toHaveLength(1)
  })

  test('M2 a stored name that leads elsewhere opens nothing, nor does a link', async () => {
    await mkdir(`${app.dataDir}/leads`, { recursive: true })
    await writeFile(`${app.dataDir}/secret-of-all`, 'secret')
    const linked = '00000000-0000-4000-8000-00000000c2c2.pdf'
    await symlink('../secret-of-all', `${app.dataDir}/leads/${linked}`)
    for (const stored of ['../secret-of-all', linked]) {
      const file = { stored, name: 'cv.pdf', type: 'application/pdf', size: 6 }
      const id = await received({ form: 'candidature', files: [file] })
      const answer = await call('GET', `/leads/${id}/files/${encodeURIComponent(stored)}`)
      expect(answer.status).toBe(404)
      expect(answer.body).not.toContain('secret')
    }
  })

  test('a person’s data are shown, exported and erased with their files', async () => {
    const stored = await app.app.inject('/').then(async () => {
      const { leadFolder } = await import('#features/leads/service/lead-folder.ts')
      return keptFile(leadFolder(`${app.dataDir}/leads`), '%PDF-1.7')
    })
    const file = { stored, name: 'cv « été ».pdf', type: 'application/pdf', size: 8 }
    const id = await received({ email: 'paul@exemple.fr', form: 'candidature', files: [file] })
    const download = await call('GET', `/leads/${id}/files/${stored}`)
    expect(download.status).toBe(200)
    expect(download.headers).toMatchObject({ 'content-type': 'application/octet-stream' })
    expect(download.headers['content-security-policy']).toContain('sandbox')
    expect((await call('GET', `/leads/${id}/files/..%2f..%2fsecret`)).status).toBe(404)

    const who = 'who=Paul%40exemple.fr'
    expect((await call('GET', `/persons?${who}`)).json).toMatchObject({ files: 1 })
    const copy = await call('GET', `/persons/export?${who}`)
    expect(JSON.parse(copy.body)).toMatchObject({ leads: [{ id, email: 'paul@exemple.fr' }] })
    const erased = await call('POST', '/persons/erase', { who: 'paul@exemple.fr' })
    expect(erased.json).toEqual({
      requests: 1,
      portraits: [],
      others: ['+33199001234'],
      isClean: true,
      isInLog: false,
      backups: [],
    })
    expect(await app.stores.leads.find(1, id)).toBeNull()
    await expect(readFile(`${app.dataDir}/leads/${stored}`)).rejects.toThrow(/ENOENT/)
    expect((await call('GET', `/persons?${who}`)).status).toBe(404)
    const { entries } = await app.stores.audit.list(1, { action: 'person.' })
    expect(entries.map(({ action }) => action)).toEqual(['person.erase', 'person.export'])
    expect(JSON.stringify(entries)).not.toContain('paul')
  })

  test('one request goes alone; months are counted', async () => {
    const id = await received({ email: 'seul@exemple.fr' })
    const months = await call('GET', '/leads-by-month')
    expect(months.json.data).toHaveLength(13)
    expect(months.json.data.at(-1)).toMatchObject({ month: '2026-11' })
    expect(months.json.data.at(-1).byForm.contact).toBeGreaterThan(0)
    expect((await call('DELETE', `/leads/${id}`)).status).toBe(200)
    expect(await app.stores.leads.find(1, id)).toBeNull()
    role = 'editor'
    const other = await received()
    expect((await call('DELETE', `/leads/${other}`)).status).toBe(403)
    expect(await app.stores.leads.find(1, other)).not.toBeNull()
  })
})

describe('the desk answers', () => {
  const replying = (after = 0) => ({
    subject: ' Votre demande ',
    text: 'Bonjour,\n\nOui, mardi.\nÀ bientôt.',
    after,
  })

  test('by mail, to whom asked, and says so; a colleague who answers meanwhile is told first', async () => {
    role = 'lead-desk'
    const id = await received({ email: 'reponse@exemple.fr' })
    expect((await call('GET', `/leads/${id}`)).json).toMatchObject({ messages: [], opened_at: '' })
    const answered = await call('POST', `/leads/${id}/replies`, replying())
    expect(answered.json.data).toMatchObject([
      { id: 1, recipient: 'reponse@exemple.fr', subject: 'Votre demande', state: 'waiting' },
    ])
    const second = await call('POST', `/leads/${id}/replies`, replying())
    expect([second.status, second.json.message]).toEqual([
      409,
      expect.stringContaining('Quelqu’un vient de répondre'),
    ])
    const mails = (await app.stores.outbox.list('waiting', 1000)).filter(
      ({ recipient }) => recipient === 'reponse@exemple.fr',
    )
    expect(mails).toMatchObject([
      { kind: 'lead-reply', key: expect.stringMatching(/^lead-reply-1 /) },
    ])
    expect((await call('POST', `/leads/${id}/replies`, replying(1))).json.data).toHaveLength(2)
    const shown = await call('GET', `/leads/${id}`)
    expect(shown.json).toMatchObject({
      status: 'in-progress',
      answered_at: expect.stringMatching(/Z$/),
    })
    const { entries } = await app.stores.audit.list(1, { action: 'lead.reply' })
    expect(entries).toHaveLength(2)
    expect(JSON.stringify(entries)).not.toContain('reponse@')
  })

  test('one that left from its author’s own mail is written down, and no mail leaves', async () => {
    role = 'lead-desk'
    const id = await received({ email: 'parti@exemple.fr' })
    await call('POST', `/leads/${id}/replies`, replying())
    // It has left whatever a colleague answered meanwhile.
    const noted = await call('POST', `/leads/${id}/replies`, { ...replying(), isByHand: true })
    expect(noted.json.data).toMatchObject([
      { id: 1, state: 'waiting' },
      { id: 2, recipient: 'parti@exemple.fr', text: replying().text, state: 'by-hand' },
    ])
    const mails = await app.stores.outbox.list('waiting', 1000)
    expect(mails.filter(({ recipient }) => recipient === 'parti@exemple.fr')).toHaveLength(1)
    expect((await call('DELETE', `/leads/${id}`)).status).toBe(200)
  })

  test.each([
    ['nothing', { subject: '', text: 'x', after: 0 }, 422],
    ['no text', { subject: 'x', text: ' \n ', after: 0 }, 422],
    ['too much', { subject: 'x', text: 'x'.repeat(10_001), after: 0 }, 422],
    ['a subject of two lines', { subject: 'a\r\nBcc: x@y.fr', text: 'x', after: 0 }, 200],
    ['no number', { subject: 'x', text: 'x', after: -1 }, 422],
  ])('%s is %j: %i', async (_name, body, status) => {
    role = 'lead-desk'
    const id = await received()
    expect((await call('POST', `/leads/${id}/replies`, body)).status).toBe(status)
  })

  test('nobody without an address, nobody in quarantine, nobody who is gone', async () => {
    role = 'lead-desk'
    const noAddress = await received({ email: '' })
    const spam = await received({ status: 'quarantine' })
    for (const [id, status] of [
      [noAddress, 422],
      [spam, 409],
      [999_999, 404],
    ] as const) {
      expect((await call('POST', `/leads/${id}/replies`, replying())).status).toBe(status)
    }
    role = 'writer'
    expect((await call('POST', `/leads/${noAddress}/replies`, replying())).status).toBe(403)
  })

  test('what was answered is exported with the person and goes with the request, its mail too', async () => {
    role = 'lead-desk'
    const id = await received({ email: 'partie@exemple.fr' })
    await call('POST', `/leads/${id}/replies`, replying())
    const copy = await call('GET', '/persons/export?who=partie%40exemple.fr')
    expect(JSON.parse(copy.body).messages).toMatchObject([{ subject: 'Votre demande' }])
    expect((await call('DELETE', `/leads/${id}`)).status).toBe(200)
    const left = (await app.stores.outbox.list('waiting', 1000)).map(({ recipient }) => recipient)
    expect(left).not.toContain('partie@exemple.fr')
    expect((await app.stores.leads.messages(1, [id])).size).toBe(0)
  })
})

describe('the desk reads', () => {
  const unread = async () => (await call('GET', '/leads-count')).json.unread

  test('what nobody opened is counted; who read it first stays; it can be unread again', async () => {
    role = 'lead-desk'
    const before = await unread()
    const id = await received()
    await received({ status: 'quarantine' })
    expect(await unread()).toBe(before + 1)
    const read = await call('PUT', `/leads/${id}/read`, { isRead: true })
    expect(read.json.opened_at).toMatch(/Z$/)
    expect(await unread()).toBe(before)
    const again = await call('PUT', `/leads/${id}/read`, { isRead: true })
    expect(again.json.opened_at).toBe(read.json.opened_at)
    expect((await call('PUT', `/leads/${id}/read`, { isRead: false })).json.opened_at).toBe('')
    expect(await unread()).toBe(before + 1)
    expect((await call('PUT', '/leads/999999/read', { isRead: true })).status).toBe(404)
  })

  test('several are changed at once; what is refused is said, the others are done', async () => {
    role = 'lead-desk'
    const ids = [await received(), await received()]
    const spam = await received({ status: 'quarantine' })
    const many = await call('PUT', '/leads', { ids: [...ids, ...ids, spam], status: 'done' })
    expect(many.json).toMatchObject({ changed: 2, refused: [{ id: spam }] })
    for (const id of ids) expect((await app.stores.leads.find(1, id))?.status).toBe('done')
    const begun = await received()
    const given = { ids: [begun, ...ids, 999_999], assigned_to: 'of-lead-desk', isRead: false }
    expect((await call('PUT', '/leads', given)).json).toMatchObject({ refused: [{ id: 999_999 }] })
    const statusOf = async (id: number) => (await app.stores.leads.find(1, id))?.status
    // What waits is begun; what is done is not opened again.
    expect([await statusOf(begun), await statusOf(ids[0] ?? 0)]).toEqual(['in-progress', 'done'])
    for (const wrong of [
      { ids: [] },
      { ids: [0] },
      { ids: Array.from({ length: 101 }, () => 1) },
    ]) {
      expect((await call('PUT', '/leads', { ...wrong, status: 'done' })).status).toBe(422)
    }
  })

  test('the first words of what somebody wrote stand in the list', async () => {
    const said = async (fields: NewLead['fields']) => {
      const id = await received({ fields })
      const list = await call('GET', `/leads?${filtered({})}`)
      return list.json.data.find((row: { id: number }) => row.id === id).excerpt
    }
    expect(await said({ message: 'Bonjour,\n\n  une question ' })).toBe('Bonjour, une question')
    expect(await said({ nom: 'Zoé Lefèvre', projet: 'Créer ma société' })).toBe('Créer ma société')
    expect(await said({ nom: 'Zoé Lefèvre' })).toBe('')
    expect(await said({ message: 'a '.repeat(3000) })).toMatch(/^(a ){10}.*…$/)
  })
})
