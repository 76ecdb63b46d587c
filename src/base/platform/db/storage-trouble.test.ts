import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lockServer, LockUnavailable, ServerAlreadyRuns } from './server-lock.ts'
import { storageTrouble } from './storage-trouble.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-trouble-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const systemError = (code: string) => Object.assign(new Error(code), { code })
const sqliteError = (errcode: number) => Object.assign(new Error('sqlite'), { errcode })

/** What is said of a file that nothing else is wrong with. */
const reasonOf = (cause: unknown) => storageTrouble(cause, join(folder, 'a'))?.reason

describe('N5 each fault of the disk has its own words', () => {
  test.each([
    [systemError('ENOSPC'), 'le disque est plein'],
    [systemError('EDQUOT'), 'le quota de disque de cet utilisateur est atteint'],
    [systemError('EACCES'), 'l’utilisateur qui lance Vitrine n’en a pas le droit'],
    [systemError('EROFS'), 'le disque est monté en lecture seule'],
    [sqliteError(13), 'le disque est plein'],
    [sqliteError(8), 'le disque est monté en lecture seule'],
    [sqliteError(11), 'le fichier est abîmé'],
    // Extended codes are of the same kind.
    [sqliteError(11 | (1 << 8)), 'le fichier est abîmé'],
    [sqliteError(26), 'ce n’est pas une base SQLite, ou son début est écrasé'],
  ])('%o', (cause, reason) => {
    expect(reasonOf(cause)).toBe(reason)
  })

  test('what is no fault of the disk is not explained as one', () => {
    expect(reasonOf(sqliteError(19))).toBeUndefined()
    expect(reasonOf(new TypeError('x'))).toBeUndefined()
    expect(reasonOf(systemError('ECONNREFUSED'))).toBeUndefined()
  })

  test('what SQLite says of several faults alike is looked at again', async () => {
    const file = join(folder, 'vitrine.sqlite')
    await mkdir(file)
    expect(storageTrouble(sqliteError(14), file)?.reason).toBe('c’est un dossier')
    expect(storageTrouble(sqliteError(14), join(folder, 'no', 'file'))?.reason).toBe(
      'son dossier n’existe pas, ou rien ne peut y être créé',
    )
  })
})

describe('N5 the lock of a data folder', () => {
  test('is another server’s only when another holds it', () => {
    const unlock = lockServer(folder)
    expect(() => lockServer(folder)).toThrow(ServerAlreadyRuns)
    unlock()
    lockServer(folder)()
  })

  test('that is a folder, or damaged, is said to be that', async () => {
    await writeFile(join(folder, 'server.lock'), 'ceci n’est pas un verrou'.repeat(100))
    expect(() => lockServer(folder)).toThrow(LockUnavailable)
    expect(() => lockServer(folder)).toThrow(/supprimez-le/i)
    await rm(join(folder, 'server.lock'))
    await mkdir(join(folder, 'server.lock'))
    expect(() => lockServer(folder)).toThrow(/c’est un dossier/)
  })

  test('that finds no room is no other server', async () => {
    const begin = DatabaseSync.prototype.exec
    DatabaseSync.prototype.exec = () => {
      throw sqliteError(13)
    }
    try {
      expect(() => lockServer(folder)).toThrow(/le disque est plein/)
      expect(() => lockServer(folder)).not.toThrow(/autre serveur/)
    } finally {
      DatabaseSync.prototype.exec = begin
    }
  })
})
