import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSigner } from '../security/signed.ts'

/** Fewest signs of a secret. */
const MIN_SECRET = 16

/** The file of the secret is there but holds none; the message (French) says what to do. */
export class BadSecretFile extends Error {
  override name = 'BadSecretFile'
}

/**
 * The secret of a data folder, made there once: whoever reads the file alone can sign. Two
 * processes that start at once get the same one, and a killed one leaves no half of it.
 * @throws {BadSecretFile}
 */
export function secretOf(dataDir: string): string {
  const file = join(dataDir, 'secret')
  const known = readSecret(file)
  if (known !== null) return known
  const fresh = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(fresh, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(fresh, file)
  } catch (cause) {
    if (!hasCode(cause, 'EEXIST')) throw cause
  } finally {
    rmSync(fresh, { force: true })
  }
  return readSecret(file) ?? secretOf(dataDir)
}

/** Accounts or subscribers hang on a secret that is not there; the message (French) says what to do. */
export class SecretMissing extends Error {
  override name = 'SecretMissing'
}

/**
 * The secret of an installation: the given one, else that of its data folder. Another one is made there
 * only as long as nobody depends on it: it would quietly end second factors and links of letters.
 * @throws {SecretMissing}
 * @throws {BadSecretFile}
 */
export async function installedSecret(
  { given, dataDir }: { given: string | undefined; dataDir: string },
  { secretMark }: { secretMark: { isNeeded(): Promise<boolean> } },
): Promise<string> {
  if (given !== undefined) return given
  const file = join(dataDir, 'secret')
  if (readSecret(file) !== null || !(await secretMark.isNeeded())) return secretOf(dataDir)
  throw new SecretMissing(
    `Le secret de cette installation manque : « ${file} » n’existe pas, alors que des comptes ou des ` +
      'abonnés en dépendent (seconds facteurs, liens des lettres). Vérifiez que DATA_DIR est le bon ' +
      'dossier et que son disque est monté, ou remettez le fichier : « tar xzOf <sauvegarde> ' +
      'files/secret ». S’il est perdu, donnez-en un nouveau avec SECRET : les seconds facteurs seront ' +
      'à refaire.',
  )
}

/** What the database keeps of a secret: it tells another one, and nothing of this one. */
export const markOf = (secret: string): string =>
  createSigner(secret).mark('installation', 'secret')

/** The key of accounts, its own, so that nothing signed elsewhere opens a session. */
export const accountSecret = (secret: string): string =>
  createSigner(secret).mark('accounts', 'cookies')

/** The secret of a data folder; `null` when there is none yet. @throws {BadSecretFile} */
export const secretIn = (dataDir: string): string | null => readSecret(join(dataDir, 'secret'))

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= MIN_SECRET) return secret
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return null
    throw cause
  }
  throw new BadSecretFile(
    `Le fichier « ${file} » ne contient pas ${MIN_SECRET} signes : remettez celui d’une sauvegarde ` +
      '(« tar xzOf <sauvegarde> files/secret »), ou donnez SECRET.',
  )
}

const hasCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code
