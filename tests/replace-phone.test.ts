import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_CONTACT } from '#base/core/demo-firm.ts'
import type { Use } from '#base/core/field/used-in.ts'
import type { Role } from '#base/core/session.ts'
import type { ReplacedPlace, StrayPhone } from '#features/sites/contract/settings-facts.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

const SITE = 1
const FORMER = DEMO_CONTACT.phone
const NOW = { phonetotext: '02 98 76 54 32', phonetolink: '+33298765432' }
const TO = NOW.phonetolink

let role: Role = 'editor'
let site: TestApp

async function ask<T>(method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, payload?: object) {
  const { status, body } = await site.get(`/admin/api${path}`, {
    method,
    ...(payload ? { payload } : {}),
  })
  return { status, body: JSON.parse(body) as T & { message: string } }
}

const stray = async (): Promise<Use[]> => {
  const { body } = await ask<{ phones: StrayPhone[] }>('GET', '/settings/stray-phones')
  return body.phones.find(({ phone }) => phone === FORMER)?.uses ?? []
}

const replace = (places: object[], more: object = {}) =>
  ask<{ places: ReplacedPlace[] }>('POST', '/settings/stray-phones/replace', {
    from: FORMER,
    to: TO,
    places,
    ...more,
  })

const keyOf = ({ kind, ref, lang }: Pick<Use, 'kind' | 'ref' | 'lang'>) => ({ kind, ref, lang })

/** What became of one place. */
async function became(place: Pick<Use, 'kind' | 'ref' | 'lang'>) {
  const { status, body } = await replace([keyOf(place)])
  expect(status).toBe(200)
  const [one] = body.places
  return one
}

/** The page of an address with its draft's counter, and the path of its calls. */
async function page(path: string) {
  const found = (await site.stores.pages.tree(SITE, 'fr')).find((node) => node.path === path)
  if (!found) throw new Error(`No page ${path}.`)
  const at = `/pages/${found.id}/fr`
  const { body } = await ask<{ base: number; widgets: object[] }>('GET', `${at}/draft`)
  return { key: { kind: 'page' as const, ref: String(found.id), lang: 'fr' as const }, at, ...body }
}

