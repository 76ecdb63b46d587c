import { statfs } from 'node:fs/promises'
import { Gauge, type GaugeConfiguration, type Registry } from 'prom-client'
import type { SearchStore } from '#features/search/store/search-store.ts'
import { ANALYSIS_VERSION } from '#features/search/rules/indexed-document.ts'
import { lastBackup } from './last-backup.ts'
import { figuresOnDemand } from './figures-on-demand.ts'
import type { SiteLabel } from './site-label.ts'

/** Milliseconds after its hour from which what is scheduled is late. */
const LATE_AFTER = 60_000

/** Connections of a pool, and questions that wait for one. */
interface PoolCounts {
  total: number
  idle: number
  waiting: number
}

interface Parts {
  version: string
  stores: {
    sites: { versions(): Promise<{ size: number }> }
    documents: { tasks: { late(before: string): Promise<{ siteId: number; count: number }[]> } }
    search: SearchStore
  }
  clock(): Date
  dataDir: string
  backupDir: string
  /** Of PostgreSQL; `null` for another engine. */
  pool(): PoolCounts | null
  labelOf: SiteLabel
}

const gauge = <Label extends string>(config: GaugeConfiguration<Label>): Gauge<Label> =>
  new Gauge(config)

/**
 * What the installation is and how it keeps up, asked when the figures are read; figures that nobody
 * answers stay as they were.
 */
export function installationMetrics(registry: Registry, parts: Parts): void {
  const registers = [registry]
  gauge({
    name: 'vitrine_build_info',
    help: 'The version of the program; always 1.',
    labelNames: ['version'] as const,
    registers,
  }).set({ version: parts.version }, 1)
  databaseMetrics(registry, parts)
  machineMetrics(registry, parts)
}

function databaseMetrics(registry: Registry, { stores, clock, pool, labelOf }: Parts): void {
  const registers = [registry]
  const current = figuresOnDemand(async () => {
    const before = new Date(clock().getTime() - LATE_AFTER).toISOString()
    const [versions, late, stale] = await Promise.all([
      stores.sites.versions(),
      stores.documents.tasks.late(before),
      stores.search.states({ indexVersion: ANALYSIS_VERSION }),
    ])
    return { sites: versions.size, late, stale }
  })
  gauge({
    name: 'vitrine_sites',
    help: 'Sites of the installation.',
    registers,
    async collect() {
      const now = await current()
      if (now !== null) this.set(now.sites)
    },
  })
  gauge({
    name: 'vitrine_schedules_late',
    help: 'Scheduled changes of pages whose hour is past by a minute, those that failed among them.',
    labelNames: ['site'] as const,
    registers,
    async collect() {
      const now = await current()
      if (now === null) return
      this.reset()
      for (const { siteId, count } of now.late) this.inc({ site: labelOf(siteId) }, count)
    },
  })
  gauge({
    name: 'vitrine_search_sites_waiting',
    help: 'Sites whose search index is behind what was written.',
    labelNames: ['site'] as const,
    registers,
    async collect() {
      const now = await current()
      if (now === null) return
      this.reset()
      for (const { siteId } of now.stale) this.inc({ site: labelOf(siteId) })
    },
  })
  gauge({
    name: 'vitrine_postgres_pool',
    help: 'Connections to PostgreSQL: total, idle; and questions waiting for one.',
    labelNames: ['state'] as const,
    registers,
    collect() {
      for (const [state, count] of Object.entries(pool() ?? {})) this.set({ state }, count)
    },
  })
}

function machineMetrics(
  registry: Registry,
  { clock, dataDir, backupDir }: Pick<Parts, 'clock' | 'dataDir' | 'backupDir'>,
): void {
  const registers = [registry]
  const disk = figuresOnDemand(async () => {
    const [backup, { bavail, bsize }] = await Promise.all([
      lastBackup(backupDir, clock()),
      statfs(dataDir),
    ])
    return { backup, free: bavail * bsize }
  })
  gauge({
    name: 'vitrine_backup_age_seconds',
    help: 'Age of the last backup; absent while there is none.',
    registers,
    async collect() {
      const now = await disk()
      if (now === null) return
      if (now.backup === null) this.remove()
      else this.set(Math.max(0, clock().getTime() - Date.parse(now.backup.at)) / 1000)
    },
  })
  gauge({
    name: 'vitrine_data_free_bytes',
    help: 'Bytes that may still be written where the data folder lies.',
    registers,
    async collect() {
      const now = await disk()
      if (now !== null) this.set(now.free)
    },
  })
}
