import type { ArchiveHead } from './archive-format.ts'

/** What an archive may hold before anything of it is believed. */
export interface ArchiveLimits {
  /** Bytes of all entries, unpacked. */
  maxBytes: number
  /** Bytes of one file. */
  maxFile: number
  maxEntries: number
  maxRows: number
  /** Bytes of the manifest, which names every entry and is read as a whole. */
  maxManifest: number
  /** How many times its own bytes an archive may unpack to, once it has unpacked to `FREE_RATIO`. */
  maxRatio: number
  /** Milliseconds for reading it once. */
  maxTime: number
}

const MB = 1024 ** 2

/** Bytes that every archive may unpack to, however small it is: equal rows pack well. */
export const FREE_RATIO = 256 * MB

/** Rows of sites pack by ten, pictures not at all; what packs by more than this is a bomb. */
const MAX_RATIO = 100

/** A disk that reads less than a megabyte a second is none to work on. */
const BYTES_PER_MILLISECOND = 1000
const PATIENCE = 15 * 60_000

const COUNTS: Readonly<
  Record<ArchiveHead['kind'], Pick<ArchiveLimits, 'maxEntries' | 'maxRows' | 'maxManifest'>>
> = {
  site: { maxEntries: 200_000, maxRows: 5_000_000, maxManifest: 64 * MB },
  installation: { maxEntries: 3_000_000, maxRows: 100_000_000, maxManifest: 512 * MB },
}

/** What a reader says of them; the rest is that of an installation. */
export type LimitOptions = Pick<ArchiveLimits, 'maxBytes'> & Partial<ArchiveLimits>

/** @param room bytes that may still be written where it is unpacked; `archive` is its own size */
export const limitsOf = (
  kind: ArchiveHead['kind'],
  { room, archive }: { room: number; archive: number },
): ArchiveLimits => ({
  ...COUNTS[kind],
  maxBytes: room,
  maxFile: 8 * 1024 * MB,
  maxRatio: MAX_RATIO,
  maxTime: PATIENCE + archive / BYTES_PER_MILLISECOND,
})
