import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#base/core/page/page.ts'
import { sampled } from '../../../../../tests/exhaustive.ts'
import { ownDatabase } from '../../../../../tests/own-database.ts'
import { createStores, type Stores } from '#app/stores.ts'
import { type DatabaseLocation, openDatabase } from '#base/platform/db/db.ts'
import { migrate } from '#base/platform/db/migrate.ts'
import { DEFAULT_CONSTANTS, DEFAULT_SETTINGS } from '#base/core/settings/settings.ts'
import { PageTreeError } from './page-tree-error.ts'

/** A page of the model: a tree as one would draw it, without any numbers. */
interface ModelPage {
  id: number
  path: string
  parent: ModelPage | null
  children: ModelPage[]
}

/** Few names, so that paths collide often. */
const SEGMENTS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Pages in the bin, as the model keeps them. */
interface ModelRemoval {
  id: number
  page: ModelPage
  parentId: number
  position: number
  /** Neighbours at the time. */
  before: number | undefined
  after: number | undefined
}

/** The numbers choose among what is there at the time: pages, places, names. */
const operation = fc.record({
  kind: fc.constantFrom(
    'insert',
    'insert',
    'insert',
    'move',
    'move',
    'reorder',
    'rename',
    'remove',
    'duplicate',
    'trash',
    'restore',
    'undo',
  ),
  page: fc.nat(),
  parent: fc.nat(),
  position: fc.option(fc.nat({ max: 6 }), { nil: undefined }),
  segment: fc.constantFrom(...SEGMENTS),
})

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never

class Model {
  readonly root: ModelPage = { id: 1, path: '/', parent: null, children: [] }
  readonly formerPaths = new Map<string, number>()
  readonly bin: ModelRemoval[] = []
  lastId = 1

  inOrder(page: ModelPage = this.root): ModelPage[] {
    return [page, ...page.children.flatMap((child) => this.inOrder(child))]
  }

  pick(choice: number): ModelPage {
    const pages = this.inOrder()
    return pages[choice % pages.length] ?? this.root
  }

  /** Every page with the bounds and the level that a walk around the tree gives it. */
  numbered(): { id: number; path: string; lft: number; rgt: number; level: number }[] {
    let next = 1
    const walk = (page: ModelPage, level: number): ReturnType<Model['numbered']> => {
      const own = { id: page.id, path: page.path, lft: next++, rgt: 0, level }
      const inside = page.children.flatMap((child) => walk(child, level + 1))
      own.rgt = next++
      return [own, ...inside]
    }
    return walk(this.root, 0)
  }

  isTaken(path: string): boolean {
    return this.inOrder().some((page) => page.path === path)
  }

  /**
   * Gives `page` its path and those below it theirs; `false`, and nothing done, when another page
   * has one of them.
   */
  repath(page: ModelPage, path: string): boolean {
    const changes = new Map<ModelPage, string>()
    const follow = (one: ModelPage, to: string) => {
      if (to !== one.path) changes.set(one, to)
      for (const child of one.children) {
        const isBelow = child.path.startsWith(`${one.path}/`)
        follow(child, isBelow ? to + child.path.slice(one.path.length) : child.path)
      }
    }
    follow(page, path)
    const others = this.inOrder().filter((one) => !changes.has(one))
    const paths = [...others.map((one) => one.path), ...changes.values()]
    if (new Set(paths).size !== paths.length) return false
    for (const [{ id, path: from }] of changes) this.formerPaths.set(from, id)
    for (const [one, to] of changes) {
      one.path = to
      this.formerPaths.delete(to)
    }
    return true
  }
}

const below = (parent: ModelPage, segment: string): string =>
  `${parent.path === '/' ? '' : parent.path}/${segment}`

/** Puts `page` among the children of `parent`, as the store's `position` says. */
function place(parent: ModelPage, page: ModelPage, position: number | undefined): void {
  parent.children.splice(position ?? parent.children.length, 0, page)
  page.parent = parent
}

function takeOut(page: ModelPage): void {
  const siblings = page.parent?.children ?? []
  siblings.splice(siblings.indexOf(page), 1)
}

