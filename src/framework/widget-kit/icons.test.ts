import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SVGPathData } from 'svg-pathdata'
import { expect, test } from 'vitest'
import { bootstrapIcons, iconNames } from './icons.ts'

const { resolve } = createRequire(import.meta.url)
const drawingOf = (name: string) =>
  readFileSync(resolve(`bootstrap-icons/icons/${name}.svg`), 'utf8')
const pathsOf = (svg: string) => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path)
/** The steps of a path, each with its numbers from the corner of the drawing. */
const stepsOf = (path: string) => new SVGPathData(path).toAbs().commands

test('every icon is drawn where its authors drew it, to a hundredth, in fewer characters', () => {
  const icons = bootstrapIcons()
  const worst = { name: '', error: 0 }
  let before = 0
  let after = 0
  for (const name of iconNames()) {
    const drawn = pathsOf(icons(name) ?? '')
    const meant = pathsOf(drawingOf(name))
    expect(drawn, name).toHaveLength(meant.length)
    for (const [i, path] of meant.entries()) {
      before += path.length
      after += drawn[i]?.length ?? 0
      const steps = stepsOf(drawn[i] ?? '')
      expect(
        steps.map(({ type }) => type),
        name,
      ).toEqual(stepsOf(path).map(({ type }) => type))
      for (const [at, step] of stepsOf(path).entries()) {
        for (const [key, value] of Object.entries(step)) {
          const error = Math.abs(Number(value) - Number(Reflect.get(steps[at] ?? {}, key)))
          if (!(error <= worst.error)) Object.assign(worst, { name, error })
        }
      }
    }
  }
  expect(worst.error, worst.name).toBeLessThan(0.006)
  expect(after / before).toBeLessThan(1)
})

test('a name that the set has not, or that leads out of its folder, is no icon', () => {
  const icons = bootstrapIcons()
  expect([icons('nulle-part'), icons('../package'), icons('')]).toEqual([null, null, null])
  expect(icons('telephone')).toMatch(
    /^<symbol id="icon-telephone" viewBox="0 0 16 16" .*<\/symbol>$/,
  )
})
