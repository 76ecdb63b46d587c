import { adminHostOf } from '#base/platform/http/admin-host.ts'
import { accountsOnDemand } from '#features/accounts/service/accounts-on-demand.ts'
import { exclusively } from '#base/platform/db/exclusively.ts'
import { accountSession } from '#features/accounts/service/account-session.ts'
import { makeFirstAdmin } from '#features/accounts/service/first-admin.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { createSemaphore } from '#base/platform/http/semaphore.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'
import { accountSecret, installedSecret } from '#base/platform/installation/secret.ts'

/** Passwords that are hashed at once, and that wait: some two seconds of a small server. */
const HASHING = { running: 2, waiting: 40 }

/** The secret of the installation, its accounts and their sessions, and the first super-admin. */
export async function provideAccounts({ env, clock, logger, dataDir, db, stores }: Base & Data) {
  // After the filling: a folder with a secret is no fresh one any more.
  const secret = await installedSecret({ given: env.SECRET, dataDir }, stores)
  const accounts = accountsOnDemand({
    database: stores.accounts.database,
    secret: accountSecret(secret),
    issuer: 'Vitrine',
    inTurn: createSemaphore(HASHING),
  })
  await exclusively(db, async () => {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
    if (email === undefined || password === undefined) return
    if (await makeFirstAdmin(stores, accounts, { email, password })) {
      logger.info('Le premier super-administrateur est créé : celui de ADMIN_EMAIL.')
    }
  })
  const way = {
    publicUrl: env.PUBLIC_URL ?? null,
    trustProxy: env.TRUST_PROXY,
    adminHost: adminHostOf(env),
  }
  const signer = createSigner(secret)
  const session = accountSession({ accounts, stores, clock, signer, ...way })
  return { secret, accounts, session, ...way }
}
