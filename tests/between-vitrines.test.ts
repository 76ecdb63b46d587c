import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Running, start } from '#app/server/start.ts'
import type { Stores } from '#app/stores.ts'
import { SECURE_FOLDER } from '#base/core/media/media-file.ts'
import { readEnv } from '#base/platform/env.ts'
import { captions, mp4 } from '#features/articles/service/media/media-examples.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import { CLIENT, seededDatabase } from './app.ts'
import { parsedHtml } from './html.ts'
import { sampled } from './exhaustive.ts'

const SITE = 1
const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
/** The same in every library. */
const PICTURE = '/cabinet/photo/xxbig.webp'
const FILM = '/cabinet/film/film.mp4'
const TRACK = '/cabinet/legende/legende.vtt'
const SECRET = '/cabinet/bilan/xxbig.webp'

type Name = 'premier' | 'second' | 'tiers'

/** The colour of the pictures of each. */
const COLOURS = { premier: '#cc0000', second: '#00cc00', tiers: '#0000cc' } as const

/** One Vitrine with a library of media and an article of its own. */
interface Vitrine {
  name: Name
  url: string
  dataDir: string
  stores: Stores
  server: Running
}

const opened: Vitrine[] = []
afterAll(async () => {
  for (const { server, stores, dataDir } of opened) {
    await server.close()
    await stores.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})

const picture = (name: Name) =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: COLOURS[name] } })

async function putMedia(dataDir: string, name: Name): Promise<void> {
  const files: Record<string, Buffer> = {
    'film/film.mp4': Buffer.concat([mp4, Buffer.from(name)]),
    'legende/legende.vtt': Buffer.concat([captions, Buffer.from(`\n${name}\n`)]),
  }
  for (const folder of ['photo', 'bilan']) {
    for (const size of ['xbig', 'xxbig']) {
      files[`${folder}/${size}.webp`] = await picture(name).webp({ lossless: true }).toBuffer()
      files[`${folder}/${size}.avif`] = await picture(name).avif({ lossless: true }).toBuffer()
    }
  }
  for (const [file, bytes] of Object.entries(files)) {
    const path = join(dataDir, 'media/.sites', String(SITE), 'files', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, bytes)
  }
}

const versionOf = (name: Name) => Buffer.from(name).toString('hex').slice(0, 10)

/** A row of the library; the version of its address tells whose it is. */
const row = (path: string, kind: 'image' | 'video' | 'captions', name: Name) => ({
  path: `/media/provider${path}`,
  kind,
  type: 'x/y',
  width: 40,
  height: 20,
  bytes: 100,
  hash: versionOf(name).padEnd(64, '0'),
  createdBy: '',
  name: path,
  folder: path === SECRET ? SECURE_FOLDER : '',
  alt: `Photo du ${name}`,
  decorative: false,
  caption: '',
  credit: '',
  focal: { x: 50, y: 20 },
})

const slugOf = (name: Name, what = 'article') => `${what}-du-${name}`

const article = (id: number, name: Name, what: 'article' | 'secret'): StoredArticle => ({
  id,
  lang: 'fr',
  slug: slugOf(name, what),
  title: `Un ${what} du ${name}`,
  summary: 'Résumé.',
  motifs: ['AEF'],
  html: `<p>Texte.</p><figure><img src="/media/provider${what === 'secret' ? SECRET : PICTURE}" alt="Dans le texte"></figure>`,
  sanitiserVersion: 1,
  externalKey: `essai-${id}`,
  datePublished: '2026-11-20T08:00:00.000Z',
  dateUpdate: '2026-11-20T08:00:00.000Z',
  mediasPaths: [
    {
      index: '24-11',
      url: what === 'secret' ? SECRET : PICTURE.replace('xxbig', '{size}'),
      copyright: 'Atelier',
    },
  ],
  copyright_year: '2026',
  ...(what === 'secret'
    ? {}
    : {
        video: {
          url: FILM,
          type: 'video/mp4',
          poster: PICTURE,
          width: 1280,
          height: 720,
          captions: [{ url: TRACK, language: 'fr', label: 'Français' }],
        },
      }),
})

