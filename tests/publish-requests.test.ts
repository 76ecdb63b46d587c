import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyArticle } from '#features/articles/rules/own-article.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { LinkedRequest } from '#features/publishing/contract/publish-requests.ts'
import { requestLink } from '#features/publishing/service/request-link.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { type AccountApp, type Browser, createAccountApp } from './account-app.ts'

const ORIGIN = 'https://www.lhermine-dauval.example'
const SECRET = 'a secret of tests alone'
const DAY = 86_400_000

let site: AccountApp
let woken = 0
let writer: Browser
let editor: Browser

beforeAll(async () => {
  const mailed = () => (woken += 1)
  site = await createAccountApp('sqlite', {
    mailed,
    publicUrl: ORIGIN,
    secret: SECRET,
    sendsMail: true,
  })
  await site.addAccount('anne@test.example', 'writer')
  await site.addAccount('claire@test.example', 'editor')
  writer = site.browser()
  editor = site.browser()
  await writer.signIn('anne@test.example')
  await editor.signIn('claire@test.example')
}, 30_000)
afterAll(() => site.close())

/** The mails that were written since the last look. */
async function mails(): Promise<MailDraft[]> {
  const now = site.clock.now.toISOString()
  const until = new Date(site.clock.now.getTime() + 3_600_000).toISOString()
  const taken = await site.stores.outbox.take({ now, until, limit: 50 })
  for (const mail of taken) await site.stores.outbox.sent(mail, now)
  return taken.map(({ draft }) => draft)
}

const tokenIn = ({ text }: Pick<MailDraft, 'text'>): string =>
  /\/admin\/publication#jeton=(\S+)/.exec(text)?.[1] ?? ''

const tick = () => {
  site.clock.now = new Date(site.clock.now.getTime() + 1000)
}

const actions = async () =>
  (await site.stores.audit.list(1)).entries.map(({ action, actor }) => [action, actor.name])

interface Kind {
  path(): string
  content(words: string): Promise<object>
}

let articleId = 0
const page: Kind = {
  path: () => '/pages/1/fr',
  async content(text) {
    const { json } = await writer.call('GET', '/pages/1/fr/draft')
    const widgets = (json['widgets'] as { id: number }[]).filter(({ id }) => id !== 900_001)
    const heading = { id: 900_001, zone: 'content', type: 'heading', version: 1, options: { text } }
    return { widgets: [...widgets, heading] }
  },
}
const article: Kind = {
  path: () => `/articles/${articleId}`,
  content: async (title) => ({
    fields: { ...emptyArticle('fr', ''), title, html: '<p>Un texte.</p>', motifs: ['AEF'] },
  }),
}

