import { createArchive } from '#features/archive/store/format/archive-writer.ts'
import type { ArchiveHead } from '#features/archive/store/format/archive-format.ts'
import { type OpenArchive, openArchive } from '#features/archive/store/format/archive-reader.ts'
import type { ArchivePart } from '#features/archive/store/format/checked-parts.ts'

/** A row of an archive by column. */
export type ArchivedRow = Record<string, unknown>

/** What somebody changes in an archive whose sums and seal are right again afterwards. */
export interface ArchiveChange {
  head?(head: ArchiveHead): ArchiveHead
  /** The rows of a table in the place of those that it has. */
  rows?(table: string, rows: ArchivedRow[]): ArchivedRow[]
  /** A file's name below its area in the place of its own; `null` leaves it out. */
  file?(area: string, path: string): string | null
  /** Files that come beside the others, by the name of their entry. */
  more?: Readonly<Record<string, string>>
}

async function partsOf(archive: OpenArchive) {
  const rows = new Map<string, string[]>()
  const files: { area: string; path: string; content: Buffer }[] = []
  let head: ArchiveHead | undefined
  for await (const part of archive.parts({ maxBytes: Infinity })) {
    if (part.kind === 'head') head = part.head
    if (part.kind === 'rows') {
      rows.set(part.table, [...(rows.get(part.table) ?? []), ...part.lines])
    }
    if (part.kind === 'file') files.push({ ...part, content: await contentOf(part) })
  }
  if (head === undefined) throw new Error('no head')
  return { head, rows, files }
}

async function contentOf({ chunks }: Extract<ArchivePart, { kind: 'file' }>): Promise<Buffer> {
  const read: Uint8Array[] = []
  for await (const chunk of chunks) read.push(chunk)
  return Buffer.concat(read)
}

/** Writes an archive again with something else in it, sealed as anybody can seal it. */
export async function resealed(file: string, to: string, change: ArchiveChange): Promise<void> {
  const archive = await openArchive(file)
  const { head, rows, files } = await partsOf(archive).finally(() => archive.close())
  const written = await createArchive(to, change.head?.(head) ?? head)
  for (const { name, columns } of head.tables) {
    const found = (rows.get(name) ?? []).map((line): ArchivedRow => {
      const values: unknown[] = JSON.parse(line)
      return Object.fromEntries(columns.map((column, index) => [column, values[index]]))
    })
    const changed = change.rows?.(name, found) ?? found
    await written.rows(name, linesOf(changed.map((row) => columns.map((column) => row[column]))))
  }
  for (const { area, path, content } of files) {
    const name = change.file === undefined ? path : change.file(area, path)
    if (name !== null) {
      await written.file(area === 'secret' ? 'files/secret' : `files/${area}/${name}`, of(content))
    }
  }
  for (const [name, text] of Object.entries(change.more ?? {})) {
    await written.file(name, of(Buffer.from(text)))
  }
  await written.end()
}

async function* linesOf(rows: readonly unknown[]): AsyncGenerator<string> {
  for (const row of rows) yield JSON.stringify(row)
}

function of(content: Buffer) {
  async function* chunks() {
    if (content.length > 0) yield content
  }
  return { size: content.length, mtime: new Date(1000), chunks: chunks() }
}
