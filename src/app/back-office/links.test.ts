import { globSync, readFileSync } from 'node:fs'
import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { SCREENS } from './screens.tsx'

/** Where links and acts of the back office lead, as their sources say it: without what its addresses begin with. */
const WAY = /(?:\bto(?:=\{?|: )|\blist=|navigate\()(['"`])(?<path>\/.*?)\1/g

const SOURCES = 'src/{app,features,framework}/**/{admin,back-office,dashboard}/**/*.{ts,tsx}'

const ROUTES = [
  { path: '/' },
  ...SCREENS.flatMap(({ routes, frameless }) => Object.keys({ ...routes, ...frameless })).map(
    (path) => ({ path }),
  ),
]

/** With a part of an address, or two, in the place of what is only known when it is drawn. */
const isScreen = (path: string): boolean =>
  ['1', '1/1'].some((some) =>
    matchRoutes(ROUTES, path.replaceAll(/\$\{[^}]*\}/g, some).replace(/[?#].*/, '')),
  )

test('every link between screens leads to one', () => {
  const ways = globSync(SOURCES).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WAY)].map(({ groups }) => [file, groups?.['path']]),
  )
  expect(ways.length).toBeGreaterThan(30)
  expect(ways.filter(([, path = '']) => !isScreen(path))).toEqual([])
})