describe.each([
  ['page', page],
  ['article', article],
])('a request of the kind %s', (kind, { path, content }) => {
  const at = (more: string) => `${path()}/draft${more}`
  const base = async () => Number((await writer.call('GET', at(''))).json['base'])
  async function save(words: string): Promise<number> {
    tick()
    const sent = { ...(await content(words)), base: await base() }
    const { status, json } = await writer.call('PUT', at(''), sent)
    expect(status, JSON.stringify(json)).toBe(200)
    return Number(json['base'])
  }
  async function asked(words: string, note = 'Pour décembre.') {
    const counter = await save(words)
    const { status, json } = await writer.call('POST', at('/request'), { base: counter, note })
    expect(status, JSON.stringify(json)).toBe(200)
    const told = await mails()
    return { counter, told, said: json['told'], token: tokenIn(told[0] ?? { text: '' }) }
  }
  const open = (token: string, browser = editor) =>
    browser.call('POST', '/publish-requests/open', { token })

  beforeAll(async () => {
    const { json } = await writer.call('POST', '/articles', {})
    articleId = Number(json['id'])
    await mails()
  })

  test('goes to those who publish, whose link leads to it, and its end to who asked', async () => {
    const before = woken
    const { counter, told, said, token } = await asked('Une proposition')
    expect(told).toMatchObject([{ to: 'claire@test.example', kind: 'publish-request' }])
    expect(told[0]?.text).toContain(`${ORIGIN}/admin/publication#jeton=`)
    expect(said).toContain('Un courriel part à la personne qui peut publier.')
    expect(woken).toBeGreaterThan(before)
    expect((await open(token)).json).toMatchObject({
      document: { kind },
      by: 'anne',
      note: 'Pour décembre.',
      base: counter,
      now: counter,
    } satisfies Partial<Record<keyof LinkedRequest, unknown>>)
    expect((await open(token, writer)).status).toBe(403)
    const published = await editor.call('POST', at('/publish'), { base: counter })
    expect(published).toMatchObject({ status: 200, json: { told: 'Un courriel part à anne.' } })
    const [end] = await mails()
    expect(end).toMatchObject({ to: 'anne@test.example', kind: 'publish-done' })
    const address = String(published.json['path'])
    expect(end?.text).toContain(`${ORIGIN}${address}\n`)
    expect((await actions()).slice(0, 2)).toEqual([
      [`${kind}.publish`, 'claire'],
      [`${kind}.request`, 'anne'],
    ])
    const over = await open(token)
    expect(over).toMatchObject({ status: 404, json: { document: { kind } } })
    expect(over.json['message']).toContain('elle a été publiée ou retirée')
  })

  test('that is sent back says why, by mail and behind the link', async () => {
    const { token } = await asked('Une autre')
    const reason = '<b>Trop long</b>\nRelisez.'
    const answer = await editor.call('POST', at('/request/reject'), { reason })
    expect(answer.json['told']).toBe('Un courriel part à anne.')
    const [mail] = await mails()
    expect(mail).toMatchObject({ to: 'anne@test.example', kind: 'publish-rejection' })
    expect(mail?.html).toContain('&lt;b&gt;Trop long')
    expect((await open(token)).json['message']).toContain('claire l’a renvoyée le')
    expect((await actions())[0]).toEqual([`${kind}.reject`, 'claire'])
  })

  test('opens nothing once it is old, replaced, of another site or made up', async () => {
    const { token, counter } = await asked('Une troisième')
    await save('Plus loin')
    expect((await open(token)).json).toMatchObject({ base: counter, now: counter + 1 })
    const { token: newer } = await asked('Une quatrième')
    expect((await open(token)).json['message']).toContain('une autre l’a remplacée')
    expect((await open(newer)).status).toBe(200)
    const known = { key: { kind: 'page', ref: '1', lang: 'fr' }, at: 'x' } as const
    const foreign = requestLink(createSigner(SECRET), { backOffice: '', siteId: 2 }, known)
    for (const wrong of ['', 'x', `${newer}x`, foreign.replace(/^.*jeton=/, '')]) {
      const { status, json } = await open(wrong)
      expect(status).toBe(404)
      expect(json['message']).toContain('Ce lien n’est plus valable')
    }
    site.clock.now = new Date(site.clock.now.getTime() + 31 * DAY)
    await editor.signIn('claire@test.example')
    await writer.signIn('anne@test.example')
    expect((await open(newer)).json['message']).toContain('30 jours')
  })

  test('that is refused mails nothing: too long a note, a draft that went on', async () => {
    const counter = await save('Une cinquième')
    await mails()
    const tooLong = { base: counter, note: 'x'.repeat(10_000) }
    const refused = await writer.call('POST', at('/request'), tooLong)
    expect(refused.status).toBe(422)
    expect(String(refused.json['message'])).toContain('500')
    expect((await writer.call('POST', at('/request'), { base: counter - 1 })).status).toBe(409)
    expect(await mails()).toEqual([])
  })

  test('is taken back by who made it; a heartbeat tells of it, of an answer and of a schedule', async () => {
    const beat = async () =>
      (await writer.call('POST', at('/lock'), { holder: 'writers-tab' })).json as {
        request: { rejected: object | null } | null
        schedules: object[]
      }
    const { counter } = await asked('Une septième')
    expect(await beat()).toMatchObject({ request: { rejected: null, note: 'Pour décembre.' } })
    const planned = { action: 'publish', at: '2099-01-01T08:00', base: counter }
    const scheduled = await editor.call('PUT', `${path()}/schedule`, planned)
    expect(scheduled.json['told']).toBe('Un courriel part à anne.')
    expect(await mails()).toMatchObject([{ kind: 'publish-scheduled', to: 'anne@test.example' }])
    expect((await beat()).schedules).toHaveLength(1)
    await editor.call('POST', at('/request/reject'), { reason: 'Attendez.' })
    expect(await beat()).toMatchObject({ request: { rejected: { reason: 'Attendez.' } } })
    expect((await writer.call('DELETE', at('/request'))).status).toBe(200)
    expect((await beat()).request).toBeNull()
    expect((await writer.call('DELETE', at('/request'))).status).toBe(404)
    const others = await editor.call('POST', at('/request'), { base: counter, note: '' })
    expect(others.status).toBe(200)
    expect((await writer.call('DELETE', at('/request'))).status).toBe(403)
    expect((await actions())[0]).toEqual([`${kind}.request`, 'claire'])
    await writer.call('DELETE', at('/lock'), { holder: 'writers-tab' })
    await mails()
  })
})

test('the checks of an article name the fields that keep it from readers', async () => {
  const { json: made } = await writer.call('POST', '/articles', {})
  const { json } = await writer.call('GET', `/articles/${String(made['id'])}/checks`)
  expect(json['findings']).toEqual([
    {
      check: 'fields',
      name: 'title',
      severity: 'blocks',
      sentence: '« Titre » : Donnez un titre à l’article.',
      widgetId: null,
      widget: '',
    },
    expect.objectContaining({ sentence: expect.stringMatching(/^« Thèmes » : .*[^.]\.$/) }),
    expect.objectContaining({ sentence: expect.stringMatching(/^« Texte » : /) }),
  ])
})

