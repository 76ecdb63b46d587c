import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import {
  OutgoingFailed,
  type OutgoingAnswer,
  type OutgoingRequest,
} from '#base/platform/outgoing/outgoing.ts'
import { mediaRequest } from './media-request.ts'
import { captions, fakeJpeg, gzippedSvg, html, mp4, picture, svg } from './media-examples.ts'
import { createProviderMedia, type MediaAnswer, type ProviderMedia } from './provider-media.ts'

const { site: demoSite } = await loadDemo()

const BASE = 'https://m.example/base'
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

type Answer = Buffer | number | OutgoingFailed | Partial<OutgoingAnswer>

let folder = ''
let now = 0
let base: string | null = BASE
let requests: OutgoingRequest[] = []
let warnings: string[] = []
/** What the provider has, by path under its base; anything else is 404. */
let has: Record<string, Answer | (() => Promise<Answer>)> = {}
let media: ProviderMedia

const create = (maxBytes = 1_000_000) =>
  createProviderMedia({
    folder,
    maxBytes,
    mediaBaseOf: () => base,
    now: () => now,
    warn: (message) => warnings.push(message),
    outgoing: {
      async send(request) {
        requests.push(request)
        const found = has[request.url.slice(BASE.length)] ?? 404
        const answer = typeof found === 'function' ? await found() : found
        if (answer instanceof OutgoingFailed) throw answer
        const { url } = request
        const whole = { status: 200, headers: {}, body: Buffer.alloc(0), url, movedTo: null }
        if (typeof answer === 'number') return { ...whole, status: answer }
        return Buffer.isBuffer(answer) ? { ...whole, body: answer } : { ...whole, ...answer }
      },
    },
  })

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-provider-media-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  now = Date.parse('2026-11-20T09:00:00Z')
  base = BASE
  requests = []
  warnings = []
  has = { '/a.jpg': await picture('jpeg', [1600, 400]) }
  media = create()
})

function find(path: string, site = demoSite): Promise<MediaAnswer> {
  const asked = mediaRequest(`/media/provider${path}`)
  if (asked === null || asked === 'size') throw new Error(`« ${path} » is no media.`)
  return media.find(site, asked)
}
async function read(answer: MediaAnswer): Promise<Buffer> {
  if (answer.kind !== 'file') throw new Error(`No file: ${answer.kind}.`)
  return readFile(join(answer.file.folder, answer.file.name))
}
const shape = async (path: string) => {
  const { format, compression, width } = await sharp(await read(await find(path))).metadata()
  return `${compression === 'av1' ? 'avif' : format} ${width}`
}
const kindOf = async (path: string) => (await find(path)).kind
const asked = () => requests.map(({ url }) => url.slice(BASE.length))
const onDisk = () => readdir(join(folder, '1')).catch(() => [])
const unreachable = new OutgoingFailed('unreachable', 'Le serveur ne répond pas.')

describe('an image of the provider', () => {
  test('is fetched without token or cookie, within bounds, and kept in its two sizes', async () => {
    expect(await shape('/a.jpg')).toBe('webp 1440')
    expect(await shape('/a.jpg?size=xxbig')).toBe('webp 1440')
    expect(await shape('/a.jpg?size=xbig')).toBe('webp 720')
    expect(await shape('/a.jpg?size=xbig')).toBe('webp 720')
    expect(asked()).toEqual(['/a.jpg', '/a.jpg'])
    expect(requests[0]).toEqual({
      url: `${BASE}/a.jpg`,
      headers: { accept: 'image/*' },
      maxBytes: 5 * 1024 * 1024,
      timeout: 10_000,
    })
    expect(await onDisk()).toHaveLength(2)
  })

  test('is asked for with its own query alone', async () => {
    has['/image?id=3'] = await picture('png', [800, 60])
    expect(await shape('/image?id=3&size=xbig')).toBe('webp 720')
    expect(asked()).toEqual(['/image?id=3'])
  })

  test('is made once for all who ask meanwhile', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => find('/a.jpg')))
    expect(asked()).toEqual(['/a.jpg'])
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  })

  test('is AVIF where its name says so, from its kin when the provider has no AVIF', async () => {
    expect(await shape('/a.avif?size=xbig')).toBe('avif 720')
    expect(asked()).toEqual(['/a.avif', '/a.webp', '/a.jpg'])
    has['/b.avif'] = await picture('avif', [800, 60])
    expect(await shape('/b.avif?size=xbig')).toBe('avif 720')
    expect(asked().slice(3)).toEqual(['/b.avif'])
  })

  test('belongs to its site', async () => {
    await find('/a.jpg')
    await find('/a.jpg', { ...demoSite, id: 2 })
    expect(asked()).toHaveLength(2)
  })

  test('of another base is another image', async () => {
    await find('/a.jpg')
    base = 'https://n.example/base'
    await find('/a.jpg')
    expect(requests.map(({ url }) => url)).toEqual([
      'https://m.example/base/a.jpg',
      'https://n.example/base/a.jpg',
    ])
  })

  test('is none without HTTP provider', async () => {
    base = null
    expect(await kindOf('/a.jpg')).toBe('none')
    expect(requests).toEqual([])
  })

  test('is served from disk after a restart while the provider is down', async () => {
    await find('/a.jpg')
    await media.close()
    has = { '/a.jpg': unreachable }
    media = create()
    expect(await shape('/a.jpg')).toBe('webp 1440')
    expect(asked()).toHaveLength(1)
  })

  test('is made again once a week, behind the visitor’s back', async () => {
    const first = await find('/a.jpg')
    now += 8 * DAY
    has['/a.jpg'] = await picture('jpeg', [100, 60])
    expect(await find('/a.jpg')).toEqual(first)
    await media.close()
    expect(await shape('/a.jpg')).toBe('webp 100')
    expect(asked()).toHaveLength(2)
    now += 8 * DAY
    for (const failure of [unreachable, 404, fakeJpeg]) {
      now += DAY
      has['/a.jpg'] = failure
      await find('/a.jpg')
      await media.close()
      expect(await shape('/a.jpg')).toBe('webp 100')
    }
    now += DAY
    has['/a.jpg'] = 410
    await find('/a.jpg')
    await media.close()
    expect(await kindOf('/a.jpg')).toBe('none')
  })
})

