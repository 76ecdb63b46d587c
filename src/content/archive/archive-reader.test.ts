import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { packTar, type TarEntry } from 'modern-tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ArchiveFault } from './archive-fault.ts'
import { type ArchiveHead, fileName, isPath, placeOf, rowsName } from './archive-format.ts'
import { openArchive } from './archive-reader.ts'
import type { ArchivePart } from './checked-parts.ts'
import { createArchive } from './archive-writer.ts'
import { SEAL_BYTES, sealOf } from './seal.ts'

const HEAD: ArchiveHead = {
  format: 'vitrine',
  version: 1,
  kind: 'installation',
  schema: 1,
  at: '2026-11-20T10:00:00.000Z',
  tables: [{ name: 'site', columns: ['id', 'name'] }],
}

let folder: string
let file: string
let bytes: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-reader-'))
  file = join(folder, 'whole.tar.gz')
  const archive = await createArchive(file, HEAD)
  await archive.rows('site', lines(['[1,"A"]', '[2,"B\\nC"]']))
  await archive.file('files/media/a b/été.txt', source('contents of a file'))
  await archive.file('files/secret', source('secret\n'))
  archive.gone('files/media/gone.txt')
  expect(await archive.end()).toBe((await readFile(file)).length)
  bytes = await readFile(file)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function* lines(all: string[]): AsyncGenerator<string> {
  yield* all
}

function source(text: string) {
  async function* chunks() {
    yield Buffer.from(text)
  }
  return { size: Buffer.byteLength(text), mtime: new Date(1000), chunks: chunks() }
}

/** Reads a file to its end, as a restoration checks it. */
async function read(content: Uint8Array, maxBytes = 10_000_000): Promise<string[]> {
  const path = join(folder, 'read.tar.gz')
  await writeFile(path, content)
  const archive = await openArchive(path)
  try {
    await archive.checkSeal()
    const told: string[] = []
    for await (const part of archive.parts({ maxBytes })) told.push(await textOf(part))
    return told
  } finally {
    await archive.close()
  }
}

async function textOf(part: ArchivePart): Promise<string> {
  if (part.kind === 'rows') return `${part.table} ${part.lines.join('|')}`
  if (part.kind === 'end') return `gone ${part.manifest.gone}`
  if (part.kind === 'head') return part.head.kind
  const chunks: Uint8Array[] = []
  for await (const chunk of part.chunks) chunks.push(chunk)
  return `${part.area}/${part.path} ${Buffer.concat(chunks)}`
}

/** A tar as an archive, with a seal that is right: whatever somebody put together by hand. */
const sealed = (tar: Uint8Array): Buffer => {
  const zipped = gzipSync(tar)
  return Buffer.concat([zipped, sealOf(createHash('sha256').update(zipped).digest('hex'))])
}

test('what was written is read', async () => {
  expect(await read(bytes)).toEqual([
    'installation',
    'site [1,"A"]|[2,"B\\nC"]',
    'media/a b/été.txt contents of a file',
    'secret/ secret\n',
    'gone files/media/gone.txt',
  ])
})

test('any flipped bit is noticed, wherever it stands', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: bytes.length - 1 }),
      fc.integer({ min: 0, max: 7 }),
      async (at, bit) => {
        const flipped = Buffer.from(bytes)
        flipped[at] = (flipped[at] ?? 0) ^ (1 << bit)
        await expect(read(flipped)).rejects.toThrow(ArchiveFault)
      },
    ),
    { numRuns: 150 },
  )
})

test('any cut is noticed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: bytes.length - 1 }), async (length) => {
      await expect(read(bytes.subarray(0, length))).rejects.toThrow(ArchiveFault)
    }),
    { numRuns: 50 },
  )
})

test('the seal is the sum of all bytes before it', () => {
  const hex = createHash('sha256').update(bytes.subarray(0, -SEAL_BYTES)).digest('hex')
  expect(bytes.subarray(-SEAL_BYTES).toString('latin1')).toContain(hex)
})

const entry = (name: string, body: string, more: Partial<TarEntry['header']> = {}): TarEntry => ({
  header: { name, size: Buffer.byteLength(body), type: 'file', ...more },
  body,
})

