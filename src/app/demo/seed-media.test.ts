import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadDemo } from './load-demo.ts'
import { copySeedMedia } from './seed-media.ts'

const SIZES = ['xbig', 'xxbig']

let mediaDir: string

beforeAll(async () => {
  mediaDir = await mkdtemp(join(tmpdir(), 'seed-media-'))
  await copySeedMedia(mediaDir)
})

afterAll(() => rm(mediaDir, { recursive: true, force: true }))

/** Addresses under `/media` for which the site has no file. */
const missing = (addresses: string[]): string[] =>
  addresses.filter((address) => !existsSync(join(mediaDir, address.replace(/^\/media/, ''))))

const { articles, widgets, site } = await loadDemo()

test('D10 every picture of an article is there in both sizes', () => {
  const addresses = articles.flatMap(({ mediasPaths }) =>
    mediasPaths.flatMap(({ url }) =>
      SIZES.map((size) => `/media/provider${url.replace('{size}', size)}`),
    ),
  )
  expect(addresses.length).toBeGreaterThan(60)
  expect(missing(addresses)).toEqual([])
})

test('E8 every video is there with its poster and captions', () => {
  const addresses = articles.flatMap(({ video }) =>
    video === undefined
      ? []
      : [video.url, video.poster, ...video.captions.map(({ url }) => url)].map(
          (url) => `/media/provider${url}`,
        ),
  )
  expect(addresses).toHaveLength(24)
  expect(missing(addresses)).toEqual([])
})

test('media that texts and widgets name are there, the drawn plans too', () => {
  const text = JSON.stringify([articles, widgets])
  const named = [...text.matchAll(/\/media\/[a-z0-9/.-]+\.[a-z0-9]+/g)].map(([address]) => address)
  const plans = site.offices.map(({ plan }) => `${plan}.webp`)
  expect(named.length).toBeGreaterThan(3)
  expect(missing([...named, ...plans])).toEqual([])
})

test('a second copy changes nothing', async () => {
  await copySeedMedia(mediaDir)
  expect(existsSync(join(mediaDir, 'provider/demo/provider'))).toBe(false)
})
