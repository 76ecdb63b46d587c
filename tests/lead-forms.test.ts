import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { FORM_TRAP } from '#base/core/form-controls.ts'
import type { Lead } from '#features/leads/rules/lead.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { newToken } from '#framework/forms/form-token.ts'
import { formLimits, FORM_RATES } from '#base/platform/security/rate-limit.ts'
import { createTestApp, seededStores, type TestApp } from './app.ts'
import {
  controlsOf,
  openForm,
  PLAIN_PDF,
  sendForm,
  sendMultipart,
  type VisitedForm,
} from './form-visit.ts'
import { newPage, SITE } from './scratch-page.ts'
import { sampled } from './exhaustive.ts'

const SECRET = 'a secret of tests alone'
/** A layout without header and footer, which would take most of the time of a page. */
const BARE = { layout_id: 99 }
let now = new Date('2026-11-20T09:00:00Z')
let woken = 0
let site: TestApp
let contact: string
let visit: VisitedForm

const MESSAGE = {
  nom: 'Élodie Œuvrard',
  email: 'elodie@exemple.fr',
  message: 'Bonjour,\nune question.',
}

const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

const form = (name: string, more: Record<string, unknown> = {}) => ({
  type: 'lead-form',
  options: { form: name, ...more },
})

const leads = (): Promise<Lead[]> => site.stores.leads.list(SITE)

const textOf = (html: string): string =>
  html.replaceAll('&#x27;', "'").replaceAll(/[\u00A0\u202F]/g, ' ')

/** A page whose form was opened a minute ago. */
async function opened(path: string): Promise<VisitedForm> {
  const visited = await openForm(site, path)
  later(60_000)
  return visited
}

async function pageWith(name: string, more: Record<string, unknown> = {}): Promise<string> {
  return (await newPage(site, [form(name, more)], BARE)).path
}

beforeAll(async () => {
  const stores = await seededStores()
  site = await createTestApp({
    stores,
    secret: SECRET,
    clock: () => now,
    trustProxy: true,
    formLimits: formLimits(stores.rateLimits, () => now, FORM_RATES),
    mailed: () => void (woken += 1),
  })
  await stores.layouts.create(SITE, { id: BARE.layout_id, name: 'nue', css_class: '' })
  contact = await pageWith('contact')
})
afterAll(async () => {
  await site.close()
  await site.stores.close()
})
beforeEach(async () => {
  visit = await opened(contact)
  woken = 0
})
afterEach(async () => {
  for (const { email } of await leads()) await site.stores.leads.eraseByPerson(SITE, { email })
  for (const { phone } of await leads()) await site.stores.leads.eraseByPerson(SITE, { phone })
  later(3_700_000)
})

