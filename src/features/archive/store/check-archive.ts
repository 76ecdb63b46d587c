import { ArchiveFault } from './format/archive-fault.ts'
import type { ArchiveHead } from './format/archive-format.ts'
import { type ArchiveLimits, limitsOf } from './format/archive-limits.ts'
import type { OpenArchive } from './format/archive-reader.ts'
import { checkedValues } from './rows/checked-rows.ts'
import type { ArchivePart } from './format/checked-parts.ts'
import { archivePlans, ownerOf, planOf, refuseNewer } from './rows/load-rows.ts'
import { foreign } from './format/reader-faults.ts'
import type { TablePlan } from './rows/table-plans.ts'

/** What a check tells while it works. */
export type CheckStep =
  | { kind: 'seal'; done: number; total: number }
  | { kind: 'check'; name: string }

interface Checking {
  kind: ArchiveHead['kind']
  /** Bytes that may still be written where it would be unpacked. */
  room: number
  watch(step: CheckStep): void
}

/** An archive of which everything was read once. */
export interface CheckedArchive {
  head: ArchiveHead
  /** What it may take when it is read again. */
  limits: ArchiveLimits
}

/**
 * Reads an archive to its end and believes nothing of it: seal, names, sizes, sums, origin, every column
 * of every row, files that no row names. Nothing is written.
 * @throws ArchiveFault with the first fault
 */
export async function checkArchive(
  archive: OpenArchive,
  { kind, room, watch }: Checking,
): Promise<CheckedArchive> {
  await archive.checkSeal((done) => watch({ kind: 'seal', done, total: archive.bytes }))
  const limits = limitsOf(kind, { room, archive: archive.bytes })
  let rows: RowCheck | null = null
  let head: ArchiveHead | null = null
  for await (const part of archive.parts(limits)) {
    if (part.kind === 'head') {
      refuseNewer(part.head)
      if (part.head.kind !== kind) throw otherKind(part.head.kind)
      head = part.head
      rows = rowCheck(await archivePlans(head), head)
    }
    if (part.kind === 'rows') {
      watch({ kind: 'check', name: part.table })
      rows?.rows(part)
    }
    if (part.kind === 'file') {
      watch({ kind: 'check', name: part.path || part.area })
      rows?.file(part)
    }
  }
  if (head === null) throw otherKind('installation')
  rows?.end()
  return { head, limits }
}

const otherKind = (kind: ArchiveHead['kind']): ArchiveFault =>
  new ArchiveFault(
    kind === 'site'
      ? 'Cette archive contient un seul site : reprenez-la avec « npx vitrine site import ».'
      : 'Cette archive contient toute une installation : reprenez-la avec « npx vitrine restore ».',
  )

type RowCheck = ReturnType<typeof rowCheck>

/** Looks at every line as it passes, and at the names that files and rows have in common. */
function rowCheck(plans: readonly TablePlan[], head: ArchiveHead) {
  const owner = ownerOf(head)
  const seen = new Map<string, number>()
  const named = new Set<string>()
  const files = new Set<string>()
  return {
    rows({ table, lines }: Extract<ArchivePart, { kind: 'rows' }>) {
      const plan = planOf(plans, table)
      const stored = plan.columns.findIndex(
        ({ name }) => table === 'lead_file' && name === 'stored',
      )
      let row = seen.get(table) ?? 0
      for (const line of lines) {
        row += 1
        const values = checkedValues(plan, line, { row, owner })
        if (stored >= 0) named.add(String(values[stored]))
      }
      seen.set(table, row)
    },
    file({ area, path }: Extract<ArchivePart, { kind: 'file' }>) {
      if (area === 'leads') files.add(path)
      // The secret opens every account of an installation: no site brings one.
      if (area === 'secret' && owner !== null) throw foreign('files/secret')
    },
    /** Files that no row names belong to nobody, who could never have them erased. */
    end() {
      if (owner === null) return
      if (seen.get('site') !== 1) {
        throw new ArchiveFault('L’archive ne contient pas un site et un seul : elle est refusée.')
      }
      for (const path of files) if (!named.has(path)) throw foreign(`files/leads/${path}`)
    },
  }
}
