import { EventEmitter } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pageDocument } from '#base/core/document.ts'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readEnv } from '#base/platform/env.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { poolCounts } from '#base/platform/db/postgres-dialect.ts'
import { createMetrics } from '#features/operations/service/metrics.ts'
import { figuresOnDemand } from '#features/operations/service/figures-on-demand.ts'
import { httpMetrics } from '#features/operations/service/http-metrics.ts'
import { siteLabels } from '#features/operations/service/site-label.ts'
import { siteOfTemplateDir } from '#features/templates/service/site-template-dir.ts'
import { composeDeps } from '#app/server/compose.ts'
import { productVersion } from '#base/platform/installation/product-version.ts'
import { CLIENT, createTestApp, seededStores, type TestApp } from './app.ts'
import { openForm, sendForm } from './form-visit.ts'
import { ownDatabase } from './own-database.ts'
import { newPage, SITE } from './scratch-page.ts'

const NOW = new Date('2026-11-20T09:00:00Z')

/** The value of a line of the text form; `undefined` without such a line. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `))
  return line === undefined ? undefined : Number(line.slice(series.length + 1))
}

describe('the figures of a server', () => {
  let folder: string
  let composed: Awaited<ReturnType<typeof composeDeps>>
  const read = async () => (await composed.deps.metrics.text()).body
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-figures-'))
    const env = readEnv({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' })
    composed = await composeDeps(env, CLIENT, () => NOW)
  })
  afterAll(async () => {
    await composed.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('N6 all of them are documented, and nothing else is', async () => {
    const names = [...(await read()).matchAll(/^# TYPE (vitrine_\S+) /gm)].map(([, name]) => name)
    const docs = await readFile('docs/operating.md', 'utf8')
    const rows = docs.split('\n').filter((line) => line.startsWith('| `vitrine_'))
    const told = rows.flatMap((row) =>
      [...(row.split(' | ')[0] ?? '').matchAll(/`(vitrine_\w+)/g)].map(([, name]) => name),
    )
    expect(told.toSorted()).toEqual(names.toSorted())
  })

  test('N6 labels are those that are documented', async () => {
    const docs = await readFile('docs/operating.md', 'utf8')
    const shown = `${await everyFigure()}${await read()}`
    const rows = [...docs.matchAll(/^\| `(vitrine_\w+)(?:\{(.*)\})?`/gm)]
    expect(rows.length).toBeGreaterThan(20)
    for (const [, name = '', labels = ''] of rows) {
      // SQLite has no pool, and nothing is late yet.
      if (['vitrine_postgres_pool', 'vitrine_schedules_late'].includes(name)) continue
      const line = shown.split('\n').find((one) => new RegExp(`^${name}(?:_bucket)?\\{`).test(one))
      const found = [...(line ?? '').matchAll(/(\w+)="/g)].flatMap(([, label = '']) =>
        label === 'le' ? [] : [label],
      )
      expect([name, found.toSorted().join()]).toEqual([name, labels.split(',').toSorted().join()])
    }
  })

  test('N6 no gauge of ours ends as a counter does', async () => {
    const types = [...(await read()).matchAll(/^# TYPE (vitrine_\S+) (\w+)$/gm)]
    expect(types.length).toBeGreaterThan(20)
    for (const [, name = '', type] of types) {
      expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter'])
    }
  })

  test('N6 version, sites, free disk, search backlog and age of the backup', async () => {
    const before = await read()
    expect(valueOf(before, `vitrine_build_info{version="${productVersion('.')}"}`)).toBe(1)
    expect(valueOf(before, 'vitrine_sites')).toBe((await composed.deps.stores.sites.list()).length)
    expect(valueOf(before, 'vitrine_search_sites_waiting{site="1"}')).toBe(1)
    expect(valueOf(before, 'vitrine_data_free_bytes')).toBeGreaterThan(0)
    expect(valueOf(before, 'vitrine_backup_age_seconds')).toBeUndefined()
    await mkdir(join(folder, 'backups'), { recursive: true })
    const stamp = { at: '2026-11-20T08:00:00.000Z', bytes: 5 }
    await writeFile(join(folder, 'backups', 'last.json'), JSON.stringify(stamp))
    expect(valueOf(await read(), 'vitrine_backup_age_seconds')).toBe(3600)
    await rm(join(folder, 'backups', 'last.json'))
    expect(valueOf(await read(), 'vitrine_backup_age_seconds')).toBeUndefined()
  })

  test('N6 what is scheduled is late a minute after its hour, until it is done', async () => {
    const { tasks } = composed.deps.stores.documents
    const page = pageDocument(1, 'fr')
    const by = { id: 'u', name: 'Une rédactrice' }
    const save = (due: string) =>
      tasks.save(SITE, page, {
        action: 'unpublish',
        due,
        base: 0,
        by,
        at: due,
        content: '',
      })
    await save('2026-11-20T08:59:30.000Z')
    expect(await read()).not.toContain('vitrine_schedules_late{')
    await save('2026-11-20T08:58:30.000Z')
    expect(valueOf(await read(), `vitrine_schedules_late{site="${SITE}"}`)).toBe(1)
    await tasks.remove(SITE, page, 'unpublish')
    expect(await read()).not.toContain('vitrine_schedules_late{')
  })
})

test('N6 the pool of PostgreSQL is counted; SQLite has none', async () => {
  const db = await openDatabase({ databaseUrl: await ownDatabase() })
  const held = await db.startTransaction().execute()
  expect(poolCounts(db)).toEqual({ total: 1, idle: 0, waiting: 0 })
  await held.rollback().execute()
  expect(poolCounts(db)).toEqual({ total: 1, idle: 1, waiting: 0 })
  await db.destroy()
  const file = await openDatabase({ file: ':memory:' })
  expect(poolCounts(file)).toBeNull()
  await file.destroy()
})

test('N6 figures that nobody answers for are given up after a time, and not asked twice at once', async () => {
  const answer = Promise.withResolvers<number>()
  const ask = vi.fn<() => Promise<number>>(() => answer.promise)
  const read = figuresOnDemand(ask, 5)
  expect(await Promise.all([read(), read()])).toEqual([null, null])
  expect(await read()).toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
  answer.resolve(3)
  await answer.promise
  expect(await read()).toBe(3)
  const failing = figuresOnDemand(() => Promise.reject(new Error('base arrêtée')))
  expect(await failing()).toBeNull()
})

test('N2 sites beyond a number of them share one label', () => {
  const labelOf = siteLabels(2)
  expect([7, 9, 7, 11, 9, 12].map(labelOf)).toEqual(['7', '9', '7', 'other', '9', 'other'])
})

test('N2 the folder of a template names its site', () => {
  expect(['site-7', 'commun', ''].map(siteOfTemplateDir)).toEqual([7, null, null])
})

describe('hits of the page cache', () => {
  test('N6 are in the time of pages and in the count of requests, each in its bucket', async () => {
    const registry = new Registry()
    const figures = httpMetrics(registry)
    figures.ended('page', 200, 0.3)
    figures.ended('admin', 200, 0.3)
    for (const seconds of [0.0001, 0.0005, 0.003, 20]) figures.kept(200, seconds)
    figures.kept(304, 0.0001)
    const text = await registry.metrics()
    const series = 'vitrine_http_request_seconds'
    const within = (le: string) => valueOf(text, `${series}_bucket{le="${le}",route="page"}`)
    expect(['0.001', '0.0025', '0.005', '0.2', '0.5', '10', '+Inf'].map(within)).toEqual([
      3, 3, 4, 4, 5, 5, 6,
    ])
    expect(valueOf(text, `${series}_count{route="page"}`)).toBe(6)
    expect(valueOf(text, `${series}_sum{route="page"}`)).toBeCloseTo(20.3037)
    expect(valueOf(text, `${series}_count{route="admin"}`)).toBe(1)
    expect(await registry.metrics()).toBe(text)
    expect(valueOf(text, 'vitrine_http_requests_total{route="page",status="200"}')).toBe(5)
    expect(valueOf(text, 'vitrine_http_requests_total{route="page",status="304"}')).toBe(1)
  })

  test('N6 are told of by the server that answers them', async () => {
    const { metrics, figures } = emptyMetrics()
    const app = await createTestApp({
      figures,
      metrics,
      pageCache: {
        maxBytes: 2 ** 20,
        watchSites: () => ({ close: async () => {} }),
        events: new EventEmitter(),
        figures: { counted: () => {}, sizeOf: () => {} },
      },
    })
    const { headers } = await app.get('/')
    await app.get('/')
    await app.get('/', { headers: { 'if-none-match': String(headers['etag']) } })
    const { body } = await metrics.text()
    expect(valueOf(body, 'vitrine_http_request_seconds_count{route="page"}')).toBe(3)
    expect(valueOf(body, 'vitrine_http_requests_total{route="page",status="304"}')).toBe(1)
    await app.close()
  })
})

/** The text of figures each of which has counted something. */
async function everyFigure(): Promise<string> {
  const { metrics, figures, firms, observer, attempted } = createMetrics(
    () => NOW,
    async () => new Map([[1, { waiting: 1, failed: 1, oldest: '2026-11-20T08:00:00.000Z' }]]),
  )
  figures.ended('page', 200, 0.1)
  firms.lead(1, 'taken')
  firms.signIn(1, 'wrong')
  firms.widgetFailed(1)
  attempted({ siteId: 1, kind: 'k', key: 'k', attempts: 1, outcome: 'sent', reason: '' })
  const provider = 'http a'
  observer.called({ provider, call: 'feed', outcome: 'ok', milliseconds: 1 })
  observer.dropped({ provider, call: 'feed', count: 1 })
  observer.answered({ provider, origin: 'none' })
  return (await metrics.text()).body
}

