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

  // Decisions say what was; the other pages say what is.
  test('every path that a README or a page of the documentation names is there', () => {
    const pages = globSync(['src/**/README.md', 'docs/*.md', 'CONTRIBUTING.md'])
    const named = pages.flatMap((page) =>
      [...readFileSync(page, 'utf8').matchAll(/`([^`\n]+)`/g)]
        .map(([, text = '']) => text)
        .filter(page.startsWith('src/') ? isPath : isSource)
        .map((path) => ({ page, path: path.replace(/\/$/, '') })),
    )
    expect(named.length).toBeGreaterThan(300)
    const names = new Set(globSync('{src,scripts,demo}/**/*.*').map((file) => basename(file)))
    const missing = named.filter(
      ({ page, path }) =>
        globSync([join(dirname(page), path), path, join('src', path)]).length === 0 &&
        (page.startsWith('src/') || !names.has(path)),
    )
    expect(missing).toEqual([])
  })
})

/** A route begins with a slash or a method, a command has spaces, a right or a table neither slash nor ending. */
const isPath = (text: string): boolean =>
  !/\s/.test(text) &&
  !text.startsWith('/') &&
  (text.includes('/') || /\.(?:tsx?|m?js|scss|html|md|ya?ml|json)$/.test(text))

/** A file of the sources, in a page that speaks of many other things. */
const isSource = (text: string): boolean => /^[\w.#-]+(?:\/[\w./-]+)?\.(?:tsx?|scss)$/.test(text)
