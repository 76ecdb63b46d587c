import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '#base/platform/db/db.ts'
import { migrate, MIGRATIONS } from '#base/platform/db/migrate.ts'

/**
 * A process that brings a database up to date, and stays in one of the steps when its tables are made
 * and its number is not yet written, until somebody kills it:
 * `killed-migration.ts <place as JSON> <number of the step>`.
 */
const [place = '', number = ''] = process.argv.slice(2)
const db = await openDatabase(JSON.parse(place))
await migrate(
  db,
  MIGRATIONS.map((migration) => ({
    ...migration,
    async up(handle) {
      await migration.up(handle)
      if (migration.number !== Number(number)) return
      process.stdout.write('half\n')
      await setTimeout(60_000)
    },
  })),
)
