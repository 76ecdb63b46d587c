import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import type { Session } from '#base/core/session.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { feed, newPage, text } from './scratch-page.ts'

const NAME = 'card/card-magazine'
const SCRIPT = `/uploads/site-1/${NAME}.js`
const STAFF = ['lead-desk', 'writer', 'editor', 'developer', 'super-admin'] as const

let site: TestApp
let session: Session
/** A page whose feed is drawn with a template that has a script. */
let path: string

beforeAll(async () => {
  session = await sessionOf('developer')()
  site = await createTestApp({ session: async () => session })
  const draft = `/admin/api/templates/${NAME}/draft`
  const html = '{{! hasOwnJs }}<article class="feed-item"><p>{{title}}</p></article>'
  const payload = { html, css: '', js: 'window.firm = true', base: 0 }
  const saved = await site.app.inject({ method: 'PUT', url: draft, payload })
  expect(saved.statusCode).toBe(200)
  const { base } = saved.json()
  const { statusCode } = await site.app.inject({
    method: 'POST',
    url: `${draft}/publish`,
    payload: { base },
  })
  expect(statusCode).toBe(200)
  path = (await newPage(site, [feed({ motifs: ['AEF'], template_dir: 'site-1' })])).path
})
afterAll(() => site.close())

async function seenBy(who: Session, url = path) {
  session = who
  const { status, headers, body } = await site.get(url)
  const policy = String(headers['content-security-policy'])
  return { status, headers, body, script: /script-src ([^;]*)/.exec(policy)?.[1] ?? '' }
}

const ONLY_OURS = /^'nonce-([\w+/]{22}==)'$/

/** A page that runs nothing but the product's own scripts, and names no other. */
function expectGuarded({ status, headers, body, script }: Awaited<ReturnType<typeof seenBy>>) {
  expect(status).toBeLessThan(402)
  const nonce = ONLY_OURS.exec(script)?.[1] ?? ''
  expect(nonce).not.toBe('')
  expect(body).not.toContain('.js" defer')
  expect(body).not.toContain('/uploads/')
  const scripts = [...body.matchAll(/<script (?!type="application)([^>]*)>/g)].map(([tag]) => tag)
  for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`)
  expect(body).toContain(`<meta property="csp-nonce" nonce="${nonce}">`)
  expect(headers['cache-control']).toBe('no-store')
}

/** @returns the path of a secret link to the document's draft */
async function expectDraftGuarded(document: string): Promise<string> {
  const editor = await sessionOf('editor')()
  expectGuarded(await seenBy(editor, `/admin/api${document}/draft/preview`))
  const share = await site.app.inject({
    method: 'POST',
    url: `/admin/api${document}/shares`,
    payload: {},
  })
  const { pathname } = new URL(share.json().url)
  expectGuarded(await seenBy(await sessionOf('writer')(), pathname))
  return pathname
}

describe('M6 a firm’s template scripts', () => {
  test.each(['visitor', 'client'] as const)('run for a %s', async (role) => {
    const { body, script } = await seenBy(await sessionOf(role)())
    expect(script).toBe("'self'")
    expect(body).toContain(`<script defer src="${SCRIPT}"></script>`)
  })

  test.each(STAFF)('do not run for whoever is signed in to the back office: %s', async (role) => {
    expectGuarded(await seenBy(await sessionOf(role)()))
    expectGuarded(await seenBy(await sessionOf(role)(), '/vos-actualites'))
  })

  test('nor while a super-admin looks at the site as a client', async () => {
    expectGuarded(await seenBy(await sessionOf('client', { impersonating: true })()))
  })

  test('nor on the development front path, the 404 page, a preview or a shared draft', async () => {
    const developer = await sessionOf('developer')()
    expectGuarded(await seenBy(developer, `/dev.php${path}`))
    const lost = await seenBy(developer, '/nulle-part')
    expect(lost.script).toMatch(ONLY_OURS)
    const pages = await site.stores.pages.tree(1, 'fr')
    const id = pages.find((page) => page.path === path)?.id
    const shared = await expectDraftGuarded(`/pages/${id}/fr`)
    expect((await seenBy(await sessionOf('visitor')(), shared)).body).toContain(SCRIPT)
  })

  test('nor in the draft of an article, or of what stands around pages', async () => {
    const [article] = await site.stores.articleWrites.list(1)
    for (const document of [`/articles/${article?.id}`, '/layouts/1/header/fr']) {
      await expectDraftGuarded(document)
    }
  })

  test('a developer reads why, others do not', async () => {
    const WHY = 'fenêtre privée'
    expect((await seenBy(await sessionOf('developer')())).body).toContain(WHY)
    expect((await seenBy(await sessionOf('super-admin')())).body).toContain(WHY)
    expect((await seenBy(await sessionOf('writer')())).body).not.toContain(WHY)
    expect((await seenBy(await sessionOf('developer')(), '/contact')).body).not.toContain(WHY)
    expect((await seenBy(await sessionOf('visitor')())).body).not.toContain(WHY)
  })

  test('where somebody types a password, nobody runs them', async () => {
    const locked = await newPage(site, [text('réservé')], { is_secure: true })
    const { status, script, body } = await seenBy(await sessionOf('visitor')(), locked.path)
    expect(status).toBe(401)
    expect(script).toMatch(ONLY_OURS)
    expect(body).not.toContain('/uploads/')
    const placed = await newPage(site, [{ type: SIGN_IN_WIDGET, options: {} }])
    expect((await seenBy(await sessionOf('visitor')(), placed.path)).script).toMatch(ONLY_OURS)
  })

  test('a template’s text that is opened itself is no page', async () => {
    const { script, headers } = await seenBy(
      await sessionOf('developer')(),
      `/uploads/site-1/${NAME}.html`,
    )
    expect(script).toBe('')
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox")
  })

  test.each([SCRIPT, '/', '/assets/entry.js', '/admin', '/ailleurs.js'])(
    'nothing becomes a service worker: %s',
    async (url) => {
      session = await sessionOf('visitor')()
      const { status, headers } = await site.get(url, { headers: { 'service-worker': 'script' } })
      expect(status).toBeGreaterThanOrEqual(400)
      expect(headers['content-type']).not.toMatch(/javascript/)
    },
  )
})
