import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownDatabase } from '../../../../tests/own-database.ts'
import { openDatabase } from './db.ts'
import { DatabaseAway, isStorageFault } from './storage-fault.ts'
import { ContentError } from '#base/core/content-error.ts'

const failure = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (cause: unknown) => cause,
  )

test('a full and a read-only SQLite pass, a wrong statement does not', async () => {
  const db = await openDatabase({ file: ':memory:' })
  await sql`create table note (text text)`.execute(db)
  await sql`pragma max_page_count = 1`.execute(db)
  const long = 'x'.repeat(100_000)
  expect(isStorageFault(await failure(sql`insert into note values (${long})`.execute(db)))).toBe(
    true,
  )
  await sql`pragma query_only = 1`.execute(db)
  expect(isStorageFault(await failure(sql`delete from note`.execute(db)))).toBe(true)
  expect(isStorageFault(await failure(sql`select nothing`.execute(db)))).toBe(false)
  await db.destroy()
})

test('a PostgreSQL that may not be written, or makes wait, passes; a wrong statement does not', async () => {
  const db = await openDatabase({ databaseUrl: await ownDatabase() })
  await sql`create table note (text text unique)`.execute(db)
  await sql`insert into note values ('once')`.execute(db)
  const twice = await failure(sql`insert into note values ('once')`.execute(db))
  expect(isStorageFault(twice)).toBe(false)
  expect(isStorageFault(await failure(sql`select nothing`.execute(db)))).toBe(false)
  const readOnly = db
    .transaction()
    .setAccessMode('read only')
    .execute((trx) => sql`delete from note`.execute(trx))
  expect(isStorageFault(await failure(readOnly))).toBe(true)
  const late = db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 10`.execute(trx)
    await sql`select pg_sleep(5)`.execute(trx)
  })
  expect(isStorageFault(await failure(late))).toBe(true)
  await db.destroy()
  const nobody = openDatabase({ databaseUrl: 'postgres://a:b@127.0.0.1:1/c' })
  expect(isStorageFault(await failure(nobody))).toBe(true)
})

test.each([
  ['a full disk', Object.assign(new Error('no space left'), { code: 'ENOSPC' }), true],
  ['a file that is too large', Object.assign(new Error('too large'), { code: 'EFBIG' }), true],
  ['a cause within', new Error('outside', { cause: new DatabaseAway('away') }), true],
  ['one of several', new AggregateError([new Error('one'), new DatabaseAway('away')]), true],
  ['an extended code of SQLite', Object.assign(new Error('disk I/O'), { errcode: 778 }), true],
  ['a constraint of SQLite', Object.assign(new Error('unique'), { errcode: 2067 }), false],
  ['a file that is not there', Object.assign(new Error('none'), { code: 'ENOENT' }), false],
  ['a code of somebody else', Object.assign(new Error('else'), { code: '53100' }), false],
  ['a refusal of the content', new ContentError('Le site 7 n’existe pas.'), false],
  ['no error at all', 'ENOSPC', false],
])('%s', (_name, cause, expected) => {
  expect(isStorageFault(cause)).toBe(expected)
})
