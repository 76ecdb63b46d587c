/** @module-tag exhaustive */
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demo } from '#app/commands/demo/demo.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEMO_CLIENT } from '#base/core/demo-firm.ts'
import { isSecureMedia, SECURE_FOLDER } from '#base/core/media/media-file.ts'
import type { Page } from '#base/core/page/page.ts'
import { accountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import { mediaLibrary } from '#features/media/service/media-library.ts'
import { sharingCard, sharingHash } from '#features/seo/service/sharing-card.ts'
import { type AccountApp, type Browser, createAccountApp, PASSWORD } from './account-app.ts'
import { createTestApp, type TestApp } from './app.ts'
import { bareSite } from './bare-site.ts'
import { newPage, SITE, text } from './scratch-page.ts'

/**
 * A stranger looks for what a secure page says of itself, and for its files, by every way that leads
 * to pages and files. The words are such that no other text of the site has them.
 */
const NAME = 'Zircone Améthyste'
const DESCRIPTION =
  'Tourmaline et obsidienne pour les clients seuls, rangées dans un écrin que nul autre ne doit voir de ses yeux.'
const WORDS = /zircon|améthyste|amethyste|tourmaline|obsidienne/gi

/** Where a text says one of the words, but for what whoever asked knows already. */
const toldIn = (body: string, ...known: string[]): string[] => {
  const rest = known.reduce((left, one) => left.replaceAll(one, ''), body)
  return [...rest.matchAll(WORDS)].map(({ index }) =>
    rest.slice(Math.max(0, index - 60), index + 60),
  )
}

let app: AccountApp
let client: Browser
let page: Page
let child: Page
let below: Page
/** The same site as it is known by its public address, to nobody in particular. */
let known: TestApp
/** Addresses of a picture in the library, for clients and for all. */
let picture: string
let open: string

beforeAll(async () => {
  app = await createAccountApp()
  await app.addAccount('client@test.example', 'client')
  client = app.browser()
  page = await newPage(app, [text('contenu réservé'), { type: 'feed', options: {} }], {
    name: NAME,
    title: `${NAME}, le titre entier`,
    h1: NAME,
    description: DESCRIPTION,
    keywords: 'obsidienne',
    path: '/zircone-amethyste',
    is_secure: true,
  })
  child = await newPage(app, [{ type: 'breadcrumb', options: {} }, text('ouverte')], {
    parent: page.id,
    path: '/zircone-amethyste/ouverte-a-tous',
    name: 'Une page ouverte',
  })
  below = await newPage(app, [{ type: 'breadcrumb', options: {} }, text('plus bas')], {
    parent: child.id,
    path: '/zircone-amethyste/ouverte-a-tous/plus-bas',
    name: 'Plus bas',
  })
  known = await createTestApp({ stores: app.stores })
  await known.index()
  picture = await addPicture(`${SECURE_FOLDER}/Plans`)
  open = await addPicture('Plans')
  const widget = client.get(page.path)
  const form = (await widget).html.one('input[name="form_widget"]').attr('value') ?? ''
  const sent = { form_widget: form, email: 'client@test.example', mot_de_passe: PASSWORD }
  expect((await client.post(page.path, sent)).status).toBe(303)
})
afterAll(() => app.close())

let pictures = 0

/** A picture as the library makes it. @returns its address */
async function addPicture(folder: string): Promise<string> {
  const library = mediaLibrary(join(app.dataDir, 'media'), async () => {
    throw new Error('Not a drawing.')
  })
  pictures += 1
  const file = join(await library.incoming(SITE), `picture-${pictures}.part`)
  const pixels = { width: 900, height: 600, channels: 3 as const, background: '#335577' }
  await writeFile(file, await sharp({ create: pixels }).png().toBuffer())
  const upload = { name: `plan-${pictures}.png`, folder, by: '' }
  const { path } = await library.add(SITE, file, upload, (media) =>
    app.stores.media.add(SITE, media),
  )
  return path
}

describe('A4 what a secure page is called', () => {
  test('the sign-in at its address says nothing of it, in no part of the document', async () => {
    const shown = await app.get(page.path)
    expect(shown.status).toBe(401)
    expect(shown.html.one('title').text).toMatch(/^Connexion \|/)
    expect(toldIn(shown.body, page.path)).toEqual([])
    expect(shown.body).not.toContain('application/ld+json')
  })

  test.each([
    '/',
    '/informations-legales/plan-du-site',
    '/recherche?query=zircone',
    '/recherche?query=obsidienne',
    '/ajax/search/suggest?query=zirc&q=zirc',
    '/zircone-ametist',
    '/zircone',
    '/zircone-amethyste/',
    '/sitemap.xml',
    '/llms.txt',
    '/robots.txt',
    '/flux/articles.xml',
    '/flux/articles.json',
    '/agenda.ics',
    '/ajax/context',
  ])('%s does not tell a stranger', async (path) => {
    const { body, status } = await known.get(path)
    expect(status).toBeLessThan(500)
    // What was typed comes back, and the address of the open page below.
    const typed = ['zircone-ametist', 'zircone ametist', 'obsidienne', 'zircone']
    expect(toldIn(body, below.path, child.path, page.path, ...typed)).toEqual([])
  })

  test('no other page tells a stranger, in its text, its head or its record', async () => {
    const tree = await app.stores.pages.tree(SITE, 'fr')
    const own = [below.path, child.path, page.path]
    const told: string[] = []
    for (const { path } of tree.filter((node) => node.path !== page.path)) {
      const { body } = await known.get(path)
      told.push(...toldIn(body, ...own).map((words) => `${path}: ${words}`))
    }
    expect(tree.length).toBeGreaterThan(190)
    expect(told).toEqual([])
    const shown = await known.get(page.path)
    const { page: record } = JSON.parse(shown.html.one('#site-context').rawText)
    expect(record).toMatchObject({ id: 0, name: 'Connexion', title: 'Connexion', description: '' })
    for (const name of ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:url']) {
      const said = shown.html.attrs(`meta[property="${name}"]`, 'content').map(String)
      expect(toldIn(said.join(), page.path), name).toEqual([])
    }
    const { html: map } = await known.get('/informations-legales/plan-du-site')
    expect(map.attrs('main a', 'href')).not.toContain(page.path)
    expect((await known.get('/sitemap.xml')).body).not.toContain(`${page.path}<`)
  })

  test('breadcrumb and structured data of a page that is open, below it', async () => {
    const shown = await known.get(below.path)
    expect(shown.status).toBe(200)
    expect(shown.html.texts('.breadcrumb-item')).toEqual(['Une page ouverte', 'Plus bas'])
    expect(shown.body).toContain('BreadcrumbList')
    expect(toldIn(shown.body, page.path)).toEqual([])
  })

  test('a menu names it as its editor wrote, or not at all; clients read its name', async () => {
    const entry = (id: number, label: string) => ({
      id,
      link: `page:${page.id}`,
      label,
      childs: [],
      mediaPage: '',
      mediaLinkedObject: '',
      infos: JSON.stringify({ text: DESCRIPTION }),
    })
    await app.stores.menus.save(SITE, 9001, 'Essai', {
      paramsMenu: { onlyLevelChoice: '0' },
      menu: [entry(page.id, NAME), { ...entry(0, 'Vos pièces'), link: page.path, infos: '{}' }],
    })
    const holder = await newPage(app, [{ type: 'text-menu', options: { menu: 9001 } }])
    const shown = await app.get(holder.path)
    expect(toldIn(shown.body, page.path)).toEqual([])
    expect(shown.html.texts('main li a')).toEqual(['Espace client', 'Vos pièces'])
    const read = await client.get(holder.path)
    expect(read.html.texts('main li a')).toEqual([NAME, 'Vos pièces'])
  })

  test('a former address shows the sign-in where it is, and leads on once signed in', async () => {
    const moved = await newPage(app, [text('contenu déplacé')], {
      path: '/ancien-nom',
      is_secure: true,
    })
    await app.stores.pages.update(SITE, moved.id, 'fr', { path: '/tourmaline' })
    const shown = await app.get('/ancien-nom?mo=x')
    expect(shown.status).toBe(401)
    expect(shown.headers['location']).toBeUndefined()
    expect(toldIn(shown.body)).toEqual([])
    const browser = app.browser()
    const form = shown.html.one('input[name="form_widget"]').attr('value') ?? ''
    const sent = { form_widget: form, email: 'client@test.example', mot_de_passe: PASSWORD }
    expect(await browser.post('/ancien-nom', sent)).toMatchObject({ status: 303 })
    expect(await browser.get('/ancien-nom')).toMatchObject({
      status: 301,
      headers: { location: '/tourmaline' },
    })
  })

  test('no sharing picture is drawn of it', async () => {
    const site = await app.stores.sites.find(SITE)
    if (site === null) throw new Error('The site is not there.')
    const tree = await app.stores.pages.tree(SITE, 'fr')
    const hash = sharingHash(sharingCard({ site, logoVersion: 'x', tree }, page))
    expect((await app.get(`/partage/fr-${page.id}-${hash}.png`)).status).toBe(404)
  })
})

describe('files in the folder of clients', () => {
  const folder = () => picture.replace(/[^/]+$/, '')
  const strangers = (): string[] => [
    picture,
    `${picture}?v=0123456789`,
    `${folder()}xbig.webp`,
    `${folder()}xbig.avif`,
    picture.replace('/cabinet/', '/cabinet/./'),
    picture.replace('/cabinet/', '//cabinet/'),
    picture.replace('cabinet', '%63abinet'),
    picture.replace('/cabinet/', '%2fcabinet%2f'),
    picture.replace('/media/', '/media/../media/'),
    picture.replace('/media/provider/cabinet/', '/media/.sites/1/files/'),
    picture.replace('/media/provider/cabinet/', '/media/%2esites/1/files/'),
    picture.toUpperCase(),
    `${picture}/`,
  ]

  test('a stranger finds none, at whatever address, as if there were nothing', async () => {
    const nothing = await app.get('/media/provider/cabinet/rien/xxbig.webp')
    expect(nothing.status).toBe(404)
    for (const url of strangers()) {
      const { status, headers } = await app.get(url)
      // What is no address of the library may be answered with the drawing of a motif (decision 007).
      const isStandIn = headers['x-vitrine-illustration'] === '1'
      expect([url, status >= 400 || status === 301 || isStandIn]).toEqual([url, true])
      expect(String(headers['content-type'])).not.toMatch(/webp|avif/)
    }
    const refused = await app.get(picture)
    expect([refused.status, refused.headers['cache-control']]).toEqual([
      nothing.status,
      nothing.headers['cache-control'],
    ])
  })

  test.each([{ range: 'bytes=0-9' }, { 'if-none-match': '*' }, { accept: 'image/avif' }])(
    'nor by the header %j',
    async (headers) => {
      expect((await app.get(picture, { headers })).status).toBe(404)
    },
  )

  test('nor by a validator that a client was given', async () => {
    const { headers } = await client.get(picture)
    const asked = {
      'if-none-match': String(headers['etag']),
      'if-modified-since': String(headers['last-modified']),
    }
    expect((await app.get(picture, { headers: asked })).status).toBe(404)
  })

  test('a client gets it, whole and in parts, and no cache keeps it', async () => {
    const whole = await client.get(picture)
    expect(whole).toMatchObject({
      status: 200,
      headers: {
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      },
    })
    expect(await app.get(open)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=300' },
    })
  })

  test('a file goes with its folder: into that of clients, and out of it', async () => {
    const path = await addPicture('')
    const found = (await app.stores.media.list(SITE)).find((media) => media.path === path)
    const id = found?.id ?? 0
    expect((await app.get(path)).status).toBe(200)
    await app.stores.media.describe(SITE, id, { folder: 'espace  CLIENT/2026' })
    expect((await app.get(path)).status).toBe(404)
    expect((await client.get(path)).status).toBe(200)
    await app.stores.media.describe(SITE, id, { folder: 'Espace public' })
    expect((await app.get(path)).status).toBe(200)
  })

  test('a client of another firm is a stranger', async () => {
    const other = bareSite({ isDefault: false, hosts: ['autre.example'] })
    await app.stores.sites.create(other)
    await app.addAccount('ailleurs@test.example', 'client', 2)
    const browser = app.browser()
    await browser.signIn('ailleurs@test.example')
    expect((await browser.get(picture)).status).toBe(404)
    expect((await browser.get(page.path)).status).toBe(401)
  })
})

