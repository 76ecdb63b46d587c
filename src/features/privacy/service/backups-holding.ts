import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { isStoredName } from '#base/core/address/stored-path.ts'

/** A backup that may hold somebody who was erased from the site. */
export interface HoldingBackup {
  name: string
  /** Instant of its making. */
  at: string
  /** Day on which newer ones will have taken its place, `YYYY-MM-DD`; `null`: until somebody deletes it. */
  until: string | null
}

const DAY = 86_400_000

const stamp = z.object({ keep: z.number().int().min(1).optional() })

/**
 * The backups beside the data that were made since an instant, newest first, with the day on which they
 * will be gone when they go on being made and thinned out as they were (`vitrine backup --keep`).
 * @param folder `DATA_DIR/backups`; those that lie elsewhere are their owner's to know
 */
export async function backupsHolding(folder: string, since: string): Promise<HoldingBackup[]> {
  const names = (await readdir(folder).catch(() => []))
    .filter((name) => isStoredName('backup', name))
    .map((name) => ({ name, at: instantOf(name) }))
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
  const keep = await keptCount(folder)
  const whole = names.filter(({ name }) => name.startsWith('vitrine-'))
  const untilOf = (name: string): string | null => {
    const place = whole.findIndex((one) => one.name === name)
    return keep === null || place < 0
      ? null
      : endOf(
          place,
          keep,
          whole.map(({ at }) => at),
        )
  }
  return names
    .filter(({ at }) => at >= since.slice(0, 19))
    .map(({ name, at }) => ({ name, at, until: untilOf(name) }))
}

/** `vitrine-20261120T031700Z.tar.gz` was made at `2026-11-20T03:17:00Z`. */
function instantOf(name: string): string {
  const at = name.slice(-'20261120T031700Z.tar.gz'.length)
  const day = `${at.slice(0, 4)}-${at.slice(4, 6)}-${at.slice(6, 8)}`
  return `${day}T${at.slice(9, 11)}:${at.slice(11, 13)}:${at.slice(13, 15)}Z`
}

/** How many backups the last one left, when it was told to thin them out. */
async function keptCount(folder: string): Promise<number | null> {
  try {
    const read = stamp.safeParse(JSON.parse(await readFile(join(folder, 'last.json'), 'utf8')))
    return read.data?.keep ?? null
  } catch {
    return null
  }
}

/** The day on which a backup is one too many, when the others went on coming as they came. */
function endOf(place: number, keep: number, instants: readonly string[]): string {
  const times = instants.map((at) => Date.parse(at))
  const [newest = 0, oldest = newest] = [times[0], times.at(-1)]
  const period = times.length > 1 ? Math.max(DAY / 24, (newest - oldest) / (times.length - 1)) : DAY
  return new Date(newest + Math.max(1, keep - place) * period).toISOString().slice(0, 10)
}
