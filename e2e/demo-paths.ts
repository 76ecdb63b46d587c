import { loadDemo } from '#app/demo/load-demo.ts'

const { pages, translations, widgets } = await loadDemo()

const pathOf = new Map<string, string>()
for (const { id, path } of pages) pathOf.set(`${id} fr`, path)
for (const { id, translation } of translations) {
  pathOf.set(`${id} ${translation.lang}`, translation.path)
}

/** Every page of the demo: the tree, then those in English. */
export const demoPaths: readonly string[] = [...pathOf.values()]

const shown = new Set<string>()

/** The first pages on which each type of widget stands. */
export const samplePaths: readonly string[] = widgets.flatMap(({ owner, widgets: own }) => {
  const types = [...JSON.stringify(own).matchAll(/"type":"([a-z-]+)"/g)].map(
    ([, type = '']) => type,
  )
  const isNew = types.some((type) => !shown.has(type))
  for (const type of types) shown.add(type)
  return isNew && 'pageId' in owner ? (pathOf.get(`${owner.pageId} ${owner.lang}`) ?? []) : []
})