describe('a page with a form', () => {
  test('is kept by nobody, since its token is one visitor’s', async () => {
    const page = await site.get(contact)
    expect(page.headers['cache-control']).toBe('no-store')
    expect((await site.get('/plan-du-site')).headers['cache-control']).toBe('no-cache')
    expect(controlsOf(await site.get(contact)).token).not.toBe(controlsOf(page).token)
  })

  test('takes its form: stored first, then the mails, then the answer page with a receipt', async () => {
    const answer = await sendForm(site, visit, MESSAGE)
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toMatch(new RegExp(`^${contact}\\?recu=[\\w.-]+$`))
    const [lead, ...others] = await leads()
    expect(others).toEqual([])
    expect(lead).toMatchObject({
      form: 'contact',
      status: 'new',
      name: 'Élodie Œuvrard',
      email: 'elodie@exemple.fr',
      page_path: contact,
      fields: { message: 'Bonjour,\nune question.' },
      purpose: 'Répondre à un message',
      expires_at: expect.stringMatching(/^2029-11-20/),
      spam: { score: 0, reasons: [] },
    })
    expect(lead?.consent.text).toContain('utilisées par le Cabinet Lhermine-Dauval')
    expect(woken).toBe(1)
    const kinds = (await site.stores.outbox.list('waiting', 10)).map(({ kind }) => kind)
    expect(kinds.toSorted()).toEqual(['lead-firm', 'lead-visitor'])
  })

  test('says again what is wrong, all at once, and loses nothing that was typed', async () => {
    const answer = await sendForm(site, visit, { nom: 'Élodie <b>', email: 'elodie@', message: '' })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('value="Élodie &lt;b&gt;"')
    expect(answer.body).toContain('value="elodie@"')
    expect(textOf(answer.body)).toContain('Cette adresse n’est pas complète')
    expect(textOf(answer.body)).toContain('Indiquez votre message.')
    expect(await leads()).toEqual([])
    const second = await sendForm(site, { path: contact, ...controlsOf(answer) }, MESSAGE)
    expect(second.status).toBe(303)
  })

  test('is read in the language of the page', async () => {
    const { id = 0 } = (await site.stores.pages.findByPath(SITE, contact)) ?? {}
    await site.stores.pages.addTranslation(SITE, id, {
      lang: 'en',
      path: '/en/write',
      name: 'Write',
    })
    await site.stores.widgets.replace(SITE, { pageId: id, lang: 'en' }, [
      { zone: 'content', version: 1, ...form('contact') },
    ])
    const answer = await sendForm(site, await opened('/en/write'), { nom: '', message: 'Hello' })
    expect(answer.status).toBe(422)
    expect(answer.body).toContain('Fill in this field: it is required.')
    const sent = await sendForm(site, await opened('/en/write'), MESSAGE)
    expect(sent.status).toBe(303)
    expect((await leads())[0]).toMatchObject({
      lang: 'en',
      consent: { text: expect.stringContaining('is used by') },
    })
  })

  test('finds its form also inside columns, and goes to the answer page that it names', async () => {
    const target = await newPage(site, [], BARE)
    const inner = form('contact', { answer_page: target.id })
    const { path } = await newPage(
      site,
      [
        {
          type: 'columns',
          options: { columns: [{ width: 6, widgets: [{ id: 7001, version: 1, ...inner }] }] },
        },
      ],
      BARE,
    )
    const answer = await sendForm(site, await opened(path), MESSAGE)
    expect(answer.status).toBe(303)
    expect(answer.headers['location']).toMatch(new RegExp(`^${target.path}\\?recu=`))
  })

  test('without a form a page refuses a post as ever', async () => {
    for (const path of ['/plan-du-site', '/il-n-y-a-rien', `${contact}/`]) {
      const answer = await sendForm(site, { ...visit, path }, MESSAGE)
      expect(answer.status, path).toBe(405)
      expect(answer.headers['allow']).toBe('GET, HEAD')
    }
    const other = await sendForm(site, { ...visit, widget: '999999' }, MESSAGE)
    expect(other.status).toBe(405)
    expect(await leads()).toEqual([])
  })

  test('L1 a form that its setting switches off draws nothing and takes nothing', async () => {
    const path = await pageWith('lead_rappel')
    const open = await opened(path)
    await site.stores.sites.saveSettings(SITE, { lead_rappel: '0' })
    expect((await openForm(site, path)).token).toBe('')
    const answer = await sendForm(site, open, { nom: 'Élodie', telephone: '0199001234' })
    expect(answer.status).toBe(405)
    await site.stores.sites.saveSettings(SITE, { lead_rappel: '1' })
  })
})

