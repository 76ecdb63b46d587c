import { join } from 'node:path'
import { openArchive } from '#features/archive/store/format/archive-reader.ts'
import { restoreArchive } from '#features/archive/store/restore-archive.ts'
import { writeArchive } from '#features/archive/store/write-archive.ts'
import { openDatabase } from '#base/platform/db/db.ts'

/**
 * Backs up or restores, and kills itself at one of the steps that it tells:
 * `killed-archiver.ts backup|restore <step, from 1> <file> <folder> <location as JSON>`. Says `done`
 * when there were fewer steps.
 */
const [what = '', step = '', file = '', dataDir = '', location = ''] = process.argv.slice(2)
let steps = 0
const count = (): void => {
  steps += 1
  if (steps === Number(step)) process.kill(process.pid, 'SIGKILL')
}
const place = JSON.parse(location)

if (what === 'backup') {
  const db = await openDatabase(place)
  await writeArchive(db, {
    kind: 'installation',
    file,
    stage: join(dataDir, 'backups', '.stage-killed'),
    places: async () => [{ area: 'media', path: join(dataDir, 'media') }],
    now: new Date(),
    choose: (plans) => plans,
    progress: count,
  })
  await db.destroy()
} else {
  const postgres = place.databaseUrl === undefined ? null : await openDatabase(place)
  const archive = await openArchive(file)
  await restoreArchive(archive, { dataDir, postgres }, { watch: count })
  await archive.close()
  await postgres?.destroy()
}
process.stdout.write('done\n')