const small = await picture('png', [40, 30])

describe('what is refused', () => {
  test.each([
    ['SVG', '/x.jpg', svg],
    ['gzipped SVG', '/x.png', gzippedSvg],
    ['a page', '/x.webp', html],
    ['a page behind a JPEG’s first bytes', '/x.jpg', fakeJpeg],
    ['a video where an image was promised', '/x.jpg', mp4],
    ['captions where an image was promised', '/x.png', captions],
    ['captions where nothing was promised', '/x', captions],
    ['an image where a video was promised', '/x.mp4', 'jpeg'],
    ['a page where captions were promised', '/x.vtt', html],
    ['a redirect out of encryption', '/x.jpg', { url: 'http://m.example/x.jpg', body: small }],
    ['an answer that is no whole file', '/x.jpg', { status: 206, body: small }],
    ['a forbidden one', '/x.jpg', { status: 403, body: small }],
    ['what is too large', '/x.jpg', new OutgoingFailed('too-large', 'Plus de 8 Mio.')],
    ['what leads to a private network', '/x.jpg', new OutgoingFailed('address', 'Adresse privée.')],
  ] as const)('%s, for ten minutes', async (_what, path, answer) => {
    has[path] = answer === 'jpeg' ? await picture('jpeg') : answer
    expect(await kindOf(path)).toBe('none')
    now += 9 * MINUTE
    expect(await kindOf(path)).toBe('none')
    expect(asked()).toEqual([path])
    expect(warnings).toEqual([expect.stringContaining(`le média « ${path} » du fournisseur`)])
    now += 2 * MINUTE
    await find(path)
    expect(asked()).toEqual([path, path])
    expect(await onDisk()).toEqual([])
  })

  test('is told once a while for each trouble, absence never', async () => {
    for (const path of ['/1.jpg', '/2.jpg', '/3.jpg']) {
      has[path] = html
      await find(path)
      await find(`/none${path}`)
    }
    expect(warnings).toHaveLength(1)
    has['/4.jpg'] = 403
    await find('/4.jpg')
    expect(warnings).toHaveLength(2)
  })
})

test('an absent image is asked for again after ten minutes', async () => {
  expect(await kindOf('/none.jpg')).toBe('none')
  now += 9 * MINUTE
  await find('/none.jpg?size=xbig')
  expect(asked()).toEqual(['/none.jpg'])
  now += 2 * MINUTE
  await find('/none.jpg')
  expect(asked()).toEqual(['/none.jpg', '/none.jpg'])
})

test.each([
  ['no connection', unreachable],
  ['no answer in time', new OutgoingFailed('timeout', 'Trop lent.')],
  ['an error of its own', 500],
  ['too many requests', 429],
] as const)('%s is believed for half a minute', async (_what, answer) => {
  has['/x.jpg'] = answer
  expect(await kindOf('/x.jpg')).toBe('none')
  now += 29_000
  await find('/x.jpg')
  expect(asked()).toEqual(['/x.jpg'])
  has['/x.jpg'] = await picture('jpeg', [80, 60])
  now += 2000
  expect(await shape('/x.jpg')).toBe('webp 80')
})

test('an unreachable provider is not asked for the kin of an image', async () => {
  has['/x.webp'] = unreachable
  for (const path of ['/x.avif', '/x.avif?size=xbig']) expect(await kindOf(path)).toBe('none')
  expect(asked()).toEqual(['/x.avif', '/x.webp'])
})

