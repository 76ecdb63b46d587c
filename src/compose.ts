import { accessSync, constants, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { accountsOnDemand } from '#accounts/accounts-on-demand.ts'
import { DatabaseInconsistent, refuseInconsistent } from '#content/consistency/database-faults.ts'
import { exclusively } from '#content/exclusively.ts'
import { createContentStore } from '#content/content-store.ts'
import { HalfRestored, refuseHalfRestored } from '#content/archive/swap-folder.ts'
import { DatabaseUnavailable, openDatabase } from '#content/db.ts'
import { vacuumOnce } from '#content/erased-bytes.ts'
import { DatabaseTooNew, migrate } from '#content/migrate.ts'
import { lockServer, LockUnavailable, ServerAlreadyRuns } from '#content/server-lock.ts'
import { InUse, refuseDuringMaintenance } from '#content/serving-lock.ts'
import { watchSites } from '#content/site-watch.ts'
import { sentence, storageTrouble } from '#content/storage-trouble.ts'
import { MAKER_VERSION } from '#documents/maker-version.ts'
import { createAnswers } from '#editorial/answers.ts'
import { outgoingOnDemand } from '#outgoing/outgoing-on-demand.ts'
import { leadFolder } from '#leads/lead-folder.ts'
import { FORM_RATES, formLimits } from '#leads/rate-limit.ts'
import { createSigner } from '#leads/signed.ts'
import { createApp } from '#server/app.ts'
import { createGate } from '#server/gate.ts'
import type { AppDeps } from '#server/app-deps.ts'
import { builtAdmin, builtAssets, NoClientBuild } from '#server/client-assets.ts'
import { combined } from '#server/combined-observer.ts'
import { keptDocuments } from '#server/documents/kept-documents.ts'
import { memoized } from '#server/memoized.ts'
import { mailLog } from '#server/mail-log.ts'
import { bootstrapIcons } from '#server/icons.ts'
import { announceEnd, draining } from '#server/operations/drain.ts'
import { createLogger, warning } from '#server/operations/logger.ts'
import { postgresLog } from '#server/operations/postgres-log.ts'
import { createProviderMedia } from '#server/provider-media/provider-media.ts'
import { accountSession } from '#server/accounts/account-session.ts'
import { makeFirstAdmin } from '#server/accounts/first-admin.ts'
import { providerLog } from '#server/provider-log.ts'
import { providerRecords } from '#server/provider-records.ts'
import { nightlyPurge } from '#server/retention.ts'
import { scheduleLoop } from '#server/scheduled-pages.ts'
import { createTrafficLimits } from '#server/security/traffic-limits.ts'
import { templateFiles } from '#server/template-files.ts'
import { siteEditorials } from './editorials.ts'
import type { Env } from './env.ts'
import { fillEmpty, NothingToServe, refuseLostContent, refuseLostFile } from './first-content.ts'
import { heavyWork } from './heavy-work.ts'
import { installationHosts } from './installation-hosts.ts'
import { mailDelivery } from './mail-delivery.ts'
import { mendModes } from './private-files.ts'
import { projectRoot } from './project-root.ts'
import { providerDesk } from './provider-desk.ts'
import { accountSecret, BadSecretFile, installedSecret, SecretMissing } from './secret.ts'
import { serverMetrics } from './server-metrics.ts'
import { tellAtStart } from './start-notices.ts'

/** The server can't start; the message says what to do. */
export class StartRefused extends Error {
  override name = 'StartRefused'
}

/** The client files of a page, and where they lie. */
type ClientFiles = Pick<AppDeps, 'assets' | 'assetsDir' | 'admin'>

/** A server that listens. */
export interface Running {
  address: string
  /** Finishes the requests under way, then closes the database. */
  close(): Promise<void>
  /** The same, once `/readyz` has answered 503 for as long as DRAIN_DELAY says. */
  drain(): Promise<void>
}

/** Passwords that are hashed at once, and that wait: some two seconds of a small server. */
const HASHING = { running: 2, waiting: 40 }

const LIMITS = { widget: 2000, providerCall: 900, recheck: 1000 }

/** Joins the layers: store, editorial gateway, templates. A fresh folder gets the demo firm. */
export async function composeDeps(
  env: Env,
  options: ClientFiles,
  clock: () => Date = () => new Date(),
): Promise<{ deps: AppDeps; letGo(): Promise<void>; close(): Promise<void> }> {
  const logger = createLogger(env.LOG_LEVEL)
  const warn = warning(logger)
  const dataDir = writableFolder(resolve(env.DATA_DIR))
  await using held = new AsyncDisposableStack()
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
  await refuseLostContent(db, { env, dataDir })
  await migrate(db)
  await vacuumOnce(db, {
    folder: dataDir,
    info: (message) => logger.info(message),
    warn,
  })
  const store = createContentStore(db, {
    report: (fault, siteId) => warn(fault, undefined, siteId),
    installation: installationHosts(env),
  })
  const mediaDir = join(dataDir, 'media')
  const backupDir = join(dataDir, 'backups')
  const isFilled = await exclusively(db, () => fillEmpty(db, store, mediaDir))
  // After the filling: a folder with a secret is no fresh one any more.
  const secret = await installedSecret({ given: env.SECRET, dataDir }, store)
  const accounts = accountsOnDemand({
    database: store.accounts.database,
    secret: accountSecret(secret),
    issuer: 'Vitrine',
    inTurn: createGate(HASHING),
  })
  await exclusively(db, async () => {
    const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env
    if (email === undefined || password === undefined) return
    if (await makeFirstAdmin(store, accounts, { email, password })) {
      logger.info('Le premier super-administrateur est créé : celui de ADMIN_EMAIL.')
    }
  })
  await refuseInconsistent(db, (message, site) => logger.error({ site }, message))
  await tellAtStart(logger, store, { env, isFilled, secret })
  const counting = serverMetrics({ db, store, clock, dataDir, backupDir })
  const records = providerRecords(clock)
  const observer = combined(counting.observer, providerLog(logger, clock), records.observer)
  const said = mailLog(logger)
  const answerListeners = new Set<(tag: string) => void>()
  const answers = createAnswers({
    kept: store.providerAnswers,
    clock,
    observer,
    report: warn,
    changed: (tag) => answerListeners.forEach((listener) => listener(tag)),
  })
  held.defer(() => answers.close())
  const heavy = heavyWork()
  held.defer(() => heavy.close())
  const outgoing = outgoingOnDemand(async () => {
    const { createOutgoing } = await import('#outgoing/create-outgoing.ts')
    return createOutgoing({ allowPrivate: env.PROVIDER_ALLOW_PRIVATE })
  })
  const providerMedia = createProviderMedia({
    folder: join(dataDir, 'provider-media'),
    maxBytes: env.PROVIDER_MEDIA_CACHE_MB * 1024 ** 2,
    outgoing,
    mediaBaseOf: (site) => mediaBaseOf(site),
    now: () => clock().getTime(),
    warn,
  })
  held.defer(() => providerMedia.close())
  held.defer(() => outgoing.close())
  const { editorialOf, articleSources, mediaBaseOf } = siteEditorials({
    defaults: env,
    store,
    clock,
    outgoing,
    heavy,
    answers,
    observer,
    media: providerMedia,
    warn,
  })
  const documents = keptDocuments({
    folder: join(dataDir, 'documents'),
    make: (document) => heavy.makePdf(document),
    version: MAKER_VERSION,
    warn,
  })
  held.defer(() => documents.close())
  const delivery = mailDelivery(mailSettings(env), {
    store,
    folder: join(dataDir, 'outbox'),
    clock,
    report: (attempt) => {
      counting.attempted(attempt)
      said(attempt)
    },
    warn,
  })
  held.defer(() => delivery.close())
  const leadFiles = leadFolder(join(dataDir, 'leads'))
  const purge = nightlyPurge({
    store,
    leadFolder: leadFiles,
    outboxDir: join(dataDir, 'outbox'),
    mediaDir,
    clock,
    info: (purged) => logger.debug({ purged }, 'Ce qui a passé sa durée est effacé.'),
    warn,
  })
  held.defer(() => purge.close())
  const scheduled = scheduleLoop({ store, clock, warn })
  held.defer(() => scheduled.close())
  const publicUrl = env.PUBLIC_URL ?? null
  const way = { publicUrl, trustProxy: env.TRUST_PROXY }
  const signer = createSigner(secret)
  const traffic = createTrafficLimits({
    shared: store.rateLimits,
    now: () => clock().getTime(),
    mark: (network) => signer.mark('traffic', network),
  })
  const kept = held.move()
  return {
    deps: {
      ...options,
      mode: env.NODE_ENV,
      store,
      editorialOf,
      articleSources,
      session: accountSession({ accounts, store, clock, ...way }),
      accounts,
      templates: templateFiles(join(dataDir, 'uploads'), warn),
      mediaDir,
      sharingDir: join(dataDir, 'sharing'),
      sharingDrawing: (card) => heavy.sharingDrawing(card),
      backupDir,
      providerMedia,
      providerDesk: providerDesk({
        defaults: env,
        store,
        clock,
        outgoing,
        heavy,
        answers,
        records,
        articleSources,
      }),
      sendsMail: env.SMTP_URL !== undefined,
      documents,
      icon: bootstrapIcons(),
      clean: memoized((html) => heavy.clean(html)),
      cleanSvg: (text) => heavy.cleanSvg(text),
      comparePages: (compared) => heavy.comparePages(compared),
      clock,
      ...way,
      providerSegment: env.PROVIDER_SEGMENT,
      metrics: counting.metrics,
      metricsToken: env.METRICS_TOKEN ?? null,
      figures: counting.figures,
      firms: counting.firms,
      traffic,
      pageCache: {
        maxBytes: env.PAGE_CACHE_MB * 1024 ** 2,
        watchSites: (changed) => watchSites(db, { databaseUrl: env.DATABASE_URL, changed, warn }),
        onAnswerChanged: (listener) => void answerListeners.add(listener),
        figures: counting.pageCache,
      },
      secret,
      formLimits: formLimits(store.rateLimits, clock, FORM_RATES),
      leadFolder: leadFiles,
      outboxDir: join(dataDir, 'outbox'),
      mailed: () => delivery.wake(),
      limits: LIMITS,
      logger,
    },
    // Once the server closes, nobody waits for a provider.
    letGo: () => outgoing.close(),
    close: () => kept.disposeAsync(),
  }
}

const mailSettings = ({ SMTP_URL, MAIL_FROM, PUBLIC_URL }: Env) => ({
  smtpUrl: SMTP_URL ?? null,
  mailFrom: MAIL_FROM ?? null,
  publicUrl: PUBLIC_URL ?? null,
})

/** The app over its layers. */
export async function compose(
  env: Env,
  options: ClientFiles,
  clock?: () => Date,
): Promise<{ app: FastifyInstance; close(): Promise<void>; drain(): Promise<void> }> {
  await using held = new AsyncDisposableStack()
  const { deps, letGo, close } = await composeDeps(env, options, clock)
  held.defer(close)
  const end = draining()
  const app = await createApp({ ...deps, isDraining: end.isDraining })
  app.addHook('preClose', letGo)
  held.defer(() => app.close())
  // What a server that was stopped or killed left behind goes now.
  deps.mailed()
  const kept = held.move()
  return {
    app,
    close: () => kept.disposeAsync(),
    async drain() {
      await announceEnd(end, env.DRAIN_DELAY * 1000)
      await kept.disposeAsync()
    },
  }
}

/** Closes what is open to other users of the machine, and says so. */
async function tellMended(dataDir: string, warn: (message: string) => void): Promise<void> {
  const { mended, refused } = await mendModes(dataDir)
  if (mended > 0) {
    warn(
      `D’autres utilisateurs de cette machine pouvaient ouvrir « ${dataDir} » : ${mended} dossiers et ` +
        'fichiers ont été refermés (0700, 0600).',
    )
  }
  if (refused === null) return
  warn(
    `« ${refused} » reste ouvert à d’autres utilisateurs de cette machine, car il n’appartient pas à celui ` +
      'qui lance Vitrine : donnez-le-lui (chown), puis chmod -R go= sur DATA_DIR.',
  )
}

function writableFolder(folder: string): string {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (cause) {
    const { reason, advice } = storageTrouble(cause, folder) ?? {
      reason: cause instanceof Error ? cause.message : String(cause),
      advice: 'choisissez un autre dossier avec DATA_DIR',
    }
    throw new StartRefused(
      `Le dossier de données « ${folder} » (DATA_DIR) ne peut pas être utilisé : ${reason}. ${sentence(advice)}`,
      { cause },
    )
  }
}

/** What `npm run build` left. @throws {NoClientBuild} */
function builtClient(): ClientFiles {
  const dist = join(projectRoot(), 'dist')
  const clientDir = join(dist, 'client')
  return {
    assets: builtAssets(clientDir),
    assetsDir: join(clientDir, 'assets'),
    admin: builtAdmin(join(dist, 'admin')),
  }
}

/**
 * Starts the production server, with the built client unless another is given.
 * @throws {StartRefused} when the folder, the database, the build or the port is not to be had
 */
export async function start(env: Env, client?: ClientFiles): Promise<Running> {
  const composed = await explained(env.DATA_DIR, () => compose(env, client ?? builtClient()))
  try {
    await composed.app.listen({ port: env.PORT, host: env.HOST })
  } catch (cause) {
    await composed.close()
    throw portRefused(env, cause)
  }
  const bound = composed.app.server.address()
  const port = typeof bound === 'object' && bound ? bound.port : env.PORT
  return {
    address: `http://${env.HOST === '127.0.0.1' ? 'localhost' : env.HOST}:${port}`,
    close: composed.close,
    drain: composed.drain,
  }
}

const EXPLAINED = [
  DatabaseUnavailable,
  DatabaseTooNew,
  DatabaseInconsistent,
  ServerAlreadyRuns,
  LockUnavailable,
  NothingToServe,
  NoClientBuild,
  BadSecretFile,
  SecretMissing,
  HalfRestored,
  InUse,
]

/** Faults that an operator can mend become one clear sentence. */
async function explained<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof StartRefused) throw cause
    if (EXPLAINED.some((known) => cause instanceof known) && cause instanceof Error) {
      throw new StartRefused(cause.message, { cause })
    }
    const file = join(resolve(dataDir), 'vitrine.sqlite')
    const trouble = storageTrouble(cause, file)
    if (trouble === null) throw cause
    const path = cause instanceof Error && 'path' in cause ? String(cause.path) : file
    throw new StartRefused(
      `« ${path} » ne peut pas être utilisé : ${trouble.reason}. ${sentence(trouble.advice)}`,
      { cause },
    )
  }
}

function portRefused(env: Env, cause: unknown): unknown {
  const code = cause instanceof Error && 'code' in cause ? cause.code : ''
  const why = {
    EADDRINUSE: 'un autre programme l’occupe déjà',
    EACCES: 'le système le réserve',
    EADDRNOTAVAIL: 'cette adresse n’est pas de cette machine',
  }[String(code)]
  return why
    ? new StartRefused(
        `Impossible d’écouter sur ${env.HOST}:${env.PORT} : ${why}. Libérez-le ou changez PORT ou HOST.`,
        { cause },
      )
    : cause
}
