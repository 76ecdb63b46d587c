import type { QueryExecutorProvider } from 'kysely'
import { ArchiveFault } from '../format/archive-fault.ts'
import { readRows, sumOf } from './read-rows.ts'
import type { TablePlan } from './table-plans.ts'
import { summing, type TableSum } from '../format/table-sum.ts'
import { rowWriter } from './write-rows.ts'

/**
 * Copies tables from one database to another, in the order given, and reads each of them again where
 * it came to.
 * @returns the sums, equal on both sides
 * @throws ArchiveFault when a table is not the same there
 */
export async function copyTables(
  from: QueryExecutorProvider,
  to: QueryExecutorProvider,
  plans: readonly TablePlan[],
  copied: (sum: TableSum) => void = () => {},
): Promise<TableSum[]> {
  const sums: TableSum[] = []
  for (const plan of plans) {
    const counted = summing(plan.name)
    const writer = rowWriter(to, plan)
    for await (const line of readRows(from, plan)) {
      counted.add(line)
      await writer.write(line)
    }
    await writer.end()
    const sum = counted.sum()
    checkSum(sum, await sumOf(to, plan))
    sums.push(sum)
    copied(sum)
  }
  return sums
}

/** @throws ArchiveFault when what was written is not what was read */
export function checkSum(expected: TableSum, found: TableSum): void {
  if (expected.rows === found.rows && expected.sha256 === found.sha256) return
  throw new ArchiveFault(
    `La table ${expected.name} n’est pas la même à l’arrivée (${found.rows} lignes au lieu de ` +
      `${expected.rows}, ou un contenu différent) : rien n’a été changé.`,
  )
}
