import type { FastifyInstance } from 'fastify'
import { refuseInconsistent } from '#features/operations/store/database-faults.ts'
import { watchSites } from '#base/platform/db/site-watch.ts'
import { type AppParts, createApp } from '#app/http/app.ts'
import type { ClientFiles } from '#app/website/client-assets.ts'
import { LIMITS } from '#app/http/limits.ts'
import { announceEnd, type Draining, draining } from '#features/operations/service/drain.ts'
import type { Env } from '#base/platform/env.ts'
import { heavyWork } from '#app/workers/heavy-work.ts'
import { registry } from '#app/widgets.ts'
import { provideAccounts } from './provide-accounts.ts'
import { provideAnswers } from './provide-answers.ts'
import { provideArticles } from './provide-articles.ts'
import { provideBase } from './provide-base.ts'
import { provideDatabase } from './provide-database.ts'
import { provideDocuments } from './provide-documents.ts'
import { provideKinds } from './provide-kinds.ts'
import { provideLinks } from './provide-links.ts'
import { provideMail } from './provide-mail.ts'
import { provideMetrics } from './provide-metrics.ts'
import { provideOperations } from './provide-operations.ts'
import { tellAtStart } from './start-notices.ts'

/** Joins the layers: stores, editorial gateway, templates. A fresh folder gets the demo firm. */
export async function composeDeps(
  env: Env,
  client: ClientFiles,
  clock: () => Date = () => new Date(),
): Promise<{ deps: AppParts; end: Draining; letGo(): Promise<void>; close(): Promise<void> }> {
  await using held = new AsyncDisposableStack()
  const base = provideBase(env, clock, held)
  const data = { ...base, ...(await provideDatabase(base)) }
  const { logger, warn, events, db, stores, mediaDir, backupDir, isFilled } = data
  const accounts = await provideAccounts(data)
  const { secret } = accounts
  await refuseInconsistent(db, (message, site) => logger.error({ site }, message))
  await tellAtStart(logger, stores, { env, isFilled, secret })
  const metrics = provideMetrics(data)
  const answers = provideAnswers(data, metrics.observer)
  const heavy = heavyWork()
  held.defer(() => heavy.close())
  const { outgoing, ...articles } = provideArticles({ ...data, ...answers, heavy })
  const documents = provideDocuments({ ...data, heavy })
  const mail = provideMail({ ...data, ...documents }, metrics)
  const kinds = provideKinds({
    ...data,
    ...accounts,
    ...articles,
    ...documents,
    sendsMail: mail.sendsMail,
    widgets: registry,
    comparePages: heavy.comparePages,
    providerSegment: env.PROVIDER_SEGMENT,
    limits: LIMITS,
  })
  const operations = provideOperations({ ...data, ...mail, secret, kinds })
  provideLinks(data)
  const end = draining()
  const kept = held.move()
  return {
    deps: {
      ...client,
      ...accounts,
      ...articles,
      ...documents,
      ...mail,
      ...operations,
      kinds,
      mode: env.NODE_ENV,
      checksAnswers: env.NODE_ENV !== 'production',
      stores,
      widgets: registry,
      mediaDir,
      backupDir,
      clock,
      providerSegment: env.PROVIDER_SEGMENT,
      metrics: metrics.metrics,
      metricsToken: env.METRICS_TOKEN ?? null,
      figures: metrics.figures,
      firms: metrics.firms,
      pageCache: {
        maxBytes: env.PAGE_CACHE_MB * 1024 ** 2,
        watchSites: (changed) => watchSites(db, { databaseUrl: env.DATABASE_URL, changed, warn }),
        events,
        figures: metrics.pageCache,
      },
      limits: LIMITS,
      isDraining: end.isDraining,
      logger,
    },
    end,
    // Once the server closes, nobody waits for a provider.
    letGo: () => outgoing.close(),
    close: () => kept.disposeAsync(),
  }
}

/** The app over its layers. */
export async function compose(
  env: Env,
  client: ClientFiles,
  clock?: () => Date,
): Promise<{ app: FastifyInstance; close(): Promise<void>; drain(): Promise<void> }> {
  await using held = new AsyncDisposableStack()
  const { deps, end, letGo, close } = await composeDeps(env, client, clock)
  held.defer(close)
  const app = await createApp(deps)
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