describe('a token', () => {
  const signer = createSigner(SECRET)
  const typedAndKept = async (token: string, sentence: RegExp) => {
    const answer = await sendForm(site, { ...visit, token }, MESSAGE)
    expect(answer.status).toBe(422)
    expect(textOf(answer.body)).toMatch(sentence)
    expect(answer.body).toContain('value="elodie@exemple.fr"')
    expect(await leads()).toEqual([])
    later(5000)
    const again = await sendForm(site, { path: contact, ...controlsOf(answer) }, MESSAGE)
    expect(again.status).toBe(303)
  }

  test('that is a day old comes back fresh', async () => {
    later(25 * 3_600_000)
    await typedAndKept(visit.token, /restée ouverte plus d’un jour/)
  })

  test.each([
    ['missing', ''],
    ['forged', `${Buffer.from('1 contact 1 x').toString('base64url')}.${'A'.repeat(43)}`],
    ['of another form', newToken(signer, SITE, 'guide', new Date('2026-11-20T09:00:00Z'))],
    ['of another site', newToken(signer, 2, 'contact', new Date('2026-11-20T09:00:00Z'))],
    ['of another secret', newToken(createSigner('another secret!!'), SITE, 'contact', now)],
    ['enormous', 'A'.repeat(20_000)],
  ])('that is %s comes back fresh', async (_what, token) => {
    await typedAndKept(token, /pas reconnu ce formulaire/)
  })

  test('used twice with the same content is one lead and the same answer', async () => {
    const first = await sendForm(site, visit, MESSAGE)
    const second = await sendForm(site, visit, { ...MESSAGE, message: 'Bonjour,\r\nune question.' })
    expect([second.status, second.headers['location']]).toEqual([303, first.headers['location']])
    expect(await leads()).toHaveLength(1)
    expect(woken).toBe(1)
  })

  test('used twice with another content brings the form back', async () => {
    await sendForm(site, visit, MESSAGE)
    const second = await sendForm(site, visit, { ...MESSAGE, message: 'Encore ceci' })
    expect(second.status).toBe(409)
    expect(textOf(second.body)).toContain('Une demande est déjà partie de cette page')
    expect(second.body).toContain('Encore ceci')
    expect(await leads()).toHaveLength(1)
  })

  test('of a double click is one lead', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => sendForm(site, visit, MESSAGE)))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(new Set(answers.map(({ headers }) => headers['location'])).size).toBe(1)
    expect(await leads()).toHaveLength(1)
  })
})

