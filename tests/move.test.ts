import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase } from '#base/platform/db/db.ts'
import {
  emptyInstallation,
  filledInstallation,
  keptInstallations,
  sumsAt,
  vitrine,
} from './installation.ts'
import { uncountedTables } from './uncounted-tables.ts'
import { sampled } from './exhaustive.ts'

const kept = keptInstallations()

test(
  'a database moves to PostgreSQL and back, sessions too, each table proved equal',
  sampled(false),
  async () => {
    const home = await kept(filledInstallation('SQLite'))
    const target = await kept(emptyInstallation('PostgreSQL'))
    const url = target.variables['DATABASE_URL'] ?? ''
    const before = await sumsAt(home.location, 'move')
    const moved = await vitrine(home, 'move', '--to', url)
    expect(moved).toMatchObject({ code: 0, err: '' })
    for (const { name, rows, sha256 } of before) {
      expect(moved.out).toMatch(new RegExp(`^  ${name} +${rows}  ${sha256}$`, 'm'))
    }
    expect(moved.out).toContain('Donnez maintenant DATABASE_URL et SECRET')
    expect(await sumsAt(target.location, 'move')).toEqual(before)
    expect(await uncountedTables(target.location)).toEqual([])
    expect(await sumsAt(home.location, 'move')).toEqual(before)
    expect(before.find(({ name }) => name === 'account_session')?.rows).toBe(1)

    // A second move would mix two installations.
    expect(await vitrine(home, 'move', '--to', url)).toMatchObject({
      code: 1,
      err: expect.stringContaining('contient déjà des tables de Vitrine'),
    })
    expect(await sumsAt(target.location, 'move')).toEqual(before)

    const back = join(target.dataDir, 'back')
    expect(await vitrine(target, 'move', '--to', `sqlite:${back}`)).toMatchObject({
      code: 0,
      err: '',
    })
    expect(await readdir(back)).toEqual(['vitrine.sqlite'])
    expect(await sumsAt({ file: join(back, 'vitrine.sqlite') }, 'move')).toEqual(before)
    expect(await vitrine(target, 'move', '--to', `sqlite:${back}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('existe déjà'),
    })
  },
)

test('what PostgreSQL can’t hold stops the move, and leaves nothing there', async () => {
  const home = await kept(filledInstallation('SQLite'))
  const db = await openDatabase(home.location)
  await sql`update media_file set bytes = 3000000000`.execute(db)
  await db.destroy()
  const target = await kept(emptyInstallation('PostgreSQL'))
  const url = target.variables['DATABASE_URL'] ?? ''
  const { code, err } = await vitrine(home, 'move', '--to', url)
  expect(code).toBe(1)
  expect(err).toMatch(/table media_file.*Rien n’a été changé/)
  const empty = await openDatabase(target.location)
  expect(await empty.introspection.getTables()).toEqual([])
  await empty.destroy()
})
