import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { openDatabase } from '#base/platform/db/db.ts'
import type { TestInstallation } from '../installation.ts'

/** Milliseconds within which a command of so few rows has come to its end, or nearly. */
const LONGEST = 700

/** Runs a command in a process of its own and kills it at a moment of chance. */
export async function killed({ variables }: TestInstallation, ...args: string[]): Promise<void> {
  const program = join(import.meta.dirname, 'killed-command.ts')
  const child = spawn(process.execPath, [program, JSON.stringify(variables), ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  await Promise.race([setTimeout(LONGEST * Math.random()), ended])
  child.kill('SIGKILL')
  await ended
}

/** The database lets go of what the killed process had begun. */
export async function settled({ location }: TestInstallation): Promise<void> {
  const db = await openDatabase(location)
  if (location.databaseUrl !== undefined) {
    // A session that does nothing any more may still hold the database for a command that works.
    const others = sql<{ n: string }>`select count(*) as n from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and (state <> 'idle' or exists (
        select from pg_locks where locktype = 'advisory' and pg_locks.pid = pg_stat_activity.pid))`
    while (Number((await others.execute(db)).rows[0]?.n) > 0) await setTimeout(20)
  }
  await db.destroy()
}
