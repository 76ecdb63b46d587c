import { createHash, type Hash } from 'node:crypto'
import type { ParsedTarEntry } from 'modern-tar'
import {
  type ArchiveHead,
  type ArchiveManifest,
  type Area,
  headSchema,
  manifestSchema,
  MAX_MANIFEST,
  MAX_WHOLE,
  placeOf,
} from './archive-format.ts'
import { damaged, foreign, notOurs, tooLarge } from './reader-faults.ts'
import { summing } from './table-sum.ts'

/** A part of an archive, in the order in which it stands there. */
export type ArchivePart =
  | { kind: 'head'; head: ArchiveHead }
  | { kind: 'rows'; table: string; lines: string[] }
  | { kind: 'file'; area: Area; path: string; mtime: Date; chunks: AsyncIterable<Uint8Array> }
  /** Everything before it was what the archive says it is. */
  | { kind: 'end'; manifest: ArchiveManifest }

/**
 * The parts of a tar's entries, each of them checked against what the manifest at the end says.
 * @throws ArchiveFault for whatever no archive of ours holds
 */
export async function* checkedParts(
  entries: AsyncIterable<ParsedTarEntry>,
): AsyncGenerator<ArchivePart> {
  const seen = new Map<string, { bytes: number; sha256: string }>()
  const sums = new Map<string, ReturnType<typeof summing>>()
  let isEnded = false
  for await (const { header, body } of entries) {
    const place = placeOf(header.name)
    if (place === null || isEnded || seen.has(header.name)) throw foreign(header.name)
    if (header.type !== 'file' || (place.kind === 'head') !== (seen.size === 0)) {
      throw foreign(header.name)
    }
    const hash = createHash('sha256')
    if (place.kind === 'file') {
      const chunks = hashed(body, hash)
      yield { ...place, mtime: header.mtime ?? new Date(0), chunks }
      // Whoever did not read it has it read here.
      await drained(chunks)
    } else {
      const limit = place.kind === 'manifest' ? MAX_MANIFEST : MAX_WHOLE
      const content = await whole(body, { size: header.size, limit, hash })
      if (place.kind === 'head') yield { kind: 'head', head: readHead(content) }
      if (place.kind === 'rows') {
        const lines = linesOf(content)
        const counted = sums.get(place.table) ?? summing(place.table)
        sums.set(place.table, counted)
        for (const line of lines) counted.add(line)
        yield { kind: 'rows', table: place.table, lines }
      }
      if (place.kind === 'manifest') {
        const manifest = readManifest(content)
        compare(
          manifest,
          seen,
          [...sums.values()].map((counted) => counted.sum()),
        )
        isEnded = true
        yield { kind: 'end', manifest }
      }
    }
    seen.set(header.name, { bytes: header.size, sha256: hash.digest('hex') })
  }
  if (!isEnded) throw damaged()
}

/** Reads on from where the last reader stopped. */
function hashed(body: ReadableStream<Uint8Array>, hash: Hash): AsyncIterable<Uint8Array> {
  const reader = body.getReader()
  return {
    async *[Symbol.asyncIterator]() {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        hash.update(value)
        yield value
      }
    },
  }
}

async function drained(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  const iterator = chunks[Symbol.asyncIterator]()
  while ((await iterator.next()).done !== true);
}

async function whole(
  body: ReadableStream<Uint8Array>,
  { size, limit, hash }: { size: number; limit: number; hash: Hash },
): Promise<Buffer> {
  if (size > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  for await (const chunk of hashed(body, hash)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const linesOf = (content: Buffer): string[] => {
  const text = content.toString('utf8')
  if (!text.endsWith('\n')) throw damaged()
  return text.slice(0, -1).split('\n')
}

function compare(
  manifest: ArchiveManifest,
  seen: ReadonlyMap<string, { bytes: number; sha256: string }>,
  sums: readonly { name: string; rows: number; sha256: string }[],
): void {
  const parts = [...seen].map(([name, part]) => ({ name, ...part }))
  const filled = manifest.tables.filter(({ rows }) => rows > 0)
  if (!isEqual(manifest.parts, parts) || !isEqual(filled, sums)) throw damaged()
}

/** Lists of flat objects of the same fields, whatever the order of the fields. */
const isEqual = (one: readonly object[], other: readonly object[]): boolean =>
  JSON.stringify(one.map(sortedFields)) === JSON.stringify(other.map(sortedFields))

const sortedFields = (value: object) =>
  Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))

function readHead(content: Buffer): ArchiveHead {
  const read = headSchema.safeParse(parsed(content))
  if (read.success) return read.data
  throw notOurs()
}

function readManifest(content: Buffer): ArchiveManifest {
  const read = manifestSchema.safeParse(parsed(content))
  if (read.success) return read.data
  throw damaged()
}

function parsed(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'))
  } catch {
    return null
  }
}
