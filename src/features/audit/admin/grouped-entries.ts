import type { LoggedEntry } from '../contract/audit.ts'

/** An entry with those that say the same of other things. */
export interface LoggedRow extends LoggedEntry {
  others?: readonly LoggedEntry[]
}

/** Milliseconds between two deeds of one go. */
const GO = 10 * 60_000

/** Fewer stand each on its own line. */
const FEWEST = 3

/** One line for what somebody did in one go to several things: thirty pictures added are one. Newest first, as given. */
export function grouped(entries: readonly LoggedEntry[]): LoggedRow[] {
  const runs: LoggedEntry[][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && isOneGo(last, entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs.flatMap((run) => {
    const [first, ...others] = run
    return first !== undefined && run.length >= FEWEST
      ? [{ ...first, others }]
      : run.map((entry) => ({ ...entry, others: [] }))
  })
}

const isOneGo = (newer: LoggedEntry, older: LoggedEntry): boolean =>
  newer.actor.id === older.actor.id &&
  newer.actor.name === older.actor.name &&
  newer.action === older.action &&
  newer.subject !== older.subject &&
  Date.parse(newer.at) - Date.parse(older.at) <= GO