describe('a former telephone in texts', () => {
  beforeAll(async () => {
    site = await createTestApp({ session: async () => sessionOf(role)() })
    const offices = (await site.stores.sites.find(SITE))?.offices ?? []
    await site.stores.sites.saveConstants(SITE, NOW)
    await site.stores.sites.saveOffices(
      SITE,
      offices.map((office) => ({ ...office, ...NOW })),
    )
  })
  afterAll(() => site.close())

  test('is replaced by a number of the firm alone, by whoever may write its settings', async () => {
    const { key } = await page('/contact')
    for (const other of ['visitor', 'lead-desk', 'writer'] as const) {
      role = other
      expect([other, (await replace([key])).status]).toEqual([
        other,
        other === 'visitor' ? 401 : 403,
      ])
    }
    role = 'editor'
    expect((await replace([key], { to: '+33199999999' })).body.message).toMatch(/n’est plus celui/)
    expect((await replace([key], { from: TO })).body.message).toMatch(/il reste/)
    expect((await replace([], {})).status).toBe(422)
    expect((await replace(Array.from({ length: 5 }, () => key))).status).toBe(422)
    expect((await site.get('/contact')).body).toContain(FORMER)
  })

  test('a page goes live with the other number, as a version of its own that the log names', async () => {
    const { key, at } = await page('/contact')
    expect(await became(key)).toEqual({ ...key, became: 'published', why: '' })
    const { body } = await site.get('/contact')
    expect(body).toContain('<a href="tel:+33298765432">02 98 76 54 32</a>')
    const history = await ask<{ data: { kind: string; author: string }[] }>('GET', `${at}/history`)
    expect(history.body.data.slice(0, 2).map(({ kind }) => kind)).toEqual(['renumbered', 'before'])
    const [entry] = (await site.stores.audit.list(SITE, { limit: 1 })).entries
    expect(entry).toMatchObject({
      action: 'page.renumbered',
      subject: `page:${key.ref}`,
      actor: { name: 'Rôle editor' },
      before: { telephone: FORMER },
      after: { telephone: TO },
    })
    expect(await became(key)).toMatchObject({ became: 'same' })
    const again = await ask<{ data: object[] }>('GET', `${at}/history`)
    expect(again.body.data).toHaveLength(history.body.data.length)
  })

  test('a page that somebody has opened stays, and so does one whose publication is planned', async () => {
    const opened = await page('/espace-client')
    const holder = 'opened-editor-1'
    await ask('POST', `${opened.at}/draft/lock`, { holder })
    expect(await became(opened.key)).toMatchObject({
      became: 'left',
      why: expect.stringMatching(/ouverte par Rôle editor/),
    })
    expect((await site.get('/espace-client')).body).toContain(FORMER)
    await ask('DELETE', `${opened.at}/draft/lock`, { holder })
    expect(await became(opened.key)).toMatchObject({ became: 'published' })
  })

  test('a draft in progress gets it and waits; what visitors see stays', async () => {
    const { key, at, base, widgets } = await page('/recherche')
    const heading = {
      id: 900_001,
      zone: 'content',
      type: 'heading',
      version: 1,
      options: { text: 'Un titre commencé' },
    }
    await ask('PUT', `${at}/draft`, { base, widgets: [...widgets, heading] })
    expect(await became(key)).toMatchObject({ became: 'draft' })
    const draft = JSON.stringify((await page('/recherche')).widgets)
    expect(draft).toContain('Un titre commencé')
    expect(draft).toContain(TO)
    expect(draft).not.toContain(FORMER)
    expect((await site.get('/recherche')).body).toContain(FORMER)
    expect(await became(key)).toMatchObject({ became: 'same' })
    const now = await page('/recherche')
    expect((await ask('POST', `${at}/draft/publish`, { base: now.base })).status).toBe(200)
    expect((await site.get('/recherche')).body).not.toContain(FORMER)
  })

  test('a page that is off the site does not come back to it', async () => {
    const { key } = await page('/votre-projet')
    await site.stores.pages.update(SITE, Number(key.ref), 'fr', { is_active: false })
    expect(await became(key)).toMatchObject({ became: 'draft' })
    expect((await site.get('/votre-projet')).status).toBe(404)
    await site.stores.pages.update(SITE, Number(key.ref), 'fr', { is_active: true })
    const now = await page('/votre-projet')
    expect((await ask('POST', `${now.at}/draft/publish`, { base: now.base })).status).toBe(200)
  })

  test('what is not there, or not of one’s role, is left, and the others are done', async () => {
    const absent = { kind: 'page', ref: '987654', lang: 'fr' }
    const template = { kind: 'template', ref: 'card/card-magazine', lang: '' }
    const [left] = await stray()
    if (!left) throw new Error('Nothing is left.')
    const { body } = await replace([absent, template, keyOf(left)])
    expect(body.places.map((place) => place.became)).toEqual(['left', 'left', 'published'])
    expect(body.places[1]?.why).toMatch(/^Votre rôle ne permet pas/)
  })

  test('piece by piece no place is left, in both languages, header and footer too', async () => {
    for (let uses = await stray(); uses.length > 0; uses = await stray()) {
      const { body } = await replace(uses.slice(0, 4).map(keyOf))
      expect(body.places.map((place) => place.became)).not.toContain('left')
    }
    for (const path of ['/', '/contact', '/en', '/contact/acces-et-horaires']) {
      const { body } = await site.get(path)
      expect(body).not.toContain(FORMER)
      expect(body).not.toMatch(
        /0?1[\s\u00A0\u202F]99[\s\u00A0\u202F]00[\s\u00A0\u202F]12[\s\u00A0\u202F]34/,
      )
    }
  })
})
