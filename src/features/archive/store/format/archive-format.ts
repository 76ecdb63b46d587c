import { z } from 'zod'
import { ArchiveFault } from './archive-fault.ts'
import { MAX_LINE } from './row-line.ts'

/** Name of the first entry, which says what the archive is. */
export const HEAD = 'vitrine.json'

/** Name of the last entry, which lists all others with their sums. */
export const MANIFEST = 'manifest.json'

/** Bytes of lines after which another part begins. */
export const PART_BYTES = 1024 ** 2

/** Bytes that an entry may have which is read as a whole. */
export const MAX_WHOLE = MAX_LINE + PART_BYTES

/** Bytes of a secret. */
export const MAX_SECRET = 64 * 1024

/** Where files of an archive belong in a data folder. */
const AREAS = ['media', 'uploads', 'leads', 'secret'] as const
export type Area = (typeof AREAS)[number]

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const count = z.number().int().min(0)
const tableName = z.string().regex(/^[a-z_]{1,60}$/)

const short = z.string().max(2000)
const member = z.object({ email: short, name: short, role: short })

export const headSchema = z.object({
  format: z.literal('vitrine'),
  version: z.literal(1),
  /** The whole installation, or one site with its number replaced by 0. */
  kind: z.enum(['installation', 'site']),
  /** Number of the last migration of the database that the rows come from. */
  schema: z.number().int().min(1),
  at: z.iso.datetime(),
  tables: z.array(z.object({ name: tableName, columns: z.array(z.string()).max(500) })).max(500),
  site: z
    .object({ name: short, hosts: z.array(short).max(10_000), members: z.array(member) })
    .optional(),
})

/** What an archive says of itself before anything else. */
export type ArchiveHead = z.infer<typeof headSchema>

export const manifestSchema = z.object({
  parts: z.array(z.object({ name: z.string(), bytes: count, sha256 })),
  tables: z.array(z.object({ name: tableName, rows: count, sha256 })),
  /** Files that were gone before they could be read. */
  gone: z.array(z.string()),
})

/** What an archive says of all that came before. */
export type ArchiveManifest = z.infer<typeof manifestSchema>

/** What the name of an entry says; `null` for a name that no archive of ours has. */
export type EntryPlace =
  | { kind: 'head' | 'manifest' }
  | { kind: 'rows'; table: string }
  | { kind: 'file'; area: Area; path: string }

/** Name of a part of a table, counted from 1. */
export const rowsName = (table: string, part: number): string =>
  `rows/${table}/${String(part).padStart(6, '0')}.jsonl`

/** Name of a file: `path` is below the area's folder, with « / ». */
export const fileName = (area: Area, path: string): string =>
  area === 'secret' ? 'files/secret' : `files/${area}/${path}`

/** Reads the name of an entry; only what `rowsName` and `fileName` make is one. */
export function placeOf(name: string): EntryPlace | null {
  if (name === HEAD) return { kind: 'head' }
  if (name === MANIFEST) return { kind: 'manifest' }
  if (name === 'files/secret') return { kind: 'file', area: 'secret', path: '' }
  const [, table] = /^rows\/([a-z_]{1,60})\/\d{6}\.jsonl$/.exec(name) ?? []
  if (table !== undefined) return { kind: 'rows', table }
  const [, area, path = ''] = /^files\/(media|uploads|leads)\/(.+)$/s.exec(name) ?? []
  const known = AREAS.find((one) => one === area)
  return known !== undefined && isPath(path) ? { kind: 'file', area: known, path } : null
}

/** Longest name of a file and of one part of it, in bytes, as most file systems have it. */
const MAX_PATH = 1024
const MAX_SEGMENT = 255

/** Whether a path stays below its folder, whatever the system: no « .. », no « \ », no control. */
export function isPath(path: string): boolean {
  return (
    Buffer.byteLength(path) <= MAX_PATH &&
    !/[\\\p{Cc}]/u.test(path) &&
    path
      .split('/')
      .every(
        (part) =>
          part !== '' && part !== '.' && part !== '..' && Buffer.byteLength(part) <= MAX_SEGMENT,
      )
  )
}

/**
 * The path of an archived file below a folder: `<folder>/<area>/<path>`.
 * @throws {ArchiveFault} for one that would leave the folder
 */
export function archivedPath(
  folder: string,
  { area, path }: Pick<Extract<EntryPlace, { kind: 'file' }>, 'area' | 'path'>,
): string {
  if (area === 'secret') return `${folder}/secret`
  if (isPath(path)) return `${folder}/${area}/${path}`
  throw new ArchiveFault('L’archive nomme un fichier hors de son dossier : elle est refusée.')
}
