import { poolCounts } from '#base/platform/db/postgres-dialect.ts'
import { createMetrics } from '#features/operations/service/metrics.ts'
import { installationMetrics } from '#features/operations/service/installation-metrics.ts'
import { pageCacheMetrics } from '#app/page-cache/cache-metrics.ts'
import { productVersion } from '#base/platform/installation/product-version.ts'
import { projectRoot } from '#base/platform/installation/project-root.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'

/** All figures of a server. One call a process. */
export function provideMetrics({ clock, db, stores, dataDir, backupDir }: Base & Data) {
  const { registry, labelOf, ...made } = createMetrics(clock, () => stores.outbox.countsBySite())
  installationMetrics(registry, {
    clock,
    stores,
    dataDir,
    backupDir,
    version: productVersion(projectRoot()),
    pool: () => poolCounts(db),
    labelOf,
  })
  return { ...made, pageCache: pageCacheMetrics(registry) }
}
