import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FEATURES } from '../scripts/arrow-rules.ts'

/** Every file of the sources, and what of them is the product: no test, no example, no fixture. */
const FILES = globSync('src/**/*.*')
const PRODUCT = FILES.filter(
  (file) => !/[.]test[.]|fixture|examples?[.]ts|\/fixtures\/|\/tests\/|\/fake-|README/.test(file),
)

/** What a folder of a feature may be called (src/README.md). */
const PARTS = [
  'rules',
  'contract',
  'settings',
  'store',
  'service',
  'routes',
  'mails',
  'widgets',
  'admin',
]

/** Four more, of a feature or two. */
const OWN_PARTS = [
  'articles/providers',
  'documents/pdf',
  'templates/engine',
  'simulators/engine',
  'publishing/checks',
  'publishing/kinds',
]

const MOST_FILES = 25

/** Pairs of folders that import each other, types included: no other comes, and none of these is wanted. */
const MUTUAL = [
  'src/app ↔ src/app/uses',
  'src/base/core ↔ src/base/core/settings',
  'src/features/accounts/service ↔ src/features/accounts/service/links',
  'src/features/pages/store ↔ src/features/pages/store/redirects',
  'src/features/pages/store ↔ src/features/pages/store/tree',
]

/** Files of at most thirty lines with one importer, each of which has its reason (decision 021). */
const MOST_SMALL_FILES = 120

const CODE = PRODUCT.filter((file) => /\.tsx?$/.test(file))

/** Of each file of the product, which others it names. */
const IMPORTS = new Map(
  CODE.map((file) => {
    const named = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import) ?'([#.][^'?]+)/g)
    const files = [...named].map(([, name = '']) =>
      name.startsWith('#') ? join('src', name.slice(1)) : join(dirname(file), name),
    )
    return [file, new Set(files)]
  }),
)

describe('the rooms of the sources', () => {
  test('every file lies in one of four', () => {
    expect(FILES.length).toBeGreaterThan(1000)
    expect(
      FILES.filter((file) => !/^src\/(?:(?:base|framework|features|app)\/|README)/.test(file)),
    ).toEqual([])
  })

  test('every feature has its arrows and its README', () => {
    const features = globSync('src/features/*').map((folder) => basename(folder))
    expect(features.toSorted()).toEqual(Object.keys(FEATURES).toSorted())
    expect(globSync('src/features/*/README.md')).toHaveLength(features.length)
  })

  test('a feature is made of the parts whose names are reserved', () => {
    const own = new Set(OWN_PARTS.map((part) => `src/features/${part}`))
    const parts = FILES.filter((file) => /^src\/features\/[^/]+\/[^/]+\//.test(file)).map((file) =>
      file.split('/').slice(0, 4).join('/'),
    )
    const unknown = new Set(
      parts.filter((part) => !PARTS.includes(basename(part)) && !own.has(part)),
    )
    expect([...unknown]).toEqual([])
  })

  test(`no folder has more than ${MOST_FILES} files`, () => {
    const sizes = Map.groupBy(PRODUCT, (file) => dirname(file))
    const large = [...sizes].filter(([, files]) => files.length > MOST_FILES)
    expect(large.map(([folder, files]) => `${folder}: ${files.length}`)).toEqual([])
  })

  test('no two folders import each other but those that are known', () => {
    const arrows = new Set(
      [...IMPORTS].flatMap(([file, named]) =>
        [...named].map((other) => `${dirname(file)} ↔ ${dirname(other)}`),
      ),
    )
    const mutual = [...arrows].filter((arrow) => {
      const [from = '', to = ''] = arrow.split(' ↔ ')
      return from < to && arrows.has(`${to} ↔ ${from}`)
    })
    expect(mutual.toSorted()).toEqual(MUTUAL)
  })

  test(`at most ${MOST_SMALL_FILES} small files have one importer`, () => {
    const importers = Map.groupBy(
      [...IMPORTS.values()].flatMap((named) => [...named]),
      (to) => to,
    )
    const small = CODE.filter(
      (file) =>
        importers.get(file)?.length === 1 && readFileSync(file, 'utf8').split('\n').length <= 31,
    )
    expect(small.length).toBeGreaterThan(0)
    expect(small.length).toBeLessThanOrEqual(MOST_SMALL_FILES)
  })

  // Decisions say what was; the other pages say what is.
  test('every path that a README or a page of the documentation names is there', () => {
    const pages = globSync(['src/**/README.md', 'docs/*.md', 'CONTRIBUTING.md'])
    const named = pages.flatMap((page) =>
      sectionsOf(readFileSync(page, 'utf8')).flatMap(({ title, text }) =>
        [...text.matchAll(/`([^`\n]+)`/g)]
          .map(([, path = '']) => path)
          .filter(page.startsWith('src/') ? isPath : isSource)
          .map((path) => ({ page, title, path: path.replace(/\/$/, '') })),
      ),
    )
    expect(named.length).toBeGreaterThan(300)
    const names = new Set(globSync('{src,scripts,demo}/**/*.*').map((file) => basename(file)))
    const missing = named.filter(
      ({ page, title, path }) =>
        globSync([
          join(dirname(page), path),
          path,
          join('src', path),
          // A recipe's paths begin at the subject that its section is about.
          join('src/features', title.toLowerCase(), path),
        ]).length === 0 &&
        (page.startsWith('src/') || !names.has(path)),
    )
    expect(missing).toEqual([])
  })
})

/** The parts of a page under titles of the second rank; what stands before them has none. */
const sectionsOf = (page: string): { title: string; text: string }[] =>
  page.split(/^## /m).map((text, place) => ({
    title: place === 0 ? '' : (text.split('\n', 1)[0] ?? ''),
    text,
  }))

/** A route begins with a slash or a method, a command has spaces, a right or a table neither slash nor ending. */
const isPath = (text: string): boolean =>
  !/\s/.test(text) &&
  !text.startsWith('/') &&
  (text.includes('/') || /\.(?:tsx?|m?js|scss|html|md|ya?ml|json)$/.test(text))

/** A file of the sources, in a page that speaks of many other things. */
const isSource = (text: string): boolean => /^[\w.#-]+(?:\/[\w./-]+)?\.(?:tsx?|scss)$/.test(text)
