import type { Kysely } from 'kysely'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'
import { gatherStatistics } from '#base/platform/db/statistics.ts'
import { inTransaction } from '#base/platform/db/transaction.ts'
import { ArchiveFault } from './format/archive-fault.ts'
import { copyTables } from './rows/copy-tables.ts'
import { type ContentTables, holdsContent } from './restore-archive.ts'
import { inSnapshot, schemaNumber, withoutTimeouts } from './files/snapshot.ts'
import { tablePlans } from './rows/table-plans.ts'
import { isCarried } from './rows/table-policy.ts'
import type { TableSum } from './format/table-sum.ts'

/**
 * Copies a whole database into an empty one of either engine, in one transaction there, and reads
 * every table again on the other side. The source stays as it is.
 * @returns the sums of the tables, equal on both sides
 * @throws ArchiveFault when the target holds content, the source none, or a table is not the same
 */
export async function moveDatabase(
  from: Kysely<ContentTables>,
  to: Kysely<ContentTables>,
  copied: (sum: TableSum) => void,
): Promise<TableSum[]> {
  return inSnapshot(from, async (source) => {
    const schema = await schemaNumber(source)
    if (schema === 0)
      throw new ArchiveFault('La base de départ est vide : il n’y a rien à déménager.')
    if (schema > MIGRATIONS.length) {
      throw new ArchiveFault(
        `La base de départ est à la version ${schema}, ce programme ne connaît que la ` +
          `${MIGRATIONS.length} : installez la version du programme qui l’a écrite.`,
      )
    }
    const plans = await tablePlans(source, (table) => isCarried(table, 'move'))
    return inTransaction(to, async (target) => {
      await withoutTimeouts(target)
      if ((await schemaNumber(target)) > 0 || (await holdsContent(target))) {
        throw new ArchiveFault(
          'La base d’arrivée contient déjà des tables de Vitrine : donnez une base vide.',
        )
      }
      await migrate(target, MIGRATIONS.slice(0, schema))
      const sums = await copyTables(source, target, plans, copied)
      await migrate(target)
      await gatherStatistics(target)
      return sums
    })
  })
}
