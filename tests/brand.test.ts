import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSite } from '#app/commands/archive/create.ts'
import type { MediaFile } from '#base/core/media/media-file.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { SITE_ICONS, WEB_MANIFEST } from '#base/core/address/urls.ts'
import { firmLogo } from '#features/brand/service/firm-logo.ts'
import { markColours } from '#features/brand/service/logo-facts.ts'
import { fileTransport } from '#framework/mail/file-transport.ts'
import { mailBody } from '#framework/mail/mail-body.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'

/** The demo firm, which has a logo, and two of one name that have said nothing but where they are. */
const DEMO = 'localhost'
const REIMS = 'www.reims.test'
const LYON = 'www.lyon.test'
const HOSTS = [DEMO, REIMS, LYON]
const NAME = 'Cabinet Arnaud-Brun'

let site: TestApp
let idOf: Record<string, number>

beforeAll(async () => {
  site = await createTestApp({ session: sessionOf('editor') })
  idOf = { [DEMO]: 1 }
  for (const [host, localite] of [
    [REIMS, 'Reims'],
    [LYON, 'Lyon'],
  ] as const) {
    const wish = { name: NAME, hosts: [host], email: '', withArticles: false }
    const { id } = await createSite(site.stores, site.dataDir, { id: 1 }, wish)
    await site.stores.sites.saveConstants(id, { localite })
    idOf[host] = id
  }
  await cp('demo/media/logo', join(site.dataDir, 'media/provider/demo/logo'), { recursive: true })
})
afterAll(() => site.close())

async function bytesAt(host: string, url: string): Promise<Buffer> {
  const answer = await site.app.inject({ url, headers: { host } })
  expect(answer.statusCode, `${host}${url}`).toBe(200)
  return answer.rawPayload
}

const homeOf = (host: string) => site.get('/', { headers: { host } })

/** What the services know of a firm, unkept. */
async function readerOf(host: string): Promise<Pick<SiteReader, 'site' | 'media' | 'remember'>> {
  const id = idOf[host] ?? 0
  const found = await site.stores.sites.find(id)
  if (found === null) throw new Error(`There is no site on ${host}.`)
  return {
    site: found,
    media: () => site.stores.media.facts(id),
    remember: (_question, read) => read(),
  }
}

const logos = () => firmLogo(join(site.dataDir, 'media'))

/** The mail that a firm sends, as it is written down. */
async function mailOf(host: string): Promise<string> {
  const reader = await readerOf(host)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-letterhead-'))
  try {
    const body = mailBody('Bonjour', 'fr-FR', [{ kind: 'paragraph', text: 'Bonjour.' }])
    const letterhead = {
      firm: reader.site.constants.nomcabinet,
      colour: markColours(reader.site).ground,
      logo: await logos().drawn(reader),
      signature: '',
    }
    await fileTransport(folder).send(
      {
        draft: { kind: 'test', key: 'test', to: 'a@exemple.test', subject: 'Bonjour', ...body },
        from: { name: 'Cabinet', address: 'cabinet@exemple.test', letterhead },
        messageId: '<test@exemple.test>',
        inReplyTo: undefined,
        date: new Date('2026-11-20T12:00:00Z'),
      },
      AbortSignal.timeout(5000),
    )
    const [name = ''] = await readdir(folder)
    return await readFile(join(folder, name), 'utf8')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('three firms on one server', () => {
  test.each(Object.values(SITE_ICONS))('each has its own %s', async (path) => {
    const drawn = await Promise.all(HOSTS.map((host) => bytesAt(host, path)))
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(HOSTS.length)
  })

  test('each has its own manifest, addresses of icons, sharing picture and structured data', async () => {
    const manifests = await Promise.all(HOSTS.map((host) => bytesAt(host, WEB_MANIFEST)))
    expect(new Set(manifests.map(String)).size).toBe(HOSTS.length)
    const heads = await Promise.all(
      HOSTS.map(async (host) => (await homeOf(host)).html.one('link[rel="icon"]').attr('href')),
    )
    expect(new Set(heads).size).toBe(HOSTS.length)
    const pictures = await Promise.all(
      HOSTS.map(async (host) => {
        const { html } = await site.get('/contact', { headers: { host } })
        const { pathname } = new URL(html.one('meta[property="og:image"]').attr('content') ?? '')
        return String(await bytesAt(host, pathname))
      }),
    )
    expect(new Set(pictures).size).toBe(HOSTS.length)
    const signed = await Promise.all(
      HOSTS.map(async (host) => {
        const { html } = await homeOf(host)
        const data = html.one('script[type="application/ld+json"]').text
        return /"logo":"([^"]+)"/.exec(data)?.[1]
      }),
    )
    for (const address of signed) expect(address).toMatch(/^https?:.*\/icone-512\.png$/)
    expect(new Set(signed).size).toBe(HOSTS.length)
  })

  test('each signs its header, its footer, its mails and its documents', async () => {
    const headers = await Promise.all(
      HOSTS.map(async (host) => {
        const { html } = await homeOf(host)
        const [above, below] = ['.brand .firm-logo', '.site-footer-name .firm-logo'].map((where) =>
          html.one(where).attr('src'),
        )
        await bytesAt(host, above ?? '')
        await bytesAt(host, below ?? '')
        return `${above} ${below}`
      }),
    )
    expect(new Set(headers).size).toBe(HOSTS.length)
    const mails = await Promise.all(HOSTS.map(mailOf))
    const parts = mails.map((mail) => /Content-Id[^]*?\r\n\r\n([^]*?)--/i.exec(mail)?.[1])
    expect(new Set(parts).size).toBe(HOSTS.length)
    for (const mail of mails) expect(mail).toContain('cid:logo@letterhead')
    const marks = await Promise.all(
      HOSTS.map(async (host) => (await logos().drawn(await readerOf(host))).png.toString('base64')),
    )
    expect(new Set(marks).size).toBe(HOSTS.length)
  })

  test('a firm that is new has nothing of the demo’s mark', async () => {
    const { body } = await homeOf(REIMS)
    expect(body).not.toContain('/media/provider/demo/logo/')
    expect(await bytesAt(REIMS, SITE_ICONS.svg)).not.toEqual(await bytesAt(DEMO, SITE_ICONS.svg))
  })
})

