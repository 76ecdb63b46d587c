import { openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'

/** Brings a database up to date: `migrate-process.ts <place as JSON>`. Prints milliseconds and megabytes at their peak. */
const [place = ''] = process.argv.slice(2)
const db = await openDatabase(JSON.parse(place))
process.stdout.write('begin\n')
const start = performance.now()
await migrate(db)
const ms = performance.now() - start
await db.destroy()
process.stdout.write(`${JSON.stringify({ ms, mb: process.resourceUsage().maxRSS / 1024 })}\n`)
