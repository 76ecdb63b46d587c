import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { mediaFiles } from './media-files.ts'

const HOUR = 3_600_000
let root = ''
let now = Date.parse('2026-11-20T09:00:00Z')

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-media-files-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
})

const files = (maxBytes = 1000) => mediaFiles(root, maxBytes, () => now)
const bytes = (size: number) => Buffer.alloc(size, 1)
const kept = async (site: number) => (await readdir(join(root, String(site)))).toSorted()

test('a file is kept whole, under its site, and found again', async () => {
  const cache = files()
  const { folder, name } = await cache.add(1, 'aa-xbig', 'webp', bytes(10))
  expect([folder, name]).toEqual([join(root, '1'), 'aa-xbig.webp'])
  expect(await kept(1)).toEqual(['aa-xbig.webp'])
  expect(await cache.find(1, 'aa-xbig')).toMatchObject({ folder, name, made: now })
  expect(await cache.find(2, 'aa-xbig')).toBeNull()
  expect(await cache.find(1, 'aa-xxbig')).toBeNull()
})

test('a file of another type takes the place of the former', async () => {
  const cache = files()
  await cache.add(1, 'aa', 'webp', bytes(10))
  await cache.add(1, 'aa', 'mp4', bytes(20))
  expect(await kept(1)).toEqual(['aa.mp4'])
  expect(await cache.size()).toBe(20)
})

describe('under the cap', () => {
  test('the least recently used files make room, of whichever site', async () => {
    const cache = files()
    for (const key of ['a', 'b', 'c']) await cache.add(1, key, 'webp', bytes(300))
    await cache.find(1, 'a')
    await cache.add(2, 'd', 'webp', bytes(300))
    expect([await kept(1), await kept(2)]).toEqual([['a.webp', 'c.webp'], ['d.webp']])
    await cache.add(2, 'e', 'webp', bytes(600))
    expect([await kept(1), await kept(2)]).toEqual([[], ['d.webp', 'e.webp']])
    expect(await cache.size()).toBe(900)
  })

  test('the newest file stays, whatever its size', async () => {
    const cache = files()
    await cache.add(1, 'a', 'webp', bytes(300))
    await cache.add(1, 'film', 'mp4', bytes(5000))
    expect(await kept(1)).toEqual(['film.mp4'])
  })
})

describe('after a restart', () => {
  test('files are there, and what was used last goes last', async () => {
    const before = files()
    for (const key of ['a', 'b', 'c']) {
      await before.add(1, key, 'webp', bytes(300))
      now += HOUR
    }
    await before.find(1, 'a')
    now += HOUR
    const after = files()
    expect(await after.size()).toBe(900)
    await after.add(1, 'd', 'webp', bytes(300))
    expect(await kept(1)).toEqual(['a.webp', 'c.webp', 'd.webp'])
  })

  test('use leaves the time of the making, on which the ETag hangs', async () => {
    const made = now
    await files().add(1, 'a', 'webp', bytes(300))
    now += 2 * HOUR
    await files().find(1, 'a')
    const { mtimeMs, atimeMs } = await stat(join(root, '1', 'a.webp'))
    expect([mtimeMs, atimeMs]).toEqual([made, now])
    expect(await files().find(1, 'a')).toMatchObject({ made })
  })

  test('halves of files and strangers go', async () => {
    await mkdir(join(root, '1', 'strange folder'), { recursive: true })
    await writeFile(join(root, '1', '.a.webp.1f'), 'half')
    await writeFile(join(root, '1', 'a.webp'), '')
    await writeFile(join(root, '1', 'b.webp'), 'whole')
    expect(await files().size()).toBe(5)
    expect(await kept(1)).toEqual(['b.webp'])
  })

  test('a smaller cap is kept to', async () => {
    const before = files()
    for (const key of ['a', 'b', 'c']) {
      now += HOUR
      await before.add(1, key, 'webp', bytes(300))
    }
    expect(await files(500).size()).toBe(300)
    expect(await kept(1)).toEqual(['c.webp'])
  })
})

test('files that somebody removed are no longer there', async () => {
  const cache = files()
  await cache.add(1, 'a', 'webp', bytes(300))
  await rm(join(root, '1'), { recursive: true })
  expect(await cache.find(1, 'a')).toBeNull()
  expect(await cache.size()).toBe(0)
  await cache.add(1, 'a', 'webp', bytes(300))
  expect(await cache.find(1, 'a')).not.toBeNull()
})

test('removing takes the files whose keys begin so, or all of a site', async () => {
  const cache = files()
  for (const key of ['aa-xbig', 'aa-xxbig', 'ab-xbig']) await cache.add(1, key, 'webp', bytes(9))
  await cache.add(11, 'aa-xbig', 'webp', bytes(9))
  await cache.remove(1, 'aa-')
  expect([await kept(1), await kept(11)]).toEqual([['ab-xbig.webp'], ['aa-xbig.webp']])
  await cache.remove(1)
  expect([await kept(1), await kept(11)]).toEqual([[], ['aa-xbig.webp']])
  expect(await cache.size()).toBe(9)
})

test('a file that can’t be written leaves no half behind', async () => {
  const cache = files()
  await cache.add(1, 'a', 'webp', bytes(9))
  await mkdir(join(root, '1', 'b.webp', 'x'), { recursive: true })
  await expect(cache.add(1, 'b', 'webp', bytes(9))).rejects.toThrow(/b\.webp/)
  expect(await kept(1)).toEqual(['a.webp', 'b.webp'])
  expect(await cache.find(1, 'b')).toBeNull()
})