const manifestOf = (entries: readonly TarEntry[], more: object = {}): TarEntry =>
  entry(
    'manifest.json',
    JSON.stringify({
      parts: entries.map(({ header, body }) => ({
        name: header.name,
        bytes: header.size,
        sha256: createHash('sha256').update(String(body)).digest('hex'),
      })),
      tables: [],
      gone: [],
      ...more,
    }),
  )

const head = entry('vitrine.json', JSON.stringify(HEAD))
const packed = async (entries: readonly TarEntry[]) => sealed(await packTar(entries))

describe('put together by hand, with every sum right', () => {
  test('an archive of ours is one', async () => {
    const entries = [head, entry('files/media/a.txt', 'a')]
    expect(await read(await packed([...entries, manifestOf(entries)]))).toHaveLength(3)
  })

  test.each([
    '../evil.txt',
    'files/media/../../evil.txt',
    'files/media/./a',
    'files/media//a',
    '/etc/passwd',
    'files/media/a\\..\\b',
    'files/media/a\u0007b',
    'files/elsewhere/a',
    'files/media',
    'rows/site/1.jsonl',
    'rows/Site/000001.jsonl',
    'evil.txt',
  ])('the name %j is refused', async (name) => {
    const entries = [head, entry(name, 'a')]
    await expect(read(await packed([...entries, manifestOf(entries)]))).rejects.toThrow(
      /qu’aucune archive de Vitrine ne contient/,
    )
  })

  test.each(['symlink', 'link', 'directory', 'fifo'] as const)('a %s is refused', async (type) => {
    const link = entry('files/media/a', '', { type, size: 0, linkname: '/etc/passwd' })
    await expect(read(await packed([head, link, manifestOf([head, link])]))).rejects.toThrow(
      ArchiveFault,
    )
  })

  test.each([
    ['no head', [entry('files/media/a', 'a')]],
    ['a second head', [head, head]],
    ['a file twice', [head, entry('files/media/a', 'a'), entry('files/media/a', 'b')]],
    ['another format', [entry('vitrine.json', JSON.stringify({ ...HEAD, format: 'tar' }))]],
    ['a head that is no JSON', [entry('vitrine.json', '{')]],
    ['rows without their end', [head, entry('rows/site/000001.jsonl', '[1,"A"]')]],
  ])('%s is refused', async (_name, entries) => {
    await expect(read(await packed([...entries, manifestOf(entries)]))).rejects.toThrow(
      ArchiveFault,
    )
  })

  test('no manifest, a wrong one, and whatever follows it are refused', async () => {
    const a = entry('files/media/a', 'a')
    for (const entries of [
      [head, a],
      [head, a, manifestOf([head])],
      [head, a, manifestOf([head, { ...a, body: 'b' }])],
      [
        head,
        a,
        manifestOf([head, a], { tables: [{ name: 'site', rows: 1, sha256: 'a'.repeat(64) }] }),
      ],
      [head, manifestOf([head]), a],
    ]) {
      await expect(read(await packed(entries))).rejects.toThrow(ArchiveFault)
    }
  })

  test('an archive that unfolds beyond what the disk has free is refused', async () => {
    const entries = [head, entry('files/media/zeros', '\0'.repeat(400_000))]
    const bomb = await packed([...entries, manifestOf(entries)])
    expect(bomb.length).toBeLessThan(5000)
    await expect(read(bomb, 200_000)).rejects.toThrow(/plus d’octets que le disque/)
    expect(await read(bomb, 500_000)).toHaveLength(3)
  })

  test('what is no gzip, and gzip of no tar, is refused', async () => {
    await expect(read(Buffer.alloc(5000, 'a'))).rejects.toThrow(/pas une archive de Vitrine/)
    await expect(read(sealed(Buffer.alloc(5000, 'a')))).rejects.toThrow(ArchiveFault)
    await expect(openArchive(join(folder, 'absent'))).rejects.toThrow(/ENOENT/)
    await expect(openArchive(folder)).rejects.toThrow(/pas une archive de Vitrine/)
  })
})

test('the names of entries are read as they were made', () => {
  const segment = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.array(segment, { minLength: 1, maxLength: 4 }), (segments) => {
      const path = segments.join('/')
      const place = placeOf(fileName('media', path))
      expect(place).toEqual(isPath(path) ? { kind: 'file', area: 'media', path } : null)
    }),
  )
  expect(placeOf(rowsName('page_draft', 12))).toEqual({ kind: 'rows', table: 'page_draft' })
})