test('a provider that fails twice in a row is left alone for half a minute', async () => {
  const paths = ['/1.jpg', '/2.jpg', '/3.jpg', '/4.jpg', '/5.jpg']
  for (const path of paths) has[path] = unreachable
  expect(new Set(await Promise.all(paths.map(kindOf)))).toEqual(new Set(['none']))
  expect(await kindOf('/a.jpg')).toBe('none')
  expect(asked()).toEqual(['/1.jpg', '/2.jpg'])
  now += 31_000
  expect(await shape('/a.jpg')).toBe('webp 1440')
  requests = []
  await find('/1.jpg')
  await find('/none.jpg')
  await find('/2.jpg')
  expect(await kindOf('/a.jpg?size=xbig')).toBe('file')
  for (const path of ['/3.jpg', '/4.jpg', '/5.jpg']) await find(path)
  expect(asked()).toEqual(['/1.jpg', '/none.jpg', '/2.jpg', '/a.jpg', '/3.jpg', '/4.jpg'])
})

test('a video and its captions are kept as they are', async () => {
  has = { '/v/film.mp4': mp4, '/v/film.fr.vtt': captions, '/v/film': mp4 }
  expect(await read(await find('/v/film.mp4'))).toEqual(mp4)
  expect(await read(await find('/v/film.mp4?size=xbig'))).toEqual(mp4)
  expect(await read(await find('/v/film'))).toEqual(mp4)
  expect(await read(await find('/v/film.fr.vtt'))).toEqual(captions)
  expect(asked()).toEqual(['/v/film.mp4', '/v/film', '/v/film.fr.vtt'])
  expect(requests.map(({ maxBytes }) => maxBytes / 1024 ** 2)).toEqual([40, 8, 1])
  expect((await onDisk()).map((name) => name.split('.')[1]).toSorted()).toEqual([
    'mp4',
    'mp4',
    'vtt',
  ])
})

test('two images are fetched at once, forty-eight wait, more come back later', async () => {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  await find('/none.jpg')
  requests = []
  const paths = Array.from({ length: 60 }, (_, index) => `/${index}.jpg`)
  for (const path of paths) has[path] = () => promise
  const answers = paths.map(kindOf)
  expect((await Promise.race(answers.slice(50))).toString()).toBe('busy')
  expect(requests).toHaveLength(2)
  has['/film.mp4'] = mp4
  expect([await kindOf('/film.mp4'), await kindOf('/none.jpg')]).toEqual(['file', 'none'])
  resolve(404)
  const kinds = await Promise.all(answers)
  expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(10)
  expect(await kindOf('/59.jpg')).toBe('none')
})

test('the least recently used renditions go under the cap', async () => {
  media = create(1)
  await find('/a.jpg?size=xbig')
  await find('/a.jpg?size=xxbig')
  expect(await onDisk()).toEqual([expect.stringMatching(/-xxbig\.webp$/)])
})

test('a folder that can’t be read or written is told once, and no image is broken by it', async () => {
  await writeFile(join(folder, '1'), 'a file in the place of a folder')
  expect(await kindOf('/a.jpg')).toBe('none')
  await rm(folder, { recursive: true })
  await writeFile(folder, 'a file in the place of the folder')
  media = create()
  expect(await kindOf('/a.jpg?size=xbig')).toBe('none')
  expect(warnings).toEqual([expect.stringContaining('les droits'), expect.stringContaining(folder)])
})

describe('forgetting', () => {
  test('takes an image in all its sizes, formats and names, and no other', async () => {
    const bytes = await picture('webp', [800, 60])
    has = {
      '/p/xbig.webp': bytes,
      '/p/xxbig.webp': bytes,
      '/q.jpg?v=3': bytes,
      '/other.jpg': bytes,
    }
    const forms = ['/p/xbig.webp', '/p/xxbig.webp', '/p/xbig.avif', '/q.jpg?v=3&size=xbig']
    for (const path of [...forms, '/q.jpg?v=3', '/other.jpg']) await find(path)
    expect(await onDisk()).toHaveLength(6)
    await media.forget(1, [{ url: '/p/xbig.webp' }, { url: '/q.jpg?v=3' }, { url: '//x/y' }])
    expect(await onDisk()).toHaveLength(1)
    has = {}
    expect(await kindOf('/other.jpg')).toBe('file')
  })

  test('takes an image whose path needs encoding', async () => {
    has['/ma%20photo.jpg'] = await picture('png', [80, 60])
    await find('/ma%20photo.jpg')
    await media.forget(1, [{ url: '/ma photo.jpg' }])
    expect(await onDisk()).toEqual([])
  })

  test('takes what was under way', async () => {
    const { promise, resolve } = Promise.withResolvers<Answer>()
    has['/slow.jpg'] = () => promise
    const answer = kindOf('/slow.jpg')
    await expect.poll(() => requests.length).toBe(1)
    const forgotten = media.forget(1, [{ url: '/slow.jpg' }])
    resolve(await picture('png', [80, 60]))
    await Promise.all([answer, forgotten])
    expect(await onDisk()).toEqual([])
  })

  test('takes all of a site, of that site alone', async () => {
    await find('/a.jpg')
    await find('/a.jpg', { ...demoSite, id: 12 })
    await media.forgetAll(1)
    expect(await onDisk()).toEqual([])
    expect(await readdir(join(folder, '12'))).toHaveLength(1)
  })
})
