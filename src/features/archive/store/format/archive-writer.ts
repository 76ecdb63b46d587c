import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open, rename, rm } from 'node:fs/promises'
import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { createTarPacker } from 'modern-tar'
import {
  type ArchiveHead,
  type ArchiveManifest,
  HEAD,
  MANIFEST,
  PART_BYTES,
  rowsName,
} from './archive-format.ts'
import { checksumOf } from './checksum.ts'
import { ArchiveFault } from './archive-fault.ts'
import { syncFolderOf } from './fsync.ts'
import { MAX_LINE } from './row-line.ts'
import { summing } from './table-sum.ts'
import { readingOf } from './web-streams.ts'

/** Fast: most bytes are pictures and films, which nothing makes smaller. */
const LEVEL = 3

/** Writes an archive under a temporary name; only a whole one gets its own. */
export interface ArchiveWriter {
  /** The rows of a table as lines, in parts. */
  rows(table: string, lines: AsyncIterable<string>): Promise<void>
  /** An entry of `size` bytes. @throws when the chunks are not as many */
  file(name: string, from: FileSource): Promise<void>
  /** Notes a file that was gone before it could be read. */
  gone(name: string): void
  /** Writes manifest and seal, syncs and renames. @returns its size in bytes */
  end(): Promise<number>
  /** Removes what was written. */
  abort(): Promise<void>
}

/** The bytes of a file and how many they are. */
export interface FileSource {
  size: number
  mtime: Date
  chunks: AsyncIterable<Uint8Array>
}

/**
 * Begins an archive: a tar in gzip with a head, the rows of tables, files and a manifest, sealed with
 * the sum of all its bytes (`seal.ts`). Readable by its owner alone.
 * @throws when the file can't be written
 */
export async function createArchive(file: string, head: ArchiveHead): Promise<ArchiveWriter> {
  const unfinished = `${file}.unfinished`
  const handle = await open(unfinished, 'wx', 0o600)
  const { readable, controller } = createTarPacker()
  const sum = createHash('sha256')
  let bytes = 0
  const sink = writerTo(handle, (chunk) => {
    sum.update(chunk)
    bytes += chunk.length
  })
  const packed = pipeline(readingOf(readable), createGzip({ level: LEVEL }), sink)
  const written = Promise.race([refusedBy(sink, file), packed])
  written.catch(() => {})
  const manifest: ArchiveManifest = { parts: [], tables: [], gone: [] }

  const add = async (name: string, { size, mtime, chunks }: FileSource): Promise<void> => {
    const hash = createHash('sha256')
    try {
      const entry = controller.add({ name, size, mtime, mode: 0o600, type: 'file' }).getWriter()
      for await (const chunk of chunks) {
        hash.update(chunk)
        await entry.write(chunk)
      }
      await entry.close()
    } catch (cause) {
      // What broke the file, a full disk, tells more than what broke the entry.
      controller.error(cause)
      await written
      throw cause
    }
    manifest.parts.push({ name, bytes: size, sha256: hash.digest('hex') })
  }
  const mtime = new Date(head.at)
  const addBytes = (name: string, content: Buffer) =>
    add(name, { size: content.length, mtime, chunks: one(content) })

  await addBytes(HEAD, Buffer.from(JSON.stringify(head)))
  return {
    async rows(table, lines) {
      const counted = summing(table)
      let part = 0
      let waiting: Buffer[] = []
      let size = 0
      const flush = async () => {
        part += 1
        await addBytes(rowsName(table, part), Buffer.concat(waiting))
        waiting = []
        size = 0
      }
      for await (const line of lines) {
        counted.add(line)
        const row = Buffer.from(`${line}\n`)
        if (row.length > MAX_LINE) throw lineTooLong(table)
        waiting.push(row)
        size += row.length
        if (size >= PART_BYTES) await flush()
      }
      if (size > 0) await flush()
      manifest.tables.push(counted.sum())
    },
    file: add,
    gone: (name) => void manifest.gone.push(name),
    async end() {
      await addBytes(MANIFEST, Buffer.from(JSON.stringify(manifest)))
      controller.finalize()
      await written
      const seal = checksumOf(sum.digest('hex'))
      await writeAll(handle, seal)
      await handle.sync()
      await handle.close()
      await rename(unfinished, file)
      await syncFolderOf(file)
      return bytes + seal.length
    },
    async abort() {
      controller.error(new Error('Given up.'))
      await written.catch(() => {})
      await handle.close().catch(() => {})
      await rm(unfinished, { force: true })
    },
  }
}

/** What the disk says of a file tells more than what that breaks on its way. */
const refusedBy = (sink: Writable, file: string): Promise<never> =>
  new Promise((_resolve, reject) => {
    sink.once('error', (cause) => reject(Object.assign(cause, { path: file })))
  })

const lineTooLong = (table: string) =>
  new ArchiveFault(
    `Une ligne de la table ${table} dépasse ${MAX_LINE / 1024 ** 2} Mio : aucune archive ne la contient. ` +
      'Supprimez ce contenu, puis recommencez.',
  )

async function* one(content: Buffer): AsyncGenerator<Buffer> {
  if (content.length > 0) yield content
}

async function writeAll(handle: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let written = 0; written < chunk.length;) {
    written += (await handle.write(chunk, written)).bytesWritten
  }
}

const writerTo = (handle: FileHandle, onChunk: (chunk: Buffer) => void): Writable =>
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      onChunk(chunk)
      writeAll(handle, chunk).then(() => done(), done)
    },
  })