test('a firm that is made after this one gets neither secure pages nor files of clients', async () => {
  const wish = { name: 'Deux', hosts: [], email: '', withArticles: true }
  const { id } = await createSite(app.stores, app.dataDir, { id: SITE }, wish)
  const { stores } = app
  for (const { path } of [page, child, below]) {
    expect(await stores.pages.findByPath(SITE, path)).not.toBeNull()
    expect(await stores.pages.findByPath(id, path)).toBeNull()
  }
  const pages = await stores.pages.records(id, 'fr')
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(({ is_secure }) => is_secure)).toEqual([])
  expect(toldIn(JSON.stringify(pages))).toEqual([])
  const media = await stores.media.list(id)
  expect(media.map(({ path }) => path)).toContain(open)
  expect(media.filter(isSecureMedia)).toEqual([])
  const files = await readdir(join(app.dataDir, 'media', '.sites', String(id)), { recursive: true })
  const folderOf = (path: string) => basename(dirname(path))
  expect(files.filter((name) => name.includes(folderOf(open))).length).toBeGreaterThan(0)
  expect(files.filter((name) => name.includes(folderOf(picture)))).toEqual([])
  await stores.siteLifecycle.remove(id)
})

describe('/espace-client', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-demo-client-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  /** Runs `vitrine demo` in a folder. */
  async function run(...args: string[]) {
    const said = { out: '', err: '' }
    const terminal = {
      out: (words: string) => void (said.out += words),
      err: (words: string) => void (said.err += words),
      hasColours: false,
    }
    const context = { terminal, variables: { DATA_DIR: folder }, root: '/nowhere' }
    return { code: await demo.run(args, context), ...said }
  }

  test('P8 `demo client` opens what the demonstration shows, and takes it away', async () => {
    expect(await run()).toMatchObject({ code: 0 })
    const first = await run('client')
    expect(first).toMatchObject({ code: 0, err: '' })
    const passwordOf = (out: string) => /^Mot de passe : ([\w-]{16})$/m.exec(out)?.[1] ?? ''
    expect(passwordOf(first.out)).not.toBe('')
    const again = await run('client')
    expect(passwordOf(again.out)).not.toBe(passwordOf(first.out))

    const db = await openDatabase({ file: join(folder, 'vitrine.sqlite') })
    const stores = createStores(db)
    const accounts = accountsOnDemand({
      database: stores.accounts.database,
      secret: 'a secret of tests alone',
      issuer: 'Vitrine',
    })
    const mediaDir = join(folder, 'media')
    const site = await createAccountApp('sqlite', { stores, accounts, mediaDir })
    try {
      const browser = site.browser()
      const door = await browser.get('/espace-client')
      expect(door.status).toBe(200)
      expect(door.html.one('main form button').text).toBe('Me connecter')
      const form = door.html.one('main form input[name="form_widget"]').attr('value') ?? ''
      const sent = (out: string) => ({
        form_widget: form,
        email: DEMO_CLIENT,
        mot_de_passe: passwordOf(out),
      })
      expect(await browser.post('/espace-client', sent(first.out))).toMatchObject({ status: 401 })
      expect(await browser.post('/espace-client', sent(again.out))).toMatchObject({
        status: 303,
        headers: { location: '/espace-client/vos-documents' },
      })
      const documents = await browser.get('/espace-client/vos-documents')
      expect(documents.html.texts('h1')).toEqual(['Vos documents'])
      expect(documents.html.one('.account-note button').text).toBe('Se déconnecter')
      const files = documents.html
        .attrs('main a', 'href')
        .flatMap((href) => (href?.endsWith('.pdf') ? [href] : []))
      expect(files).toHaveLength(2)
      for (const file of files) {
        expect(await browser.get(file)).toMatchObject({
          status: 200,
          headers: { 'content-type': 'application/pdf', 'cache-control': 'private, no-store' },
        })
        const part = { headers: { range: 'bytes=0-3' } }
        expect((await site.get(file, part)).status).toBe(404)
        expect((await site.get(file)).body).not.toContain('%PDF')
      }
      const back = await browser.get('/espace-client')
      expect(back.html.texts('main li a')).toContain('Vos documents')
      expect(back.html.all('input[type="password"]')).toHaveLength(0)
      await browser.post('/deconnexion', {})
      expect((await browser.get('/espace-client/vos-documents')).status).toBe(401)
      expect((await browser.get(files[0] ?? '')).status).toBe(404)

      expect(await run('client', '--remove')).toMatchObject({ code: 0 })
      expect(await stores.accounts.find(SITE, { email: DEMO_CLIENT })).toBeNull()
      expect((await site.get('/espace-client/vos-documents')).status).toBe(404)
    } finally {
      await site.close()
    }
  })

  test('a firm that is no demonstration gets no such client', async () => {
    const home = await mkdtemp(join(tmpdir(), 'vitrine-own-firm-'))
    const db = await openDatabase({ file: join(home, 'vitrine.sqlite') })
    await migrate(db)
    const stores = createStores(db)
    await stores.sites.create(bareSite())
    await stores.close()
    const said = { out: '', err: '' }
    const terminal = {
      out: (words: string) => void (said.out += words),
      err: (words: string) => void (said.err += words),
      hasColours: false,
    }
    const variables = { DATA_DIR: home }
    expect(await demo.run(['client'], { terminal, variables, root: '/nowhere' })).toBe(1)
    expect(said.err).toContain('n’est pas le cabinet de démonstration')
    await rm(home, { recursive: true, force: true })
  })

  test('P8 the seed itself has no such account', async () => {
    const seeded = await createTestApp()
    expect(await seeded.stores.accounts.find(SITE, { email: DEMO_CLIENT })).toBeNull()
    await seeded.close()
  })
})