describe('spam', () => {
  test('goes to quarantine with its reasons, answered as any other, and mails nobody', async () => {
    const before = (await site.stores.outbox.counts()).waiting
    const answer = await sendForm(site, visit, { ...MESSAGE, [FORM_TRAP]: 'http://x.example' })
    expect(answer.status).toBe(303)
    const [lead] = await leads()
    expect(lead).toMatchObject({ status: 'quarantine', spam: { reasons: ['champ caché rempli'] } })
    expect((await site.stores.outbox.counts()).waiting).toBe(before)
  })

  test('a form sent within three seconds is kept, for a person to look at', async () => {
    const quick = await openForm(site, contact)
    later(2000)
    expect((await sendForm(site, quick, MESSAGE)).status).toBe(303)
    expect(await leads()).toMatchObject([{ status: 'quarantine' }])
  })

  /** Sends so many forms, all opened beforehand: none takes time. */
  const sendAtOnce = async (count: number, address: string) => {
    const headers = { 'x-forwarded-for': address }
    const forms: VisitedForm[] = []
    for (let at = 0; at < count; at += 1) forms.push(await openForm(site, contact))
    later(5000)
    const answers = []
    for (const one of forms) answers.push(await sendForm(site, one, MESSAGE, { headers }))
    return answers
  }

  test('M7 a household that sends five forms waits seconds for the sixth, and loses nothing', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.7' }
    const answers = await sendAtOnce(5, '192.0.2.7')
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303, 303])
    const open = await openForm(site, contact)
    later(5000)
    const refused = await sendForm(site, open, { ...MESSAGE, message: 'Sixième' }, { headers })
    expect(refused.status).toBe(429)
    expect(refused.headers['retry-after']).toBe('25')
    expect(textOf(refused.body)).toMatch(/nouveau dans 25 secondes, ou appelez le 01 99 00 12 34/)
    expect(refused.body).toContain('Sixième')
    expect(await leads()).toHaveLength(5)
    const elsewhere = { headers: { 'x-forwarded-for': '192.0.2.8' } }
    expect((await sendForm(site, await opened(contact), MESSAGE, elsewhere)).status).toBe(303)
    later(25_000)
    expect((await sendForm(site, await opened(contact), MESSAGE, { headers })).status).toBe(303)
  })

  test('M7 a network that goes on sending waits longer, and a wider one has no more than thrice', async () => {
    const send = async (address: string) => {
      const open = await openForm(site, contact)
      later(31_000)
      return sendForm(site, open, MESSAGE, { headers: { 'x-forwarded-for': address } })
    }
    const statuses: number[] = []
    for (let sent = 0; sent < 15; sent += 1) statuses.push((await send('192.0.2.70')).status)
    expect(new Set(statuses)).toEqual(new Set([303]))
    const refused = await send('192.0.2.70')
    expect(refused.status).toBe(429)
    expect(textOf(refused.body)).toMatch(/dans (?:2|3) minutes/)
    later(600_000)
    // Each from a /64 of its own, at once: only what is around them tells that they are one.
    const taken: number[] = []
    for (let line = 0; line < 4; line += 1) {
      for (const { status } of await sendAtOnce(5, `2001:db8:7:${line}::1`)) taken.push(status)
    }
    expect(taken.filter((status) => status === 303)).toHaveLength(15)
  })

  /** As many as a firm reads in an hour, each five from another network. */
  async function crowd(path = contact) {
    const forms: VisitedForm[] = []
    for (let count = 0; count < 60; count += 1) forms.push(await openForm(site, path))
    later(5000)
    for (const [count, one] of forms.entries()) {
      const headers = { 'x-forwarded-for': `198.51.100.${Math.floor(count / 5)}` }
      expect((await sendForm(site, one, MESSAGE, { headers })).status).toBe(303)
    }
  }

  test(
    'M7 beyond what a firm reads in an hour requests wait in quarantine, and the firm is told once',
    sampled(false),
    async () => {
      await crowd()
      const mails = async () =>
        (await site.stores.outbox.list('waiting', 1000)).map(({ kind }) => kind)
      const before = await mails()
      for (const host of [1, 2]) {
        const headers = { 'x-forwarded-for': `203.0.113.${host}` }
        const open = await openForm(site, contact)
        later(5000)
        expect((await sendForm(site, open, MESSAGE, { headers })).status).toBe(303)
      }
      const [second, first, ...others] = await leads()
      for (const lead of [first, second]) {
        expect(lead).toMatchObject({ status: 'quarantine' })
        expect(lead?.spam.reasons[0]).toBe('reçue pendant un afflux de demandes')
      }
      expect(new Set(others.map(({ status }) => status))).toEqual(new Set(['new']))
      expect(await mails()).toEqual(['lead-crowd', ...before])
      // What is taken for spam uses up nothing of what the others may send.
      later(3_700_000)
      const trapped = { ...MESSAGE, [FORM_TRAP]: 'x' }
      for (let count = 0; count < 61; count += 1) {
        const headers = { 'x-forwarded-for': `198.51.100.${Math.floor(count / 5)}` }
        await sendForm(site, await openForm(site, contact), trapped, { headers })
      }
      later(31_000)
      await sendForm(site, await opened(contact), MESSAGE)
      expect((await leads())[0]).toMatchObject({ status: 'new' })
    },
  )

  test('M7 in a crowd files are refused first, and their request is taken without them', async () => {
    const path = await pageWith('candidature', { subject: 'Assistant' })
    await crowd(path)
    const sent = [{ field: 'cv', name: 'cv.pdf', type: 'application/pdf', bytes: PLAIN_PDF }]
    const refused = await sendMultipart(site, await opened(path), MESSAGE, sent)
    expect(refused.status).toBe(422)
    expect(textOf(refused.body)).toContain('Envoyez votre demande sans lui')
    expect(refused.body).toContain('value="elodie@exemple.fr"')
    later(5000)
    const again = { path, ...controlsOf(refused) }
    expect((await sendMultipart(site, again, MESSAGE)).status).toBe(303)
    expect((await leads())[0]).toMatchObject({ status: 'quarantine', files: [] })
  })

  test('a post of another site is not taken, and comes back', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await sendForm(site, visit, MESSAGE, { headers })
      expect(answer.status).toBe(403)
      expect(answer.body).toContain('value="elodie@exemple.fr"')
    }
    expect(await leads()).toEqual([])
    const own = { headers: { 'sec-fetch-site': 'same-origin', origin: 'http://localhost' } }
    expect((await sendForm(site, visit, MESSAGE, own)).status).toBe(303)
  })
})