/** Does the operation in both; what the model can't do the store must refuse. */
async function perform(
  stores: Stores,
  siteId: number,
  model: Model,
  { kind, page: pageChoice, parent: parentChoice, position, segment }: Operation,
): Promise<void> {
  const page = model.pick(pageChoice)
  const parent = model.pick(parentChoice)
  const { pages } = stores
  if (kind === 'insert') {
    const path = below(parent, segment)
    const attempt = pages.insert(siteId, parent.id, { path, name: segment }, position)
    if (model.isTaken(path)) return refused(attempt)
    model.lastId += 1
    place(parent, { id: model.lastId, path, parent, children: [] }, position)
    model.formerPaths.delete(path)
    expect((await attempt).id).toBe(model.lastId)
  } else if (kind === 'rename') {
    if (page === model.root) return
    const path = page.path.slice(0, page.path.lastIndexOf('/') + 1) + segment
    const attempt = pages.update(siteId, page.id, 'fr', { path })
    if (!model.repath(page, path)) return refused(attempt)
    await attempt
  } else if (kind === 'move') {
    const attempt = pages.move(siteId, page.id, parent.id, position)
    if (page === model.root || model.inOrder(page).includes(parent)) return refused(attempt)
    const old = page.parent ?? model.root
    const index = old.children.indexOf(page)
    const followed = page.path.startsWith(old.path === '/' ? '/' : `${old.path}/`)
    const rest = page.path.slice(old.path === '/' ? 1 : old.path.length + 1)
    takeOut(page)
    place(parent, page, position)
    if (!model.repath(page, followed ? below(parent, rest) : page.path)) {
      takeOut(page)
      place(old, page, index)
      return refused(attempt)
    }
    await attempt
  } else if (kind === 'reorder') {
    const sorted = parent.children.toSorted(
      (a, b) => ((a.id * 7919 + pageChoice) % 101) - ((b.id * 7919 + pageChoice) % 101),
    )
    parent.children.splice(0, sorted.length, ...sorted)
    await pages.reorder(
      siteId,
      parent.id,
      sorted.map(({ id }) => id),
    )
  } else if (kind === 'duplicate') {
    const withDescendants = pageChoice % 2 === 0
    const attempt = pages.duplicate(siteId, page.id, { withDescendants })
    if (page.parent === null) return refused(attempt)
    let number = 1
    const path = () => `${page.path}-copie${number === 1 ? '' : `-${number}`}`
    while (model.isTaken(path())) number += 1
    const copy = copied(model, page, path(), withDescendants)
    place(page.parent, copy, page.parent.children.indexOf(page) + 1)
    for (const one of model.inOrder(copy)) model.formerPaths.delete(one.path)
    expect(await attempt).toBe(copy.id)
  } else if (kind === 'undo') {
    if (page === model.root) return
    await undoneAtOnce(stores, siteId, page, { parent, position, segment })
  } else if (kind === 'trash' || kind === 'remove') {
    const attempt =
      kind === 'trash' ? stores.trash.put(siteId, page.id, EDITOR) : pages.remove(siteId, page.id)
    if (page.parent === null) return refused(attempt)
    const done = await attempt
    if (done) model.bin.push(removal(done.id, page, page.parent))
    const gone = new Set(model.inOrder(page).map(({ id }) => id))
    takeOut(page)
    for (const [path, id] of model.formerPaths) if (gone.has(id)) model.formerPaths.delete(path)
  } else {
    const [out] = model.bin.splice(pageChoice % Math.max(1, model.bin.length), 1)
    if (out) await restoredInBoth(stores, siteId, model, out, parent)
  }
}

const EDITOR = { id: 'u1', name: 'Claire Aubry' }

/** A copy with paths that nothing else has: whatever is below gets a number where it is taken. */
function copied(model: Model, page: ModelPage, path: string, withDescendants: boolean): ModelPage {
  const given = new Set<string>()
  const copy = (one: ModelPage, wanted: string): ModelPage => {
    let free = wanted
    for (let n = 2; model.isTaken(free) || given.has(free); n += 1) free = `${wanted}-${n}`
    given.add(free)
    model.lastId += 1
    const twin: ModelPage = { id: model.lastId, path: free, parent: null, children: [] }
    for (const child of withDescendants ? one.children : []) {
      const isBelow = child.path.startsWith(`${one.path}/`)
      const childPath = isBelow ? free + child.path.slice(one.path.length) : child.path
      place(twin, copy(child, childPath), undefined)
    }
    return twin
  }
  return copy(page, path)
}

function removal(id: number, page: ModelPage, parent: ModelPage): ModelRemoval {
  const position = parent.children.indexOf(page)
  const before = parent.children[position - 1]?.id
  const after = parent.children[position + 1]?.id
  return { id, page, parentId: parent.id, position, before, after }
}