const BOUNDARY = 'parts'

/** A medium of the demo firm's library. */
async function uploaded(bytes: Buffer | string, name: string): Promise<MediaFile> {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/admin/api/media?${new URLSearchParams({ name })}`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
          'Content-Type: application/octet-stream\r\n\r\n',
      ),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  })
  expect(answer.statusCode, answer.body).toBeLessThan(300)
  return answer.json<MediaFile>()
}

async function save(values: Readonly<Record<string, string>>) {
  const { base } = (await site.app.inject('/admin/api/settings/brand')).json<{ base: string }>()
  const answer = await site.app.inject({
    method: 'PUT',
    url: '/admin/api/settings/brand',
    payload: { base, values },
  })
  const { message = '', faults = {} } = answer.json<{
    message?: string
    faults?: Record<string, string>
  }>()
  return { status: answer.statusCode, message, faults }
}

const drawing = (width: number, height: number, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`

const png = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer()

describe('a logo', () => {
  beforeEach(async () => {
    const none = { logo: '', logo_dark: '', logo_square: '', logo_name: 'auto' }
    expect((await save(none)).status).toBe(200)
  })

  const brand = async () => (await homeOf(DEMO)).html.one('.brand')

  test('that is wide says the name itself, one that is not has it beside', async () => {
    const wide = await uploaded(drawing(300, 60, '<path d="M0 0h300v60z"/>'), 'large.svg')
    await save({ logo: wide.path })
    expect((await brand()).one('.firm-logo').attr('alt')).toBe('Cabinet Lhermine-Dauval')
    expect((await brand()).all('.brand-name')).toHaveLength(0)
    await save({ logo_name: '1' })
    expect((await brand()).one('.firm-logo').attr('alt')).toBe('')
    expect((await brand()).one('.brand-name').text).toContain('Cabinet Lhermine-Dauval')
    const high = await uploaded(drawing(60, 60, '<path d="M0 0h60v60z"/>'), 'haut.svg')
    await save({ logo: high.path, logo_name: 'auto' })
    expect((await brand()).one('.brand-name').text).toContain('Cabinet Lhermine-Dauval')
    await save({ logo_name: '0' })
    expect((await brand()).all('.brand-name')).toHaveLength(0)
  })

  test('that would be lost on its ground gets another', async () => {
    const white = await uploaded(
      drawing(300, 60, '<path fill="#fff" d="M10 10h200v40z"/>'),
      'blanc.svg',
    )
    await save({ logo: white.path })
    const { html } = await homeOf(DEMO)
    expect(html.one('.brand .firm-logo').attr('class')).toContain('light-plate-dark')
    expect(html.one('.brand .firm-logo').attr('class')).not.toContain('dark-plate')
    expect(html.one('.site-footer .firm-logo').attr('class')).not.toContain('plate')
    const black = await uploaded(drawing(300, 60, '<path d="M10 10h200v40z"/>'), 'noir.svg')
    await save({ logo: black.path })
    const after = (await homeOf(DEMO)).html
    expect(after.one('.brand .firm-logo').attr('class')).toContain('dark-plate-light')
    expect(after.one('.site-footer .firm-logo').attr('class')).toContain('plate-light')
    await save({ logo_dark: white.path })
    const both = (await homeOf(DEMO)).html
    expect(both.one('.brand source').attr('srcset')).toContain(white.path)
    expect(both.one('.brand .firm-logo').attr('class')).not.toContain('plate')
  })

  test('draws the icons, at a new address; the square form before the wide one', async () => {
    const addressed = async () =>
      (await homeOf(DEMO)).html.one('link[rel="icon"]').attr('href') ?? ''
    const monogram = await addressed()
    const red = await uploaded(await png(400, 100, '#c00000'), 'rouge.png')
    await save({ logo: red.path })
    const wide = await addressed()
    const blue = await uploaded(await png(200, 200, '#0000c0'), 'bleu.png')
    await save({ logo_square: blue.path })
    const square = await addressed()
    expect(new Set([monogram, wide, square]).size).toBe(3)
    const { data } = await sharp(await bytesAt(DEMO, SITE_ICONS.large))
      .extract({ left: 250, top: 250, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[2]).toBeGreaterThan(150)
    expect(data[0]).toBeLessThan(60)
    const named = await site.app.inject({ url: square, headers: { host: DEMO } })
    expect(named.headers['cache-control']).toContain('immutable')
  })

  test('is cleaned as every drawing is, and draws nothing of what it was told to fetch', async () => {
    const hostile = await uploaded(
      drawing(
        80,
        80,
        '<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><path onload="x()" d="M0 0h80v80z"/>',
      ),
      'piege.svg',
    )
    await save({ logo: hostile.path })
    const stored = String(await bytesAt(DEMO, hostile.path))
    expect(stored).not.toMatch(/script|onload|passwd/)
    expect(String(await bytesAt(DEMO, SITE_ICONS.svg))).not.toMatch(/script|onload|passwd/)
  })

  test.each([
    ['of one pixel', () => png(1, 1, '#000'), 'point.png', '1 × 1 pixels'],
    ['that is a stripe', () => png(1440, 40, '#000'), 'bande.png', 'trop allongé'],
  ] as const)(
    '%s is refused where it was chosen, and nothing is saved',
    async (_name, made, file, said) => {
      const { path } = await uploaded(await made(), file)
      const { status, faults } = await save({ logo: path, logo_name: '0' })
      expect(status).toBe(422)
      expect(faults['values.logo']).toContain(said)
      expect((await site.stores.sites.find(1))?.settings).toMatchObject({
        logo: '',
        logo_name: 'auto',
      })
    },
  )

  test('that was never there, or is another firm’s, is refused', async () => {
    for (const path of ['/media/provider/cabinet/absent/image.svg', '/etc/passwd']) {
      const { status, faults } = await save({ logo_square: path })
      expect(status).toBe(422)
      expect(faults['values.logo_square']).toContain('médiathèque')
    }
  })

  test.each([
    ['a path out of the folder', '/media/provider/cabinet/../../../x.svg'],
    ['a file that is no picture', '/media/provider/demo/logo/casse.svg'],
    ['a picture that is cut', '/media/provider/demo/logo/coupe.webp'],
  ])(
    'that came otherwise, %s, leaves the site and the back office standing',
    async (_name, path) => {
      const folder = join(site.dataDir, 'media/provider/demo/logo')
      await writeFile(join(folder, 'casse.svg'), '<svg><g>')
      // Its header can be read, its last rows can't.
      const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
      const create = { width: 400, height: 400, channels: 3 as const, background: '#c00', noise }
      const whole = await sharp({ create }).webp().toBuffer()
      await writeFile(join(folder, 'coupe.webp'), whole.subarray(0, whole.length / 2))
      await site.stores.sites.saveSettings(1, { logo: path })
      expect((await brand()).all('.firm-logo')).toHaveLength(1)
      expect(String(await bytesAt(DEMO, SITE_ICONS.svg))).toContain('<path')
      expect((await site.get('/admin')).status).toBe(200)
    },
  )

  test('that goes into the bin leaves the monogram, and is told before it goes', async () => {
    const { id, path } = await uploaded(drawing(60, 60, '<path d="M0 0h60v60z"/>'), 'adieu.svg')
    await save({ logo: path })
    const refused = await site.app.inject({ method: 'DELETE', url: `/admin/api/media/${id}` })
    expect(refused.statusCode).toBe(409)
    expect(refused.body).toContain('Logo')
    const url = `/admin/api/media/${id}?confirmed=1`
    expect((await site.app.inject({ method: 'DELETE', url })).statusCode).toBe(200)
    const src = (await brand()).one('.firm-logo').attr('src')
    expect(src).toMatch(/^\/favicon\.svg\?v=/)
    expect(String(await bytesAt(DEMO, SITE_ICONS.svg))).toContain('<path')
  })
})