describe('bad input', () => {
  test.each([
    ['a line break in a name', { nom: 'Élodie\r\nBcc: tous@exemple.fr' }, /sur une seule ligne/],
    ['a line break in an address', { email: 'e@exemple.fr\nBcc: x@y.fr' }, /sur une seule ligne/],
    ['accents before « @ »', { email: 'zoé@exemple.fr' }, /avant « @ », ni accent/],
    ['a quoted name of an address', { email: '"zoe l"@exemple.fr' }, /avant « @ », ni accent/],
    ['two addresses', { email: ['a@exemple.fr', 'b@exemple.fr'] }, /arrivé deux fois/],
    ['a null byte', { message: 'a\0b' }, /ne pouvons pas lire/],
    ['a message of 4001 signs', { message: 'é'.repeat(4001) }, /compte 4001 signes/],
  ])('%s is named at its field', async (_what, wrong, sentence) => {
    const answer = await sendForm(site, visit, { ...MESSAGE, ...wrong })
    expect(answer.status).toBe(422)
    expect(textOf(answer.body)).toMatch(sentence)
    expect(answer.body).not.toContain('\0')
    expect(await leads()).toEqual([])
  })

  test.each(['%FF%FE', 'Ren%E9', '%ED%A0%80', '%C3'])(
    'bytes that are no UTF-8: %s',
    async (bytes) => {
      const { widget, token } = visit
      const payload = `form_widget=${widget}&token=${token}&nom=${bytes}&email=a%40exemple.fr&message=x`
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const answer = await site.get(contact, { method: 'POST', payload, headers })
      expect(answer.status).toBe(422)
      expect(textOf(answer.body)).toContain('ne pouvons pas lire')
    },
  )

  test('fields that nobody asked for are ignored, be they called __proto__', async () => {
    const extra = Object.fromEntries([
      ['__proto__', 'x'],
      ['constructor', 'y'],
      ['id', '7'],
      ['nom_', 'z'],
    ])
    expect((await sendForm(site, visit, { ...MESSAGE, ...extra })).status).toBe(303)
    expect(Object.keys((await leads())[0]?.fields ?? {}).toSorted()).toEqual([
      'email',
      'message',
      'nom',
    ])
  })

  test('a body of more than 64 KiB brings the page of the form back', async () => {
    const answer = await sendForm(site, visit, { ...MESSAGE, message: 'a'.repeat(70_000) })
    expect(answer.status).toBe(413)
    expect(textOf(answer.body)).toContain('trop volumineux')
    expect(controlsOf(answer).token).not.toBe('')
    const bomb = Object.fromEntries(
      Array.from({ length: 3000 }, (_none, index) => [`a${index}`, 'b']),
    )
    expect((await sendForm(site, visit, { ...MESSAGE, ...bomb })).status).toBe(413)
    expect((await sendMultipart(site, visit, { ...MESSAGE, ...bomb })).status).toBe(413)
    expect(await leads()).toEqual([])
  })

  test('a body that is no form, or is cut short, is refused', async () => {
    const send = (type: string, payload: string) =>
      site.get(contact, { method: 'POST', payload, headers: { 'content-type': type } })
    expect((await send('application/json', '{"nom":"x"}')).status).toBe(405)
    expect((await send('text/csv', 'nom')).status).toBe(415)
    const cut = await send(
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="nom"\r\n\r\nÉlo',
    )
    expect(cut.status).toBe(422)
    expect(textOf(cut.body)).toContain('pas arrivé entier')
  })
})