/** Restores where it was, else below `other`; which paths are free is the store's to say. */
async function restoredInBoth(
  stores: Stores,
  siteId: number,
  model: Model,
  { id, page, parentId, position, before, after }: ModelRemoval,
  other: ModelPage,
): Promise<void> {
  const former = model.inOrder().find((one) => one.id === parentId)
  if (former === undefined) await refused(stores.trash.restore(siteId, id))
  await stores.trash.restore(siteId, id, {
    withFreePaths: true,
    ...(former ? {} : { parentId: other.id }),
  })
  const siblings = former?.children.map((one) => one.id) ?? []
  const again =
    position === 0
      ? 0
      : siblings.includes(before ?? 0)
        ? siblings.indexOf(before ?? 0) + 1
        : siblings.includes(after ?? 0)
          ? siblings.indexOf(after ?? 0)
          : position
  place(former ?? other, page, former ? again : undefined)

  const paths = new Map((await stores.pages.tree(siteId, 'fr')).map((one) => [one.id, one.path]))
  for (const one of model.inOrder(page)) one.path = paths.get(one.id) ?? ''
  expect(new Set(paths.values()).size).toBe(paths.size)
  model.formerPaths.clear()
  for (const { source, destination } of await stores.redirects.list(siteId)) {
    expect(model.isTaken(source)).toBe(false)
    const pageId = Number(destination.replace('page:', ''))
    expect(paths.has(pageId)).toBe(true)
    model.formerPaths.set(source, pageId)
  }
}

/** Renames or moves and takes it back: the model notices nothing. */
async function undoneAtOnce(
  stores: Stores,
  siteId: number,
  page: ModelPage,
  { parent, position, segment }: Pick<Operation, 'position' | 'segment'> & { parent: ModelPage },
): Promise<void> {
  const before = await stores.pages.records(siteId, 'fr')
  try {
    if (position === undefined) await stores.pages.update(siteId, page.id, 'fr', { name: segment })
    else await stores.pages.move(siteId, page.id, parent.id, position)
  } catch (error) {
    expect(error).toBeInstanceOf(PageTreeError)
    return
  }
  const change = await stores.treeChanges.latest(siteId, page.id)
  // A name that was the same already changed nothing.
  if (position === undefined && change?.kind !== 'rename') return
  const after = await stores.pages.records(siteId, 'fr')
  const same = (pages: Page[]) => pages.map((one) => ({ ...one, updated_at: '' }))
  if (JSON.stringify(same(after)) === JSON.stringify(same(before))) return
  await stores.treeChanges.undo(siteId, change?.id ?? 0)
  expect(same(await stores.pages.records(siteId, 'fr'))).toEqual(same(before))
}

async function refused(attempt: Promise<unknown>): Promise<void> {
  await expect(attempt).rejects.toThrow(PageTreeError)
}

function treeProperty(
  name: string,
  location: () => Promise<DatabaseLocation>,
  size: { numRuns: number; operations: number },
  isSample: boolean,
): void {
  describe(`${name}, ${size.numRuns} times`, sampled(isSample), () => {
    let stores: Stores
    beforeAll(async () => {
      const db = await openDatabase(await location())
      await migrate(db)
      stores = createStores(db)
    })
    afterAll(() => stores.close())

    test('A2 whatever is done to pages, tree, paths and former paths are right', async () => {
      let done = 0
      const property = fc.asyncProperty(
        fc.array(operation, { minLength: size.operations, maxLength: size.operations }),
        async (operations) => {
          const { id: siteId } = await stores.sites.create({
            name: 'Arbre',
            isDefault: false,
            hosts: [],
            settings: DEFAULT_SETTINGS,
            constants: DEFAULT_CONSTANTS,
            offices: [],
            theme: { light: {}, dark: {} },
          })
          const model = new Model()
          await stores.pages.insert(siteId, null, { path: '/', name: 'Accueil' })
          for (const one of operations) {
            await perform(stores, siteId, model, one)
            const tree = await stores.pages.tree(siteId, 'fr')
            const numbers = tree.map(({ id, path, lft, rgt, level }) => ({
              id,
              path,
              lft,
              rgt,
              level,
            }))
            expect(numbers).toEqual(model.numbered())
            done += 1
          }
          expect(await stores.pages.check(siteId)).toEqual([])
          const redirects = await stores.redirects.list(siteId)
          expect(
            new Map(redirects.map(({ source, destination }) => [source, destination])),
          ).toEqual(new Map([...model.formerPaths].map(([path, id]) => [path, `page:${id}`])))
        },
      )
      // Looking for the shortest of failing sequences would otherwise take longer than the test may.
      const limits = { interruptAfterTimeLimit: 45_000, markInterruptAsFailure: true }
      await fc.assert(property, { numRuns: size.numRuns, ...limits })
      expect(done).toBeGreaterThanOrEqual(size.numRuns * size.operations)
    }, 120_000)
  })
}

for (const [numRuns, isSample] of [
  [8, true],
  [40, false],
] as const) {
  const size = { numRuns, operations: 100 }
  treeProperty('SQLite', async () => ({ file: ':memory:' }), size, isSample)
}

for (const [numRuns, isSample] of [
  [1, false],
  [4, false],
] as const) {
  const size = { numRuns, operations: 60 }
  treeProperty('PostgreSQL', async () => ({ databaseUrl: await ownDatabase() }), size, isSample)
}