test('what is looked at in an article: links, pictures and what a firm may not say', async () => {
  const { json: made } = await writer.call('POST', '/articles', {})
  const at = `/articles/${String(made['id'])}`
  const { fields } = (await article.content('Le meilleur cabinet de France')) as { fields: object }
  const html = '<p><a href="/nulle-part-ailleurs">ici</a><img src="/media/perdu.webp"></p>'
  await writer.call('PUT', `${at}/draft`, { fields: { ...fields, html }, base: 1 })
  const { json } = await writer.call('GET', `${at}/checks`)
  const found = json['findings'] as { check: string; severity: string; sentence: string }[]
  expect(found.every(({ severity }) => severity === 'look')).toBe(true)
  expect(found.map(({ check }) => check)).toEqual(['links', 'media', 'copy'])
  expect(found[0]?.sentence).toContain('« /nulle-part-ailleurs »')
})

test('an article that is dated ahead is not said to be online', async () => {
  const { json: made } = await writer.call('POST', '/articles', {})
  const draft = `/articles/${String(made['id'])}/draft`
  const { fields } = (await article.content('Pour plus tard')) as { fields: object }
  const sent = { fields: { ...fields, publishedAt: '2099-01-01T08:00:00.000Z' }, base: 1 }
  expect((await writer.call('PUT', draft, sent)).json).toMatchObject({ base: 2 })
  await writer.call('POST', `${draft}/request`, { base: 2 })
  await mails()
  expect((await editor.call('POST', `${draft}/publish`, { base: 2 })).status).toBe(200)
  const [mail] = await mails()
  expect(mail?.subject).toBe('Publication prête : Pour plus tard')
  expect(mail?.text).toContain('paraîtra le jeudi 1er janvier 2099 à 9\u00A0h')
  expect(mail?.text).toContain(`${ORIGIN}/admin/articles/${String(made['id'])}\n`)
})

test('a document that nothing is left of without its draft says so, and is not discarded', async () => {
  const { json: made } = await writer.call('POST', '/articles', {})
  const draft = `/articles/${String(made['id'])}/draft`
  const { json } = await writer.call('GET', draft)
  expect(json).toMatchObject({ isDraft: true, canDiscard: false })
  const refused = await writer.call('DELETE', draft, { base: json['base'] as number })
  expect(refused).toMatchObject({ status: 422 })
  expect(refused.json['message']).toContain('corbeille')
  expect((await writer.call('GET', '/pages/1/fr/draft')).json).toMatchObject({ canDiscard: true })
})

test('nobody is asked to publish what can’t be published', async () => {
  const { json: made } = await writer.call('POST', '/articles', {})
  const draft = `/articles/${String(made['id'])}/draft`
  const { json } = await writer.call('GET', draft)
  const refused = await writer.call('POST', `${draft}/request`, {
    base: json['base'] as number,
    note: '',
  })
  expect(refused.status).toBe(422)
  expect(refused.json['message']).toContain('ne peut pas être mis en ligne')
  expect(await mails()).toEqual([])
})

test('where no mail is configured, nobody is told that one leaves', async () => {
  const quiet = await createAccountApp()
  await quiet.addAccount('anne@test.example', 'writer')
  const anne = quiet.browser()
  await anne.signIn('anne@test.example')
  const { json: made } = await anne.call('POST', '/articles', {})
  const draft = `/articles/${String(made['id'])}/draft`
  const content = await article.content('Une note')
  expect((await anne.call('PUT', draft, { ...content, base: 1 })).status).toBe(200)
  const ask = async (browser: Browser) => {
    const { json } = await anne.call('GET', draft)
    const asking = { base: json['base'] as number, note: '' }
    return (await browser.call('POST', `${draft}/request`, asking)).json['told']
  }
  expect(await ask(anne)).toBe(
    'Votre demande est enregistrée. Aucun autre compte ne peut publier pour l’instant.',
  )
  await quiet.addAccount('claire@test.example', 'editor')
  const claire = quiet.browser()
  await claire.signIn('claire@test.example')
  expect(await ask(anne)).toBe(
    'Votre demande est enregistrée. Aucun envoi de courriel n’est configuré : prévenez vous-même les personnes qui publient.',
  )
  const reject = async () =>
    (await claire.call('POST', `${draft}/request/reject`, { reason: 'Non.' })).json['told']
  expect(await reject()).toBe('Aucun envoi de courriel n’est configuré : prévenez vous-même anne.')
  await ask(claire)
  expect(await reject()).toBe('')
  await quiet.close()
})