describe('a CV', () => {
  const TYPED = { ...MESSAGE, message: 'Je postule.' }
  let path: string
  const files = async () => {
    const names = await readdir(join(site.dataDir, 'leads')).catch(() => [])
    return names
  }
  const cv = (bytes: Uint8Array, name = 'mon cv.pdf') => [
    { field: 'cv', name, type: 'application/pdf', bytes },
  ]

  beforeAll(async () => {
    path = await pageWith('candidature', { subject: 'Assistant' })
  })

  test('is kept under a name of ours, for the server’s user alone, and served by nothing', async () => {
    const sent = await sendMultipart(
      site,
      await opened(path),
      TYPED,
      cv(PLAIN_PDF, '../../é<v>.PDF'),
    )
    expect(sent.status).toBe(303)
    const [lead] = await leads()
    expect(lead?.fields).toMatchObject({ poste: 'Assistant' })
    expect(lead?.files).toMatchObject([
      { name: 'é_v_.pdf', type: 'application/pdf', size: PLAIN_PDF.length },
    ])
    const stored = lead?.files[0]?.stored ?? ''
    expect((await stat(join(site.dataDir, 'leads', stored))).mode & 0o777).toBe(0o600)
    for (const address of [
      `/leads/${stored}`,
      `/media/leads/${stored}`,
      `/media/..%2Fleads%2F${stored}`,
      `/uploads/../leads/${stored}`,
    ]) {
      expect((await site.get(address)).status).toBe(404)
    }
  })

  test.each([
    ['a program', Buffer.from('MZ\x90\0'.padEnd(400, '\0'), 'latin1'), /n’est pas un PDF/],
    [
      'a program named so',
      Buffer.from(`\x7FELF\x02\x01\x01${'\0'.repeat(400)}`, 'latin1'),
      /n’est pas un PDF/,
    ],
    [
      'a page of the web',
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      /n’est pas un PDF/,
    ],
    [
      'a PDF after a program',
      Buffer.concat([Buffer.from('#!/bin/sh\nrm -r\n'), PLAIN_PDF]),
      /n’est pas un PDF/,
    ],
    [
      'a PDF with an archive behind',
      Buffer.concat([PLAIN_PDF, Buffer.from('PK\x03\x04'.padEnd(3000, 'x'))]),
      /n’est pas un PDF/,
    ],
    [
      'a PDF that runs a script',
      Buffer.from(
        PLAIN_PDF.toString().replace(
          '/Type/Catalog',
          '/Type/Catalog/OpenAction<</S/J#61vaScript/JS(a)>>',
        ),
      ),
      /contient un programme/,
    ],
    ['nothing', Buffer.alloc(0), /est vide/],
    ['more than 5 MB', Buffer.concat([PLAIN_PDF, Buffer.alloc(5 * 1024 ** 2)]), /dépasse 5 Mo/],
  ])('%s is refused at its field, and nothing typed is lost', async (_what, bytes, sentence) => {
    const before = await files()
    const answer = await sendMultipart(site, await opened(path), TYPED, cv(bytes))
    expect(answer.status).toBe(422)
    expect(textOf(answer.body)).toMatch(sentence)
    expect(answer.body).toContain('value="elodie@exemple.fr"')
    expect(await leads()).toEqual([])
    expect(await files()).toEqual(before)
  })

  test('may be left out, as a browser does it', async () => {
    expect(
      (await sendMultipart(site, await opened(path), TYPED, cv(Buffer.alloc(0), ''))).status,
    ).toBe(303)
    expect((await leads())[0]?.files).toEqual([])
  })

  test('that the disk does not take brings the form back, and leaves nothing', async () => {
    const folder = join(site.dataDir, 'leads')
    await rm(folder, { recursive: true, force: true })
    await writeFile(folder, 'no folder')
    const answer = await sendMultipart(site, await opened(path), TYPED, cv(PLAIN_PDF))
    expect(answer.status).toBe(503)
    expect(textOf(answer.body)).toMatch(/n’a pas pu être enregistrée.*appelez le 01 99 00 12 34/)
    expect(answer.body).toContain('value="elodie@exemple.fr"')
    expect(await leads()).toEqual([])
    await rm(folder)
  })

  test('goes again when the database does not take its lead', async () => {
    await mkdir(join(site.dataDir, 'leads'), { recursive: true })
    const before = await files()
    const broken = await createTestApp({
      stores: {
        ...site.stores,
        leads: {
          ...site.stores.leads,
          receive: () => Promise.reject(new Error('database or disk is full')),
        },
      },
      secret: SECRET,
      clock: () => now,
    })
    const answer = await sendMultipart(broken, await opened(path), TYPED, cv(PLAIN_PDF))
    expect(answer.status).toBe(503)
    expect(await readdir(join(broken.dataDir, 'leads'))).toEqual([])
    expect(await files()).toEqual(before)
    await broken.close()
  })
})

