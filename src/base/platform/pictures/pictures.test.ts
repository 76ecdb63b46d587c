import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MAX_PICTURE_BYTES, pictureCost, type PictureHeader } from './picture-cost.ts'
import { BadImage, drawOwn, drawPicture } from './pictures.ts'
import { sampled } from '../../../../tests/exhaustive.ts'

const LIMITS = { maxPixels: 50_000_000, drawn: 4_000_000 }

const flat = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({
    create: { width, height, channels, background: '#c63' },
    limitInputPixels: false,
  })

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Draws each file as the library does, in a process of its own; what was said, and the megabytes it took. */
function drawnAlone(files: readonly string[]): { said: string; grown: number }[] {
  const program = `
    const { drawImage } = await import(${JSON.stringify(new URL('../../../features/media/service/draw-image.ts', import.meta.url).href)})
    const peak = () => process.resourceUsage().maxRSS / 1024
    const [small, ...files] = ${JSON.stringify(files)}
    await drawImage(small, ${JSON.stringify(folder)})
    const results = []
    for (const file of files) {
      const before = peak()
      const said = await drawImage(file, ${JSON.stringify(folder)}).then(
        ({ width, height }) => width + ' × ' + height,
        ({ message }) => message,
      )
      results.push({ said, grown: peak() - before })
    }
    process.stdout.write(JSON.stringify(results))`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  return JSON.parse(stdout) as { said: string; grown: number }[]
}

/** A PNG of 16 bits a channel that has to be held whole. */
const deep = () => flat(8, 8, 4).toColourspace('rgb16').png({ progressive: true }).toBuffer()

/** The same PNG, with another size in its header. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const header = Buffer.from(png)
  header.writeUInt32BE(width, 16)
  header.writeUInt32BE(height, 20)
  header.writeUInt32BE(crc32(header.subarray(12, 29)), 29)
  return header
}

async function fileOf(name: string, body: Buffer): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, body)
  return file
}

test(
  'M11 a picture that is small on the disk and large in memory is refused by its header',
  sampled(false),
  async () => {
    const wide = await flat(65_000, 600).png().toBuffer()
    expect(wide.length).toBeLessThan(1_000_000)
    const results = drawnAlone([
      await fileOf('small.png', await flat(1500, 1000).png().toBuffer()),
      await fileOf('wide.png', wide),
      await fileOf('tall.png', claiming(await deep(), 600, 65_000)),
      await fileOf('whole.png', claiming(await deep(), 6300, 6300)),
      await fileOf('kept.png', await flat(16_000, 1200).png().toBuffer()),
    ])
    expect(results.map(({ said }) => said)).toEqual([
      expect.stringMatching(/^Cette image compte 65000 × 600 pixels .* 16384\. Réduisez-la/),
      expect.stringMatching(/^Cette image compte 600 × 65000 pixels /),
      expect.stringMatching(/^Cette image compte 6300 × 6300 pixels et, dans ce format, /),
      '1440 × 108',
    ])
    for (const { grown } of results) expect(grown).toBeLessThan(100)
  },
)

describe('what a picture costs', () => {
  const header = (changes: Partial<PictureHeader>): PictureHeader => ({
    format: 'jpeg',
    width: 6000,
    height: 4000,
    channels: 3,
    depth: 1,
    isProgressive: false,
    isFullColour: false,
    pages: 1,
    ...changes,
  })

  test('is told by its format: cameras’ are drawn, what is held whole must be smaller', () => {
    const isDrawn = (changes: Partial<PictureHeader>) =>
      pictureCost(header(changes), LIMITS.drawn) <= MAX_PICTURE_BYTES
    expect(isDrawn({ width: 7000, height: 5700 })).toBe(true)
    expect(isDrawn({ isProgressive: true })).toBe(true)
    expect(isDrawn({ isProgressive: true, isFullColour: true })).toBe(true)
    expect(isDrawn({ width: 7000, height: 5700, isProgressive: true, isFullColour: true })).toBe(
      false,
    )
    expect(isDrawn({ format: 'png', channels: 4 })).toBe(true)
    expect(isDrawn({ format: 'png', channels: 4, depth: 2, isProgressive: true })).toBe(true)
    expect(
      isDrawn({ format: 'png', width: 7000, height: 5700, channels: 4, isProgressive: true }),
    ).toBe(true)
    expect(isDrawn({ format: 'heif', width: 4000, height: 3000 })).toBe(true)
    expect(isDrawn({ format: 'heif' })).toBe(false)
    expect(isDrawn({ format: 'webp', pages: 30 })).toBe(true)
    expect(isDrawn({ format: 'gif' })).toBe(true)
    expect(isDrawn({ format: 'tiff', width: 1, height: 1 })).toBe(false)
  })
})

test('two pictures are drawn at once, whoever asks, and a costly one alone', async () => {
  const small = await flat(20, 20).png().toBuffer()
  const costly = await flat(6000, 4000, 4).png({ progressive: true }).toBuffer()
  const now = { small: 0, costly: 0 }
  const seen: string[] = []
  const drawing = (kind: keyof typeof now) => async () => {
    now[kind] += 1
    seen.push(`${now.small} ${now.costly}`)
    await new Promise((then) => setTimeout(then, 10))
    now[kind] -= 1
  }
  await Promise.all([
    ...[1, 2, 3, 4].map(() => drawPicture(small, LIMITS, drawing('small'))),
    ...[1, 2].map(() => drawOwn('<svg xmlns="http://www.w3.org/2000/svg"/>', drawing('small'))),
    ...[1, 2].map(() => drawPicture(costly, LIMITS, drawing('costly'))),
  ])
  expect(seen).toHaveLength(8)
  expect(seen.filter((each) => !['1 0', '2 0', '0 1', '1 1'].includes(each))).toEqual([])
})

test.each([
  ['TIFF', () => flat(20, 20).tiff().toBuffer()],
  [
    'SVG',
    async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>'),
  ],
])('%s is no picture that is drawn', async (_name, made) => {
  await expect(
    drawPicture(await made(), LIMITS, async (open) => open().toBuffer()),
  ).rejects.toThrow(BadImage)
})

test('an AVIF whose frame is larger than it says is refused without being unpacked', async () => {
  const lying = await flat(3000, 2000).avif({ effort: 0 }).toBuffer()
  for (let at = lying.indexOf('ispe'); at > 0; at = lying.indexOf('ispe', at + 1)) {
    lying.writeUInt32BE(100, at + 8)
    lying.writeUInt32BE(100, at + 12)
  }
  const draw = drawPicture(lying, { ...LIMITS, maxPixels: 1_000_000 }, async (open) =>
    open().toBuffer(),
  )
  await expect(draw).rejects.toThrow(BadImage)
})
