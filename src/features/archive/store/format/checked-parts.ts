import { createHash, type Hash } from 'node:crypto'
import type { ParsedTarEntry } from 'modern-tar'
import { type JsonBounds, jsonExcess } from '#base/kit/json-bounds.ts'
import { sortedJson } from '#base/kit/sorted-json.ts'
import {
  type ArchiveHead,
  type ArchiveManifest,
  type Area,
  headSchema,
  manifestSchema,
  MAX_SECRET,
  MAX_WHOLE,
  PART_BYTES,
  placeOf,
} from './archive-format.ts'
import type { ArchiveLimits } from './archive-limits.ts'
import { damaged, foreign, notOurs, tooLarge, tooMany } from './reader-faults.ts'
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
  { maxEntries, maxRows, maxFile, maxManifest }: ArchiveLimits,
): AsyncGenerator<ArchivePart> {
  const seen = new Map<string, { bytes: number; sha256: string }>()
  const sums = new Map<string, ReturnType<typeof summing>>()
  let isEnded = false
  let rows = 0
  for await (const { header, body } of entries) {
    const place = placeOf(header.name)
    if (place === null || isEnded || seen.has(header.name)) throw foreign(header.name)
    if (!isPlainFile(header)) throw foreign(header.name)
    if ((place.kind === 'head') !== (seen.size === 0)) throw foreign(header.name)
    if (seen.size >= maxEntries) throw tooMany(`${maxEntries} entrées`)
    const hash = createHash('sha256')
    if (place.kind === 'file') {
      if (place.area === 'secret' && header.size > MAX_SECRET) throw foreign(header.name)
      if (header.size > maxFile) throw tooMany(`${maxFile} octets dans un seul fichier`)
      const chunks = hashed(body, hash)
      yield { ...place, mtime: header.mtime ?? new Date(0), chunks }
      // Whoever did not read it has it read here.
      await drained(chunks)
    } else {
      const limit = place.kind === 'manifest' ? maxManifest : MAX_WHOLE
      const content = await whole(body, { size: header.size, limit, hash })
      if (place.kind === 'head') yield { kind: 'head', head: readHead(content) }
      if (place.kind === 'rows') {
        const lines = linesOf(header.name, content)
        rows += lines.length
        if (rows > maxRows) throw tooMany(`${maxRows} lignes`)
        const counted = sums.get(place.table) ?? summing(place.table)
        sums.set(place.table, counted)
        for (const line of lines) counted.add(line)
        yield { kind: 'rows', table: place.table, lines }
      }
      if (place.kind === 'manifest') {
        const manifest = readManifest(content, maxEntries)
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

/**
 * Whether an entry is what the writer makes: a file, at an instant that tar can write, with no attribute
 * but a name or a size that its header has no room for.
 */
const isPlainFile = ({ type, mtime = new Date(0), pax = {} }: ParsedTarEntry['header']): boolean =>
  type === 'file' &&
  mtime.getTime() >= 0 &&
  mtime.getTime() < 8 ** 11 * 1000 &&
  Object.keys(pax).every((name) => name === 'path' || name === 'size')

/** Lines of a part, all but the last of them within what a part holds. */
function linesOf(name: string, content: Buffer): string[] {
  if (content.at(-1) !== NEWLINE) throw damaged()
  const last = content.lastIndexOf(NEWLINE, -2) + 1
  if (last > PART_BYTES) throw foreign(name)
  return content.toString('utf8', 0, content.length - 1).split('\n')
}

const NEWLINE = 0x0a

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
  sortedJson(one) === sortedJson(other)

/** Tables with their columns, hosts and members. */
const HEAD_BOUNDS: JsonBounds = { depth: 8, values: 1_000_000 }

function readHead(content: Buffer): ArchiveHead {
  const read = headSchema.safeParse(parsed(content, HEAD_BOUNDS))
  if (read.success) return read.data
  throw notOurs()
}

/** Three members of each entry, its name again where it is gone, and the tables. */
function readManifest(content: Buffer, maxEntries: number): ArchiveManifest {
  const bounds = { depth: 8, values: 6 * maxEntries + 10_000 }
  const read = manifestSchema.safeParse(parsed(content, bounds))
  if (read.success) return read.data
  throw damaged()
}

function parsed(content: Buffer, bounds: JsonBounds): unknown {
  try {
    const text = content.toString('utf8')
    return jsonExcess(text, bounds) === null ? JSON.parse(text) : null
  } catch {
    return null
  }
}
