import { join, resolve } from 'node:path'
import { refuseHalfRestored, removeWorkplace } from '#features/archive/store/files/stage-restore.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { vacuumOnce } from '#base/platform/db/erased-bytes.ts'
import { exclusively } from '#base/platform/db/exclusively.ts'
import type { Env } from '#base/platform/env.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { lockServer } from '#base/platform/db/server-lock.ts'
import { refuseDuringMaintenance } from '#base/platform/db/serving-lock.ts'
import type { Base } from './provide-base.ts'
import { tellMended, writableFolder } from './data-folder.ts'
import { fillEmpty, refuseLostContent, refuseLostFile } from '#app/demo/first-content.ts'
import { installationHosts } from '#app/installation-hosts.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { PostgresEvents } from '#base/platform/db/postgres-dialect.ts'

/** The data folder, this server's alone, and the database in it or elsewhere, filled when it was empty. */
export async function provideDatabase({ env, logger, warn, held }: Base) {
  const dataDir = writableFolder(resolve(env.DATA_DIR))
  if (!env.DATABASE_URL) held.defer(lockServer(dataDir))
  refuseHalfRestored(dataDir)
  await tellMended(dataDir, (message) => logger.warn(message))
  await refuseLostFile({ env, dataDir })
  const db = await openDatabase(
    env.DATABASE_URL
      ? { databaseUrl: env.DATABASE_URL, ...postgresLog(logger) }
      : { file: join(dataDir, 'vitrine.sqlite') },
  )
  held.defer(() => db.destroy())
  await refuseDuringMaintenance(db)
  // None is under way: this is what one prepared that was killed.
  await removeWorkplace(dataDir)
  await refuseLostContent(db, { env, dataDir })
  await migrate(db)
  await vacuumOnce(db, { folder: dataDir, info: (message) => logger.info(message), warn })
  const stores = createStores(db, {
    report: (fault, siteId) => warn(fault, undefined, siteId),
    installation: installationHosts(env),
  })
  await refuseTakenHost(env, stores)
  const mediaDir = join(dataDir, 'media')
  const isFilled = await exclusively(db, () => fillEmpty(db, stores, mediaDir))
  return { dataDir, db, stores, mediaDir, backupDir: join(dataDir, 'backups'), isFilled }
}

/** A name that leads to a site would lead there no more. @throws {AdminHostTaken} */
async function refuseTakenHost(env: Env, stores: Pick<Stores, 'hosts'>): Promise<void> {
  const { admin } = installationHosts(env)
  const taken = admin === null ? null : await stores.hosts.siteOf(admin)
  if (taken === null) return
  throw new AdminHostTaken(
    `ADMIN_HOST="${env.ADMIN_HOST}" est un des noms du site ${taken}, qui n’y répondrait plus : retirez-le ` +
      `de ce site (npx vitrine site hosts ${taken} --remove ${admin}), ou donnez un autre nom au back-office.`,
  )
}

/** The back office's own host is a site's. */
export class AdminHostTaken extends Error {
  override name = 'AdminHostTaken'
}

export type Data = Awaited<ReturnType<typeof provideDatabase>>

/** What the log says of the PostgreSQL server: a lost connection, an absence and its end. */
const postgresLog = (logger: Pick<FastifyBaseLogger, 'warn'>): PostgresEvents => ({
  onLostConnection: (err) =>
    logger.warn({ err }, 'PostgreSQL a fermé une connexion ; une autre sera ouverte au besoin.'),
  onAnswering: (isAnswering) =>
    logger.warn(
      isAnswering
        ? 'PostgreSQL répond de nouveau.'
        : 'PostgreSQL ne répond plus : ce qui l’attendait est interrompu, un essai suit chaque demi-seconde.',
    ),
})
