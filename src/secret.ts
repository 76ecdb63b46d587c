import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSigner } from '#leads/signed.ts'

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

/** The key of accounts, its own, so that nothing signed elsewhere opens a session. */
export const accountSecret = (secret: string): string =>
  createSigner(secret).mark('accounts', 'cookies')

function readSecret(file: string): string | null {
  try {
    const secret = readFileSync(file, 'utf8').trim()
    if (secret.length >= MIN_SECRET) return secret
  } catch (cause) {
    if (hasCode(cause, 'ENOENT')) return null
    throw cause
  }
  throw new BadSecretFile(
    `Le fichier « ${file} » ne contient pas ${MIN_SECRET} signes : supprimez-le, un nouveau secret ` +
      'sera fait (les formulaires ouverts à cet instant seront à renvoyer), ou donnez SECRET.',
  )
}

const hasCode = (cause: unknown, code: string): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === code