const emptyMetrics = () =>
  createMetrics(
    () => NOW,
    async () => new Map(),
  )

describe('what happens to a firm', () => {
  const { metrics, firms } = emptyMetrics()
  let site: TestApp
  let now = NOW
  const counted = async (series: string) => valueOf((await metrics.text()).body, series)
  beforeAll(async () => {
    site = await createTestApp({ firms, metrics, stores: await seededStores(), clock: () => now })
  })
  afterAll(async () => {
    await site.close()
    await site.stores.close()
  })

  test('N6 forms are counted by what became of them, under the number of the site', async () => {
    const lead = { type: 'lead-form', options: { form: 'contact' } }
    const { path } = await newPage(site, [lead], {})
    const send = async (fields: Record<string, string>, wait = 60_000) => {
      const visit = await openForm(site, path)
      now = new Date(now.getTime() + wait)
      return sendForm(site, visit, fields)
    }
    const good = { nom: 'Élodie', email: 'elodie@exemple.fr', message: 'Bonjour,' }
    await send(good)
    await send(good, 100)
    await send({ ...good, email: '' })
    const visit = await openForm(site, path)
    now = new Date(now.getTime() + 60_000)
    await sendForm(site, visit, good)
    await sendForm(site, visit, { ...good, message: 'Autre chose,' })
    const of = (outcome: string) =>
      counted(`vitrine_leads_total{site="${SITE}",outcome="${outcome}"}`)
    expect(await Promise.all(['taken', 'quarantined', 'returned', 'refused'].map(of))).toEqual([
      2, 1, 1, 1,
    ])
  })

  test('N6 steps of signing in are counted by how they ended', async () => {
    const ends = async (fields: Record<string, string>, url = '/admin/api/auth/sign-in') =>
      site.app.inject({ method: 'POST', url, payload: fields })
    await ends({ email: 'nobody@exemple.fr', password: 'x'.repeat(12) })
    const series = `vitrine_sign_ins_total{site="${SITE}",outcome="wrong"}`
    expect(await counted(series)).toBe(1)
    await ends({ code: '123456' }, '/admin/api/auth/second-factor')
    expect(await counted(series.replace('wrong', 'over'))).toBe(1)
  })

  test('N6 a widget that cannot be loaded is counted', async () => {
    const { path } = await newPage(site, [{ type: 'inconnu', options: {} }], {})
    const series = `vitrine_widget_failures_total{site="${SITE}"}`
    const before = (await counted(series)) ?? 0
    await site.get(path)
    expect(await counted(series)).toBe(before + 1)
  })
})
