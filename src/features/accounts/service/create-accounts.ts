import { hashPassword, verifyPassword } from 'better-auth/crypto'
import type { AccountDatabase, Accounts } from './accounts.ts'
import type { AccountParts, PasswordHashing } from './account-parts.ts'
import { type Auth, createAuth } from './auth.ts'
import { signingIn } from './signing-in.ts'
import { accountCommands, linkOwner } from './account-commands.ts'

/** Accounts by better-auth. Its modules are large: `accountsOnDemand` loads them when first needed. */
export function createAccounts(parts: AccountParts): Accounts {
  const passwords = hashingOf(parts)
  const authOn = (database: AccountDatabase) => {
    const made = new Map<boolean, Auth>()
    return (isSecure: boolean): Auth => {
      const known = made.get(isSecure)
      if (known !== undefined) return known
      const auth = createAuth({ ...parts, passwords, database, isSecure })
      made.set(isSecure, auth)
      return auth
    }
  }
  const authFor = authOn(parts.database)
  return {
    ...signingIn(({ isSecure }) => authFor(isSecure)),
    hashPassword: passwords.hash,

    async isPassword(userId, password) {
      const { internalAdapter } = await authFor(false).$context
      const hash = (await internalAdapter.findCredentialAccount(userId))?.password
      return hash ? passwords.verify({ hash, password }) : false
    },

    async recoveryCodesLeft(userId) {
      const { api } = authFor(false)
      const { backupCodes } = await api.viewBackupCodes({ body: { userId } })
      return backupCodes.length
    },

    readLink: (token) => linkOwner(authFor(false), token),
    on: (database) => accountCommands(authOn(database)),
  }
}

function hashingOf({
  passwords = SCRYPT,
  inTurn = (work) => work(),
}: AccountParts): PasswordHashing {
  return {
    hash: (password) => inTurn(() => passwords.hash(password)),
    verify: (attempt) => inTurn(() => passwords.verify(attempt)),
  }
}

const SCRYPT: PasswordHashing = { hash: hashPassword, verify: verifyPassword }