describe('a request for somebody of the team', () => {
  const write = (isLive: boolean) =>
    site.stores.texts.write(SITE, 'person', {
      id: 5000,
      lang: '',
      title: 'Zoé Ardant',
      content: JSON.stringify({
        fields: { firstName: 'Zoé', lastName: 'Ardant', email: 'zoe@cabinet.example' },
      }),
      isLive,
    })
  const toFirm = async () => {
    const [lead] = await leads()
    const mails = await site.stores.outbox.list('waiting', 1000)
    return mails.find(({ key }) => key === `lead-firm ${lead?.nonce}`)?.recipient
  }

  test('says so, is stored with their name, and goes to their address', async () => {
    await write(true)
    const page = await site.get(`${contact}?personne=5000`)
    expect(textOf(page.body)).toContain('À l’attention de')
    expect(page.html.one('[name="destinataire"]').attr('value')).toBe('Zoé Ardant')
    expect((await sendForm(site, visit, { ...MESSAGE, destinataire: 'Zoé Ardant' })).status).toBe(
      303,
    )
    expect((await leads())[0]?.fields).toMatchObject({ destinataire: 'Zoé Ardant' })
    expect(await toFirm()).toBe('zoe@cabinet.example')
  })

  test('is for nobody once they left, whoever is named, and goes where all go', async () => {
    await write(false)
    const page = await site.get(`${contact}?personne=5000`)
    expect(page.html.all('[name="destinataire"]')).toEqual([])
    await sendForm(site, visit, { ...MESSAGE, destinataire: 'Zoé Ardant' })
    expect((await leads())[0]?.fields).not.toHaveProperty('destinataire')
    expect(await toFirm()).toBe((await site.stores.sites.find(SITE))?.settings.site_email)
  })

  test.each(['0', '-1', 'zoe', '5000 or 1=1', '[]'])(
    'is for nobody with « %s »',
    async (number) => {
      const page = await site.get(`${contact}?personne=${encodeURIComponent(number)}`)
      expect(page.status).toBe(200)
      expect(page.html.all('[name="destinataire"]')).toEqual([])
    },
  )
})

test('a slot in which no office is open is refused at its field, and not offered where there is none', async () => {
  const offices = (await site.stores.sites.find(SITE))?.offices ?? []
  const hours = [
    { days: 'Lundi au jeudi', times: '9 h – 12 h, 14 h – 17 h' },
    { days: 'Vendredi', times: '9 h – 12 h' },
  ]
  await site.stores.sites.saveOffices(
    SITE,
    offices.map((office) => ({ ...office, hours })),
  )
  const path = await pageWith('lead_rappel')
  const call = await opened(path)
  const asked = {
    nom: 'Zoé',
    telephone: '01 99 00 12 34',
    creneau_moment: 'apres_midi',
    accord: 'oui',
  }
  const friday = await sendForm(site, call, { ...asked, creneau_jour: '2026-12-04' })
  expect(friday.status).toBe(422)
  expect(friday.html.one('[name="creneau_moment"]').attr('aria-invalid')).toBe('true')
  expect(textOf(friday.body)).toContain('Le cabinet est fermé à ce moment de la journée')
  expect(textOf(friday.body)).toContain('L’après-midi, de 14 h à 17 h')
  await site.stores.sites.saveOffices(SITE, offices)
})
