import { randomBytes } from 'node:crypto'
import { closeSync, openSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { storedPath } from '#base/core/address/stored-path.ts'

/** Why a file can't be used, and what to do: French, without capital and full stop. */
export interface StorageTrouble {
  reason: string
  advice: string
}

const RESTORE =
  'arrêtez le serveur et restaurez une sauvegarde (npx vitrine restore <fichier> --replace)'

const RIGHTS: StorageTrouble = {
  reason: 'l’utilisateur qui lance Vitrine n’en a pas le droit',
  advice:
    'donnez-lui les droits de lecture et d’écriture sur ce dossier et ce qu’il contient, ou lancez ' +
    'la commande sous l’utilisateur du service',
}

const FULL: StorageTrouble = {
  reason: 'le disque est plein',
  advice:
    'faites de la place, puis recommencez : documents/, sharing/ et provider-media/ de DATA_DIR ' +
    'peuvent être supprimés à tout moment, d’anciennes sauvegardes de backups/ aussi',
}

const READ_ONLY: StorageTrouble = {
  reason: 'le disque est monté en lecture seule',
  advice: 'cherchez pourquoi (dmesg), puis remontez-le en écriture',
}

const BROKEN_DISK: StorageTrouble = {
  reason: 'le disque ne répond pas comme il faut',
  advice: 'cherchez ses erreurs (dmesg) ; une fois réparé, « npx vitrine doctor » relit la base',
}

/** The system's codes. */
const SYSTEM: Readonly<Record<string, StorageTrouble>> = {
  EACCES: RIGHTS,
  EPERM: RIGHTS,
  ENOSPC: FULL,
  EDQUOT: { ...FULL, reason: 'le quota de disque de cet utilisateur est atteint' },
  EROFS: READ_ONLY,
  EIO: BROKEN_DISK,
  EEXIST: { reason: 'il existe déjà', advice: 'choisissez un autre nom' },
  EISDIR: {
    reason: 'c’est un dossier',
    advice: 'mettez un fichier à sa place, ou vérifiez DATA_DIR',
  },
  ENOENT: {
    reason: 'son dossier n’existe pas, ou rien ne peut y être créé',
    advice: 'vérifiez le chemin et ce qui est monté',
  },
  ENOTDIR: { reason: 'un de ses dossiers est un fichier', advice: 'vérifiez DATA_DIR' },
  EMFILE: {
    reason: 'trop de fichiers sont ouverts',
    advice: 'relevez la limite du système (LimitNOFILE)',
  },
}

/** SQLite's own codes, without their extensions, that need no second look. */
const SQLITE: Readonly<Record<number, StorageTrouble>> = {
  11: { reason: 'le fichier est abîmé', advice: RESTORE },
  13: FULL,
  26: { reason: 'ce n’est pas une base SQLite, ou son début est écrasé', advice: RESTORE },
}

/** SQLite's codes behind which the system's own stands: denied, read-only, disk, can't open. */
const SQLITE_UNCLEAR: Readonly<Record<number, StorageTrouble>> = {
  3: RIGHTS,
  8: READ_ONLY,
  10: BROKEN_DISK,
  14: { reason: 'il ne peut pas être ouvert', advice: 'vérifiez DATA_DIR et ce qui est monté' },
}

/**
 * What an error of the system or of SQLite means for a file; `null` for another kind of error. SQLite
 * tells a missing right and a full disk alike: then the file and its folder are tried.
 */
export function storageTrouble(cause: unknown, file: string): StorageTrouble | null {
  if (!(cause instanceof Error)) return null
  const code = sqliteCode(cause)
  if (code !== null) {
    const unclear = SQLITE_UNCLEAR[code]
    if (unclear === undefined) return SQLITE[code] ?? null
    return SYSTEM[triedCode(file) ?? ''] ?? unclear
  }
  return 'code' in cause && typeof cause.code === 'string' ? (SYSTEM[cause.code] ?? null) : null
}

/** SQLite's code of an error, without its extension. */
const sqliteCode = (cause: unknown): number | null =>
  cause instanceof Error && 'errcode' in cause && typeof cause.errcode === 'number'
    ? cause.errcode & 0xff
    : null

/** Whether a file is only held by somebody else. */
export const isHeld = (cause: unknown): boolean => sqliteCode(cause) === 5

/** Whether what a file holds is no SQLite database, or no whole one. */
export const isDamaged = (cause: unknown): boolean => [11, 26].includes(sqliteCode(cause) ?? 0)

/** An advice as a sentence of its own. */
export const sentence = (advice: string): string =>
  `${advice.slice(0, 1).toUpperCase()}${advice.slice(1)}.`

/** The system's code when a file can't be opened for writing, or one be written beside it. */
function triedCode(file: string): string | null {
  const probe = storedPath(dirname(file), 'listed', `.vitrine-${randomBytes(6).toString('hex')}`)
  try {
    const found = statSync(file, { throwIfNoEntry: false })
    if (found?.isDirectory()) return 'EISDIR'
    if (found !== undefined) closeSync(openSync(file, 'r+'))
    writeFileSync(probe, Buffer.alloc(16_384), { flag: 'wx', mode: 0o600 })
    return null
  } catch (cause) {
    return cause instanceof Error && 'code' in cause ? String(cause.code) : null
  } finally {
    try {
      rmSync(probe, { force: true })
    } catch {
      // Where nothing can be written there is nothing to remove.
    }
  }
}