const FIRST_ID: Readonly<Record<Name, number>> = { premier: 7001, second: 7101, tiers: 7201 }

async function open(name: Name): Promise<Vitrine> {
  const dataDir = await mkdtemp(join(tmpdir(), `vitrine-${name}-`))
  const { stores } = await seededDatabase({ file: join(dataDir, 'vitrine.sqlite') })
  await putMedia(dataDir, name)
  await stores.media.add(SITE, row(PICTURE, 'image', name))
  await stores.media.add(SITE, row(FILM, 'video', name))
  await stores.media.add(SITE, row(TRACK, 'captions', name))
  await stores.media.add(SITE, row(SECRET, 'image', name))
  await stores.articles.save(SITE, article(FIRST_ID[name], name, 'article'))
  await stores.articles.save(SITE, article(FIRST_ID[name] + 1, name, 'secret'))
  const server = await start(
    readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      PROVIDER_ALLOW_PRIVATE: '1',
    }),
    CLIENT,
  )
  const vitrine = { name, url: server.address, dataDir, stores, server }
  opened.push(vitrine)
  return vitrine
}

/** From now on a site shows the other's articles before its own. */
const read = ({ stores }: Vitrine, { url }: Vitrine) =>
  stores.sites.saveSettings(SITE, {
    providers: { order: ['http', 'library'], by_motif: {} },
    provider_url: `${url}/ajax/testa`,
    provider_media_url: `${url}/media/provider`,
  })

/** Waits until a site shows the article of another. */
const shows = (vitrine: Vitrine, name: Name) =>
  vi.waitFor(async () => expect(await slugs(vitrine)).toContain(slugOf(name)), {
    timeout: 20_000,
    interval: 200,
  })

const get = (vitrine: Vitrine, path: string, headers: Record<string, string> = {}) =>
  fetch(vitrine.url + path, { headers })

/** Its elements, and what they say in one attribute. */
async function htmlOf(answer: Response) {
  const html = parsedHtml(await answer.text())
  return {
    attrs: (selector: string, name: string): string[] =>
      html.attrs(selector, name).flatMap((value) => value ?? []),
  }
}

/** The pictures of an article's page, but for the portrait of who signs. */
const picturesOf = (html: Awaited<ReturnType<typeof htmlOf>>): string[] =>
  html
    .attrs('article[data-article-id] img', 'src')
    .filter((path) => !path.includes('/demo/equipe/'))

/** The page of an article, once the site has heard of it. */
async function page(vitrine: Vitrine, slug: string) {
  const answer = await get(vitrine, `${NEWS}?title=${slug}`)
  return { status: answer.status, html: await htmlOf(answer) }
}

/** Whose picture an address shows. */
async function whose(vitrine: Vitrine, path: string): Promise<string> {
  const answer = await get(vitrine, path)
  if (answer.status !== 200 || answer.headers.get('x-vitrine-illustration')) return 'nobody'
  const { dominant } = await sharp(Buffer.from(await answer.arrayBuffer())).stats()
  const [strongest] = Object.entries({
    premier: dominant.r,
    second: dominant.g,
    tiers: dominant.b,
  }).toSorted(([, one], [, other]) => other - one)
  return strongest?.[0] ?? ''
}

