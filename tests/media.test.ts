import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import type { MediaFile } from '#base/core/media/media-file.ts'
import type { Use } from '#base/core/field/used-in.ts'
import { WRITE_TOKEN_HEADER } from '#base/core/write-token.ts'
import { purgeMedia } from '#features/media/service/purge-media.ts'
import { tokenOf } from './admin-browser.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { bareSite } from './bare-site.ts'
import { listening } from './raw-request.ts'

let site: TestApp
/** Folder of the first site's media on disk. */
let home: string

beforeAll(async () => {
  site = await createTestApp({ session: sessionOf('editor') })
  home = join(site.dataDir, 'media/.sites/1')
})
afterAll(() => site.close())

const BOUNDARY = 'parts'

const multipartBody = (bytes: Buffer, name: string): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
        'Content-Type: application/octet-stream\r\n\r\n',
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ])

interface Sent {
  status: number
  body: MediaFile & { message?: string; isWhole?: boolean; uses?: Use[] }
}

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
): Promise<Sent> {
  const answer = await site.app.inject({
    method,
    url: `/admin/api${path}`,
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json() }
}

async function send(
  bytes: Buffer | string,
  name: string,
  { path = '/media', ...query }: Record<string, string> = {},
): Promise<Sent> {
  const answer = await site.app.inject({
    method: 'POST',
    url: `/admin/api${path}?${new URLSearchParams({ name, ...query })}`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: multipartBody(Buffer.from(bytes), name),
  })
  return { status: answer.statusCode, body: answer.json() }
}

const picture = (width = 300, height = 200, background = '#336699') =>
  sharp({ create: { width, height, channels: 3, background } })

const onDisk = async (): Promise<string[]> =>
  (await readdir(home, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(home.length + 1))
    .toSorted()

/** Nothing of a refused file is left, and nobody finds a row of it. */
async function refused(sent: Promise<Sent>, sentence: RegExp): Promise<void> {
  const [files, before] = [await onDisk(), (await site.stores.media.list(1)).length]
  const { status, body } = await sent
  expect(body.message).toMatch(sentence)
  expect(status).toBe(422)
  expect(await onDisk()).toEqual(files)
  expect(await site.stores.media.list(1)).toHaveLength(before)
}

describe('an upload', () => {
  test('becomes an image set without place and author, turned as its camera said', async () => {
    const jpeg = await picture(1600, 800)
      .withExif({ IFD0: { Artist: 'Photographe' }, IFD3: { GPSLatitude: '48/1 51/1 24/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { status, body } = await send(jpeg, 'L’équipe au complet.JPG', { folder: 'Équipe' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      path: '/media/provider/cabinet/lequipe-au-complet/xxbig.webp',
      name: 'L’équipe au complet',
      folder: 'Équipe',
      kind: 'image',
      type: 'image/jpeg',
      width: 800,
      height: 1600,
    })
    expect(await onDisk()).toEqual([
      'files/lequipe-au-complet/xbig.avif',
      'files/lequipe-au-complet/xbig.webp',
      'files/lequipe-au-complet/xxbig.avif',
      'files/lequipe-au-complet/xxbig.webp',
      'originals/lequipe-au-complet/lequipe-au-complet.jpg',
    ])
    const served = await site.app.inject(`${body.path}?v=${body.hash.slice(0, 10)}`)
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const { exif, orientation, width } = await sharp(served.rawPayload).metadata()
    expect({ exif, orientation, width }).toEqual({
      exif: undefined,
      orientation: undefined,
      width: 800,
    })
    expect((await site.app.inject(body.path)).headers['cache-control']).toBe('public, max-age=300')
    const small = await site.app.inject(body.path.replace('xxbig.webp', 'xbig.avif'))
    expect((await sharp(small.rawPayload).metadata()).width).toBe(720)
  })

  test('gets an address of its own, safe whatever the file was called', async () => {
    const png = await picture(20, 20).png().toBuffer()
    const names = ['../../../etc/passwd.png', '..\\..\\x.png', 'site.png', 'site.png', '%2e%2e.php']
    const paths: string[] = []
    for (const name of names) paths.push((await send(png, 'a.png', { name })).body.path)
    expect(paths).toEqual([
      '/media/provider/cabinet/etc-passwd/xxbig.webp',
      '/media/provider/cabinet/x/xxbig.webp',
      '/media/provider/cabinet/site/xxbig.webp',
      '/media/provider/cabinet/site-2/xxbig.webp',
      '/media/provider/cabinet/2e-2e/xxbig.webp',
    ])
  })

  test('is what its content says, whatever its ending', async () => {
    const gif = await picture(10, 10).gif().toBuffer()
    expect((await send(gif, 'contrat.pdf')).body).toMatchObject({
      kind: 'image',
      type: 'image/gif',
    })
    await refused(send('<html><script>alert(1)</script></html>', 'photo.jpg'), /pas un média/)
    await refused(send('MZ\x90\0 program', 'photo.png'), /pas un média/)
    await refused(send('', 'vide.png'), /vide/)
  })

  test('of two natures keeps none but the picture', async () => {
    const png = await picture(10, 10).png().toBuffer()
    const hidden = Buffer.concat([png, Buffer.from('<script>alert("polyglot")</script>PK\x03\x04')])
    const { body } = await send(hidden, 'double.png')
    const served = await site.app.inject(body.path)
    expect(served.rawPayload.includes('polyglot')).toBe(false)
    const pdf = '%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'
    await refused(send(pdf, 'contrat.pdf'), /programme/)
  })

  test('of too many pixels or bytes, or cut short, is refused before it is unpacked', async () => {
    const bomb = pngOfSize(50_000, 50_000)
    await refused(send(bomb, 'bombe.png'), /50000 × 50000 pixels/)
    const jpeg = await picture(400, 400).jpeg().toBuffer()
    await refused(send(jpeg.subarray(0, jpeg.length / 2), 'moitié.jpg'), /abîmée ou incomplète/)
    const heavy = Buffer.concat([jpeg, Buffer.alloc(15 * 1024 ** 2)])
    await refused(send(heavy, 'lourde.jpg'), /15 Mo/)
  })

  test('as a drawing is cleaned of whatever runs or calls out', async () => {
    const { body } = await send(
      '<svg viewBox="0 0 40 20" onload="x()"><script>x()</script>' +
        '<a href="javascript:x()"><path d="M0 0h40"/></a><image href="https://evil.example/x.png"/></svg>',
      'logo.svg',
    )
    expect(body).toMatchObject({ kind: 'drawing', width: 40, height: 20 })
    const served = await site.app.inject(body.path)
    expect(served.headers['content-type']).toMatch('image/svg+xml')
    expect(served.headers['content-security-policy']).toMatch(/sandbox/)
    expect(served.body).toBe(
      '<svg viewBox="0 0 40 20" xmlns="http://www.w3.org/2000/svg"><path d="M0 0h40"></path><image></image></svg>',
    )
  })

  test('that is cut off leaves nothing behind', async () => {
    // A server that listens indexes its site: an empty one costs nothing.
    const db = await openDatabase({ file: ':memory:' })
    await migrate(db)
    const stores = createStores(db)
    await stores.sites.create(bareSite())
    const other = await createTestApp({ stores, session: sessionOf('editor') })
    const incoming = () => readdir(join(other.dataDir, 'media/.sites/1/incoming')).catch(() => [])
    try {
      const socket = connect(await listening(other.app), '127.0.0.1')
      await once(socket, 'connect')
      const body = multipartBody(await picture(900, 900).png().toBuffer(), 'coupe.png')
      const token = tokenOf((await other.app.inject('/admin')).body)
      socket.write(
        'POST /admin/api/media?name=coupe.png HTTP/1.1\r\nHost: x\r\n' +
          `Content-Length: ${body.length}\r\n${WRITE_TOKEN_HEADER}: ${token}\r\n` +
          `Content-Type: multipart/form-data; boundary=${BOUNDARY}\r\n\r\n`,
      )
      socket.write(body.subarray(0, body.length / 2))
      await expect.poll(incoming).toHaveLength(1)
      socket.destroy()
      await expect.poll(incoming).toEqual([])
    } finally {
      await other.close()
    }
  })

  test('in pieces is put together in order, and given up on demand', async () => {
    const video = Buffer.concat([
      Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'latin1'),
      Buffer.from('\0\0\0\x20moov\0\0\0\x18udta\0\0\0\x10\xA9xyz+48.85', 'latin1'),
      Buffer.alloc(5000, 7),
    ])
    const asked = { name: 'film.mp4', upload: 'upload-one', total: String(video.length) }
    const first = await send(video.subarray(0, 2000), 'film.mp4', { ...asked, offset: '0' })
    expect(first.body).toEqual({ isWhole: false })
    await refused(
      send(video.subarray(3000), 'film.mp4', { ...asked, offset: '3000' }),
      /interrompu/,
    )
    const { body } = await send(video.subarray(2000), 'film.mp4', { ...asked, offset: '2000' })
    expect(body).toMatchObject({ kind: 'video', path: '/media/provider/cabinet/film/video.mp4' })
    const served = (await site.app.inject(body.path)).rawPayload
    expect(served).toHaveLength(video.length)
    expect(served.includes('+48.85')).toBe(false)
    const files = await onDisk()
    await send(video.subarray(0, 2000), 'film.mp4', { ...asked, upload: 'upload-two', offset: '0' })
    await ask('DELETE', '/media/uploads/upload-two')
    expect(await onDisk()).toEqual(files)
  })
})

describe('the library', () => {
  test('keeps an address through new words, another folder and a new content', async () => {
    const added = (await send(await picture().png().toBuffer(), 'accueil.png')).body
    const words = { alt: 'Le hall', focal: { x: 20, y: 70 }, folder: ' Bureaux / Gare ' }
    const described = (await ask('PUT', `/media/${added.id}`, words)).body
    expect(described).toMatchObject({ ...words, folder: 'Bureaux/Gare', path: added.path })
    const bytes = await picture(640, 480, '#994422').jpeg().toBuffer()
    const path = `/media/${added.id}/content`
    const replaced = (await send(bytes, 'autre.jpg', { path })).body
    expect(replaced).toMatchObject({ path: added.path, alt: 'Le hall', width: 640 })
    expect(replaced.hash).not.toBe(added.hash)
    await refused(send('%PDF-1.4\n%%EOF', 'x.pdf', { path }), /garde son adresse/)
    const original = await site.app.inject(`/admin/api/media/${added.id}/original`)
    expect(original.rawPayload).toEqual(bytes)
    expect(original.headers['content-disposition']).toMatch(/^attachment;/)
    expect((await ask('PUT', `/media/${added.id}`, { path: '/x' })).status).toBe(422)
    expect((await ask('PUT', `/media/${added.id}`, { focal: { x: 101, y: 0 } })).status).toBe(422)
  })

  test('says where a medium is used, and removes it from there only when that is confirmed', async () => {
    const { id, path } = (await send(await picture().png().toBuffer(), 'plan.png')).body
    const widget = { zone: 'content', type: 'image', version: 1, options: { src: path } }
    await site.stores.widgets.replace(1, { pageId: 2, lang: 'fr' }, [widget])
    const { status, body } = await ask('DELETE', `/media/${id}`)
    expect(status).toBe(409)
    expect(body.uses).toHaveLength(1)
    expect((await site.get(path)).status).toBe(200)
    expect((await ask('DELETE', `/media/${id}?confirmed=1`)).status).toBe(200)
    expect((await site.get(path)).status).toBe(404)
    expect((await ask('POST', `/media/${id}/restore`)).status).toBe(200)
    expect((await site.get(path)).status).toBe(200)
    const { entries } = await site.stores.audit.list(1, { subject: `media:${id}` })
    expect(entries.map(({ action }) => action)).toEqual([
      'media.restore',
      'media.remove',
      'media.add',
    ])
  })

  test('forgets what has lain in the bin for 30 days, and uploads that nobody finished', async () => {
    const { id, path } = (await send(await picture().png().toBuffer(), 'ancien.png')).body
    await ask('DELETE', `/media/${id}`)
    await mkdir(join(home, 'incoming'), { recursive: true })
    await writeFile(join(home, 'incoming/given-up.part'), 'x')
    const removed = Date.now()
    const later = (days: number) => new Date(removed + days * 86_400_000)
    await purgeMedia(site.stores, join(site.dataDir, 'media'), 1, later(29))
    expect(await onDisk()).toContain('bin/ancien/xxbig.webp')
    expect(await onDisk()).not.toContain('incoming/given-up.part')
    await purgeMedia(site.stores, join(site.dataDir, 'media'), 1, later(31))
    expect((await onDisk()).filter((file) => file.includes('ancien'))).toEqual([])
    expect((await ask('POST', `/media/${id}/restore`)).status).toBe(404)
    expect((await site.get(path)).status).toBe(404)
    expect((await site.stores.media.list(1)).length).toBeGreaterThan(0)
  })

  test('lends widgets its words and its focal point where their own are empty', async () => {
    const { id, path, hash } = (await send(await picture().png().toBuffer(), 'hall.png')).body
    const words = { alt: 'Le hall', credit: 'Atelier', focal: { x: 12, y: 50 } }
    await ask('PUT', `/media/${id}`, words)
    const draw = async (options: object) => {
      const widget = {
        zone: 'content',
        version: 1,
        type: 'carousel',
        options: { items: [options] },
      }
      await site.stores.widgets.replace(1, { pageId: 2, lang: 'fr' }, [widget])
      const page = await site.stores.pages.find(1, 2, 'fr')
      return (await site.get(page?.path ?? '')).html.one('.carousel-slide img')
    }
    const image = await draw({ image: path })
    expect(image.attr('alt')).toBe('Le hall')
    expect(image.attr('class')).toBe('img-fluid fx-1')
    expect(image.attr('src')).toBe(`${path}?v=${hash.slice(0, 10)}`)
    expect(image.attr('srcset')).toMatch(/xbig\.webp\?v=\w+ 720w, .*xxbig\.webp\?v=\w+ 1440w/)
    expect((await draw({ image: path, image_alt: 'Autre' })).attr('alt')).toBe('Autre')
  })

  test('shows what came with the product, not yet described and not to be replaced', async () => {
    const demo = join(site.dataDir, 'media/provider/demo/bureaux')
    await mkdir(demo, { recursive: true })
    await writeFile(join(demo, 'gare.webp'), await picture(96, 60).webp().toBuffer())
    const other = await createTestApp({
      session: sessionOf('editor'),
      mediaDir: join(site.dataDir, 'media'),
    })
    const filter = JSON.stringify({ q: 'gare', state: 'undescribed' })
    const { body } = await other.get(`/admin/api/media?filter=${encodeURIComponent(filter)}`)
    const { data } = JSON.parse(body)
    expect(data).toMatchObject([
      {
        path: '/media/provider/demo/bureaux/gare.webp',
        name: 'Bureau de la gare',
        folder: 'Démonstration/Bureaux',
        width: 96,
        isOwn: false,
      },
    ])
    await other.close()
  })

  test('of one site is not served to another, nor by its place on disk', async () => {
    const { path } = (await send(await picture().png().toBuffer(), 'secret.png')).body
    const { id } = await site.stores.sites.create(
      bareSite({ isDefault: false, hosts: ['autre.example'] }),
    )
    expect(id).not.toBe(1)
    const elsewhere = await site.app.inject({ url: path, headers: { host: 'autre.example' } })
    expect(elsewhere.rawPayload.equals(await readFile(join(home, 'files/secret/xxbig.webp')))).toBe(
      false,
    )
    for (const name of [
      '/media/.sites/1/files/secret/xxbig.webp',
      '/media/%2esites/1/originals/secret/secret.png',
      '/media/provider/cabinet/../../.sites/1/originals/secret/secret.png',
      '/media/provider/cabinet/%2e%2e/originals/secret/secret.png',
    ]) {
      const answer = await site.app.inject(name)
      expect(answer.headers['content-type'], name).not.toMatch(/png|webp/)
    }
  })
})

/** A PNG whose header alone promises so many pixels. */
function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(25)
  header.writeUInt32BE(13, 0)
  header.write('IHDR', 4, 'latin1')
  header.writeUInt32BE(width, 8)
  header.writeUInt32BE(height, 12)
  header.set([8, 2, 0, 0, 0], 16)
  header.writeUInt32BE(crc(header.subarray(4, 21)), 21)
  const end = Buffer.from('0000000049454e44ae426082', 'hex')
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), header, dataChunk(), end])
}

function dataChunk(): Buffer {
  const data = Buffer.from('78da6300010000050001', 'hex')
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write('IDAT', 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}
