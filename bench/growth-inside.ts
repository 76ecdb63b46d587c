import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatherStatistics } from '#base/platform/db/statistics.ts'
import { nestedSetFaults } from '#features/pages/store/tree/nested-set.ts'
import type { MenuData, MenuEntry } from '#base/core/menu.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { builtAdmin, builtAssets } from '#app/website/client-assets.ts'
import { VISITOR } from '#base/core/session.ts'
import { requestUrl } from '#base/platform/http/request-url.ts'
import type { SiteReaders } from '#base/core/page/site-reader.ts'
import { siteReaders } from '#app/website/site-reader.ts'
import { answerPage } from '#app/website/answer-page.ts'
import { composeDeps } from '#app/server/compose.ts'
import { readEnv } from '#base/platform/env.ts'
import { median } from './figure.ts'
import { addArticles, addPages } from './growth-seed.ts'
import type { Tables } from '#app/tables.ts'

/**
 * What the growth bench measures inside a process of its own: `menu`, `pages` or `articles` with a
 * SIZE gives the milliseconds of the processor for which the home page is drawn; `tree` with a SIZE
 * and perhaps the URL of a PostgreSQL gives the milliseconds of writes to a tree of so many pages.
 */
const [kind = '', size = '', databaseUrl = ''] = process.argv.slice(2)
const ROUNDS = 7
const VISITS = 60
const WRITES = 15
const SECTIONS = 3
/** Number of the main navigation. */
const MAIN_MENU = 1500

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-growth-'))
const composed = await composeDeps(
  readEnv({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    SECRET: 'bench-'.repeat(6),
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, SEED: 'demo' } : {}),
  }),
  { assets: builtAssets('dist/client'), assetsDir: null, admin: builtAdmin('dist/admin') },
)
const { stores } = composed.deps
const db = stores.accounts.database.db.withTables<Pick<Tables, keyof Tables>>()
const siteId = (await stores.sites.list())[0]?.id ?? 0
try {
  await grown(kind, Number(size))
  const measured = kind === 'tree' ? await writes() : await drawings()
  process.stdout.write(`${JSON.stringify(measured)}\n`)
} finally {
  await composed.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Makes the demo firm as large as it is asked for. */
async function grown(what: string, wanted: number): Promise<void> {
  if (what === 'menu') {
    await stores.menus.save(siteId, MAIN_MENU, 'Navigation', largeMenu(wanted))
    return
  }
  if (what === 'articles') {
    const { known } = await db
      .selectFrom('article')
      .select((eb) => eb.fn.countAll<number>().as('known'))
      .where('site_id', '=', siteId)
      .executeTakeFirstOrThrow()
    await addArticles(db, siteId, Math.max(0, wanted - known))
    return
  }
  const pages = Math.max(0, wanted - (await stores.pages.tree(siteId, 'fr')).length)
  await addPages(db, siteId, pages)
  // Within a minute PostgreSQL counts by itself what was added.
  await gatherStatistics(db)
}

/** Two levels of entries, as many as they are; a section has nine pages below it. */
function largeMenu(count: number): MenuData {
  const entry = (id: number, childs: MenuEntry[]): MenuEntry => ({
    id,
    link: `/rubrique-${id}`,
    label: `Entrée ${id}`,
    childs,
    mediaPage: '',
    mediaLinkedObject: '',
    infos: '',
  })
  const sections = Array.from({ length: Math.ceil(count / 10) }, (_, section) => {
    const first = section * 10
    const below = Array.from({ length: Math.min(9, count - first - 1) }, (_entry, at) =>
      entry(first + at + 2, []),
    )
    return entry(first + 1, below)
  })
  return { paramsMenu: { onlyLevelChoice: '' }, menu: sections }
}

/** The home page, drawn without a cache of pages. */
interface Drawings {
  /** Visit after visit: what was read of the site is known. */
  again: number
  /** The first visit after a write: everything is read and drawn anew. */
  first: number
}

async function drawings(): Promise<Drawings> {
  const newReaders = () =>
    siteReaders(stores, {
      recheck: 60_000,
      now: () => performance.now(),
      providerSegment: 'testa',
    })
  const answer = answerPage({
    ...composed.deps,
    listeningOrigin: () => '',
    signer: createSigner(composed.deps.secret),
  })
  const visit = async (readers: SiteReaders) => {
    const reader = await readers('localhost')
    await answer({ reader, url: requestUrl('/'), session: VISITOR, warn() {} })
  }
  const readers = newReaders()
  await spent(VISITS, () => visit(readers))
  const again: number[] = []
  const first: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    again.push(await spent(VISITS, () => visit(readers)))
    first.push(await spent(1, () => visit(newReaders())))
  }
  return { again: median(again), first: median(first) }
}

/** Milliseconds of the processor's own time for one of `times`. */
async function spent(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / times
}

/** Milliseconds of the clock, medians: an editor waits for the disk too. */
interface Writes {
  /** A page becomes the first one of the first section: all that follow are counted anew. */
  insert: number
  /** A page goes from the first section to the last, and back. */
  move: number
  /** The last section goes under the first with its pages, and back. */
  moveSection: number
}

async function writes(): Promise<Writes> {
  const times = { insert: [] as number[], move: [] as number[], moveSection: [] as number[] }
  const took = async (list: number[], work: () => Promise<unknown>) => {
    const start = performance.now()
    await work()
    list.push(performance.now() - start)
  }
  const tree = await stores.pages.tree(siteId, 'fr')
  const sections = tree.filter(({ level }) => level === 1)
  const [home, near, far] = [tree[0], sections[0], sections.at(-1)]
  if (!home || !near || !far) throw new Error('Le site de démonstration n’a pas de rubriques.')
  for (let round = 0; round < WRITES; round += 1) {
    const slug = `essai-${round}`
    const page = { name: 'Essai', slug, path: `${near.path}/${slug}` }
    let id = 0
    await took(times.insert, async () => {
      ;({ id } = await stores.pages.insert(siteId, near.id, page, 0))
    })
    await took(times.move, () => stores.pages.move(siteId, id, far.id, 0))
    await took(times.move, () => stores.pages.move(siteId, id, near.id, 0))
  }
  for (let round = 0; round < SECTIONS; round += 1) {
    await took(times.moveSection, () => stores.pages.move(siteId, far.id, near.id, 0))
    await took(times.moveSection, () => stores.pages.move(siteId, far.id, home.id))
  }
  const faults = nestedSetFaults(
    await db
      .selectFrom('page')
      .select(['id', 'lft', 'rgt', 'level'])
      .where('site_id', '=', siteId)
      .orderBy('lft')
      .execute(),
  )
  if (faults.length > 0) throw new Error(`L’arbre est abîmé : ${faults.slice(0, 3).join(' ')}`)
  return {
    insert: median(times.insert),
    move: median(times.move),
    moveSection: median(times.moveSection),
  }
}
