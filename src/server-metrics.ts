import { poolCounts } from '#content/postgres-dialect.ts'
import type { Database } from '#content/schema.ts'
import type { ContentStore } from '#content/store.ts'
import { createMetrics } from '#server/metrics.ts'
import { installationMetrics } from '#server/operations/installation-metrics.ts'
import { pageCacheMetrics } from '#server/page-cache/cache-metrics.ts'
import { productVersion } from './product-version.ts'
import { projectRoot } from './project-root.ts'

interface Parts {
  db: Database
  store: ContentStore
  clock(): Date
  dataDir: string
  backupDir: string
}

/** All figures of a server. One call a process. */
export function serverMetrics({ db, ...parts }: Parts) {
  const { registry, labelOf, ...made } = createMetrics(parts.clock, () =>
    parts.store.outbox.countsBySite(),
  )
  installationMetrics(registry, {
    ...parts,
    version: productVersion(projectRoot()),
    pool: () => poolCounts(db),
    labelOf,
  })
  return { ...made, pageCache: pageCacheMetrics(registry) }
}