async function call(vitrine: Vitrine, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${vitrine.url}/ajax/testa${path}`, { method: 'POST', headers })
  return { status: answer.status, body: await answer.json() }
}

const LIST = '/article/motifs/%5B%22AEF%22%5D/nbperpage/100/idpage/1/size/xbig?withoutIdInKey=true'

const slugsOf = async (vitrine: Vitrine, headers?: Record<string, string>): Promise<string[]> =>
  (await call(vitrine, LIST, headers)).body.data.articles.map(({ slug }: { slug: string }) => slug)

const slugs = (vitrine: Vitrine) => slugsOf(vitrine)

const READER = { 'user-agent': 'Vitrine' }

describe('D10 one Vitrine reads another', () => {
  let first: Vitrine
  let second: Vitrine
  beforeAll(async () => {
    first = await open('premier')
    second = await open('second')
    await read(second, first)
    await shows(second, 'premier')
  }, 60_000)

  test('its article shows its own picture, in the text, as cover and as a card, and its words', async () => {
    const { status, html } = await page(second, slugOf('premier'))
    expect(status).toBe(200)
    const images = picturesOf(html)
    expect(images).not.toEqual([])
    for (const image of images) expect(await whose(second, image), image).toBe('premier')
    const list = await htmlOf(await get(second, NEWS))
    const card = list
      .attrs('article img', 'data-src')
      .filter((path) => path.includes('/photo/') && path.includes(`v=${versionOf('premier')}`))
    expect(card.length).toBeGreaterThan(0)
    for (const image of card) expect(await whose(second, image), image).toBe('premier')
    const { body } = await call(second, LIST)
    const item = body.data.articles.find(({ slug }: { slug: string }) => slug === slugOf('premier'))
    const [media] = JSON.parse(item.mediasPaths)
    expect(media).toMatchObject({ alt: 'Photo du premier', focal: 'fy-2' })
    expect(media.url).toMatch(/^\/recu\/cabinet\/photo\/.*\?v=[0-9a-f]{10}$/)
  })

  test('a picture of the same name stays each one’s own, in every size and format', async () => {
    for (const file of ['xbig.webp', 'xxbig.webp', 'xbig.avif', 'xxbig.avif']) {
      expect(await whose(second, `/media/provider/cabinet/photo/${file}`), file).toBe('second')
      expect(await whose(second, `/media/provider/recu/cabinet/photo/${file}`), file).toBe(
        'premier',
      )
      expect(await whose(first, `/media/provider/cabinet/photo/${file}`), file).toBe('premier')
    }
    const { html } = await page(second, slugOf('second'))
    for (const image of picturesOf(html)) {
      expect(await whose(second, image), image).toBe('second')
    }
  })

  test('E8 its film is read in parts, with its captions, and confirmed', async () => {
    const { html } = await page(second, slugOf('premier'))
    const [film = ''] = html.attrs('video source', 'src')
    const [track = ''] = html.attrs('video track', 'src')
    const [poster = ''] = html.attrs('video', 'poster')
    const whole = Buffer.from(await (await get(second, film)).arrayBuffer())
    expect(whole.toString('latin1').endsWith('premier')).toBe(true)
    const part = await get(second, film, { range: 'bytes=4-7' })
    expect([part.status, await part.text()]).toEqual([206, 'ftyp'])
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${whole.length}`)
    const etag = part.headers.get('etag') ?? ''
    expect(
      (await get(second, film, { 'if-none-match': etag, 'cache-control': 'max-age=0' })).status,
    ).toBe(304)
    expect(await (await get(second, track)).text()).toMatch(/premier\n$/)
    expect(await (await get(second, `/media/provider${TRACK}`)).text()).toMatch(/second\n$/)
    expect(await whose(second, poster)).toBe('premier')
  })

  test('its picture is the one by which the article is shared', async () => {
    const { html } = await page(second, slugOf('premier'))
    const [shared = ''] = html.attrs('meta[property="og:image"]', 'content')
    const { pathname, search } = new URL(shared)
    expect(await whose(second, pathname + search)).toBe('premier')
  })

  test('a medium for clients comes to nobody by it', async () => {
    for (const size of ['xbig', 'xxbig']) {
      expect(await whose(second, `/media/provider/recu/cabinet/bilan/${size}.webp`)).toBe('nobody')
    }
    const { html } = await page(second, slugOf('premier', 'secret'))
    const images = picturesOf(html)
    expect(images).not.toEqual([])
    for (const image of images) expect(await whose(second, image), image).toBe('nobody')
  })

  test('P1 a third one gets of the second what is its own', async () => {
    const { body } = await call(second, LIST, READER)
    const got = body.data.articles.map(({ slug }: { slug: string }) => slug)
    expect(got).toContain(slugOf('second'))
    expect(got).not.toContain(slugOf('premier'))
    expect(body.data.arrayPagination.countArticle).toBe(got.length)
    const { id } = (await call(second, LIST)).body.data.articles.find(
      ({ slug }: { slug: string }) => slug === slugOf('premier'),
    )
    const asked = `/article/id/${id}/xsl/Html/size/xxbig`
    expect((await call(second, asked)).body).toHaveProperty('data')
    expect((await call(second, asked, READER)).body).toEqual({ success: false })
    expect((await call(second, `/article/slug/${slugOf('premier')}`, READER)).body).toEqual({
      success: false,
    })
    const third = await open('tiers')
    await read(third, second)
    await shows(third, 'second')
    expect(await slugs(third)).not.toContain(slugOf('premier'))
  }, 60_000)

  test('what the first reserves arrives with its token, and with no other', async () => {
    const other = await open('tiers')
    await read(other, first)
    await shows(other, 'premier')
    const token = 'jeton-des-lecteurs-du-premier'
    await first.stores.articles.save(SITE, {
      ...article(FIRST_ID.premier + 2, 'premier', 'article'),
      slug: slugOf('premier', 'reserve'),
      motifs: ['AEF', 'AERESERVE'],
    })
    await first.stores.sites.saveSettings(SITE, {
      reserved_motifs: ['AERESERVE'],
      reader_token: token,
    })
    await expect
      .poll(async () => await slugsOf(first), { timeout: 10_000 })
      .not.toContain(slugOf('premier', 'reserve'))
    // Another address, so that nothing is kept of what was read before.
    const again = (provider_token: string, host: string) => ({
      provider_url: `${first.url.replace('localhost', host)}/ajax/testa`,
      provider_token,
    })
    const reserved = (reader: Vitrine) =>
      call(reader, `/article/slug/${slugOf('premier', 'reserve')}`)
    await other.stores.sites.saveSettings(SITE, again(token, '127.0.0.1'))
    // A slug is known once a list has named it.
    await expect
      .poll(async () => await slugs(other), { timeout: 20_000 })
      .toContain(slugOf('premier', 'reserve'))
    await expect
      .poll(async () => (await reserved(other)).body, { timeout: 20_000 })
      .toHaveProperty('data')
    await expect
      .poll(async () => (await page(other, slugOf('premier', 'reserve'))).status, {
        timeout: 20_000,
      })
      .toBe(200)
    await other.stores.sites.saveSettings(SITE, again('', 'localhost'))
    await expect
      .poll(async () => (await reserved(other)).body, { timeout: 20_000 })
      .toEqual({ success: false })
    const wrong = { ...READER, authorization: 'Bearer un-tout-autre-jeton-0001' }
    expect((await call(first, LIST, wrong)).status).toBe(401)
    await first.stores.sites.saveSettings(SITE, { reserved_motifs: [], reader_token: '' })
  }, 60_000)

  test('a site without an article of its own says that it hands none on', async () => {
    await second.stores.sites.saveSettings(SITE, { providers: { order: ['http'], by_motif: {} } })
    await expect
      .poll(async () => (await call(second, '/motifs/subscribed', READER)).status, {
        timeout: 5000,
      })
      .toBe(403)
    const { body } = await call(second, '/motifs/subscribed', READER)
    expect(body.error).toMatchObject({ code: 'not_handed_on' })
    expect((await call(second, '/motifs/subscribed')).status).toBe(200)
  })
})

test(
  'two that read each other don’t wait for each other, and each shows an article once',
  { ...sampled(false), timeout: 60_000 },
  async () => {
    const first = await open('premier')
    const second = await open('second')
    await read(first, second)
    await read(second, first)
    const begun = performance.now()
    await Promise.all([shows(first, 'second'), shows(second, 'premier')])
    expect(performance.now() - begun).toBeLessThan(7000)
    for (const site of [first, second]) {
      const all = await slugs(site)
      expect(new Set(all).size).toBe(all.length)
    }
    expect(await slugsOf(second, READER)).not.toContain(slugOf('premier'))
    expect(await slugsOf(first, READER)).not.toContain(slugOf('second'))
  },
)
