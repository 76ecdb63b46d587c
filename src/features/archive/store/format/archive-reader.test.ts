/** @module-tag exhaustive */
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { packTar, type TarEntry } from 'modern-tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampled } from '../../../../../tests/exhaustive.ts'
import { ArchiveFault } from './archive-fault.ts'
import { type ArchiveHead, fileName, isPath, placeOf, rowsName } from './archive-format.ts'
import { type ArchiveLimits, FREE_RATIO } from './archive-limits.ts'
import { openArchive } from './archive-reader.ts'
import type { ArchivePart } from './checked-parts.ts'
import { createArchive } from './archive-writer.ts'
import { CHECKSUM_BYTES, checksumOf } from './checksum.ts'

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
  return Buffer.concat([zipped, checksumOf(createHash('sha256').update(zipped).digest('hex'))])
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
  const hex = createHash('sha256').update(bytes.subarray(0, -CHECKSUM_BYTES)).digest('hex')
  expect(bytes.subarray(-CHECKSUM_BYTES).toString('latin1')).toContain(hex)
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

  const opening = (sign: string, count = 5_000_000) => sign.repeat(count)

  test.each<[string, TarEntry[]]>([
    ['a head of lists in lists', [entry('vitrine.json', opening('['))]],
    [
      'a head of more members than any firm has',
      [
        entry(
          'vitrine.json',
          JSON.stringify({
            ...HEAD,
            site: {
              name: '',
              hosts: [],
              members: Array.from({ length: 400_000 }, () => ({ email: '', name: '', role: '' })),
            },
          }),
        ),
      ],
    ],
    ['a manifest of lists in lists', [head, entry('manifest.json', opening('['))]],
    [
      'a manifest of parts without an end',
      [head, entry('manifest.json', `{"parts":[${opening('{},', 20_000_000)}{}]}`)],
    ],
    ['a secret without an end', [head, entry('files/secret', opening('s', 70_000))]],
    [
      'a file with holes',
      [head, entry('files/media/a', 'a', { pax: { 'GNU.sparse.realsize': '9e15' } })],
    ],
    ['a name that differs', [head, entry('files/media/a', 'a', { pax: { linkpath: '/etc' } })]],
    [
      'a comment of eight megabytes',
      [head, entry('files/media/a', 'a', { pax: { comment: opening('c', 9_000_000) } })],
    ],
  ])('%s is refused in little memory', async (_name, entries) => {
    const content = await packed([...entries, manifestOf(entries)])
    const before = process.memoryUsage().heapUsed
    const said = await read(content, 1e9).catch((cause: unknown) => cause)
    expect(said).toBeInstanceOf(ArchiveFault)
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(400 * 1024 ** 2)
  })

  test('rows that are all empty are refused before they are told apart', async () => {
    const entries = [head, entry('rows/site/000001.jsonl', opening('\n'))]
    await expect(read(await packed([...entries, manifestOf(entries)]))).rejects.toThrow(
      /« rows\/site\/000001\.jsonl », qu’aucune archive/,
    )
  })

  /** A tar of one file whose header was changed by hand, with the sum of the header set right. */
  async function changedHeader(offset: number, field: Buffer): Promise<Buffer> {
    const entries = [head, entry('files/media/a', 'bytes', { mtime: new Date(0) })]
    const tar = Buffer.from(await packTar([...entries, manifestOf(entries)]))
    const at = tar.indexOf('files/media/a\0')
    const header = tar.subarray(at, at + 512)
    field.copy(header, offset)
    header.fill(' ', 148, 156)
    const sum = header.reduce((all, byte) => all + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0`, 148, 'latin1')
    return sealed(tar)
  }

  test('an entry of an unknown kind is its own bytes and no more', async () => {
    // A sparse file of GNU tar.
    expect(await read(await changedHeader(156, Buffer.from('S')))).toContain('media/a bytes')
  })

  test('a file of the year 275760, or of after it, is refused', async () => {
    for (const seconds of [8.64e12, 2 ** 50]) {
      const mtime = Buffer.alloc(12)
      mtime.writeBigUInt64BE(BigInt(seconds), 4)
      mtime.writeUInt8(0x80)
      await expect(read(await changedHeader(136, mtime))).rejects.toThrow(
        /« files\/media\/a », qu’aucune archive/,
      )
    }
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
  expect(placeOf(rowsName('editorial_document', 12))).toEqual({
    kind: 'rows',
    table: 'editorial_document',
  })
})

describe('M2 an archive that is sealed as it should be is read within limits', () => {
  const given = { maxBytes: 10_000_000 }
  const parts = async (limits: Partial<ArchiveLimits>) => {
    const archive = await openArchive(file)
    try {
      let count = 0
      for await (const part of archive.parts({ ...given, ...limits })) {
        if (part.kind !== 'file') count += 1
      }
      return count
    } finally {
      await archive.close()
    }
  }

  test.each<[string, Partial<ArchiveLimits>, RegExp]>([
    ['entries', { maxEntries: 3 }, /plus de 3 entrées/],
    ['rows', { maxRows: 1 }, /plus de 1 lignes/],
    ['bytes of one file', { maxFile: 6 }, /plus de 6 octets dans un seul fichier/],
    ['bytes of the manifest', { maxManifest: 10 }, /se déploie en plus d’octets/],
    ['bytes in all', { maxBytes: 2000 }, /se déploie en plus d’octets/],
    ['time', { maxTime: -1 }, /dure trop longtemps/],
  ])('M2 %s', async (_what, limits, words) => {
    expect(await parts({})).toBe(3)
    await expect(parts(limits)).rejects.toThrow(words)
  })

  test(
    'M2 what packs by a thousand is refused before it is unpacked, in little memory',
    sampled(false),
    async () => {
      const path = join(folder, 'bomb.tar.gz')
      const bomb = await createArchive(path, HEAD)
      const size = FREE_RATIO + 64 * 1024 ** 2
      async function* zeros() {
        const chunk = Buffer.alloc(1024 ** 2)
        for (let at = 0; at < size; at += chunk.length) yield chunk
      }
      await bomb.file('files/media/zeros.bin', { size, mtime: new Date(0), chunks: zeros() })
      await bomb.end()
      const archive = await openArchive(path)
      const before = process.memoryUsage()
      let most = 0
      const reading = (async () => {
        for await (const part of archive.parts({ maxBytes: Infinity })) {
          if (part.kind !== 'file') continue
          for await (const chunk of part.chunks) {
            most = Math.max(most, process.memoryUsage().arrayBuffers + chunk.length)
          }
        }
      })()
      await expect(reading).rejects.toThrow(/plus de cent fois sa taille/)
      await archive.close()
      expect(most - before.arrayBuffers).toBeLessThan(128 * 1024 ** 2)
    },
  )
})
