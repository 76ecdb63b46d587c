/** @module-tag exhaustive */
import { expect, test } from 'vitest'
import { slugOf } from '#base/kit/text/slug.ts'
import { registry } from '#app/widgets.ts'
import { useOwnDemo } from './own-server.ts'
import { newVisitor, seriousFindings, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

// The sandbox is not there in production; in `test` every other thing is as in production.
const server = useOwnDemo({ NODE_ENV: 'test' })

const HANDS = 3
/** Milliseconds: some two hundred looks of axe, while other tests of the machine take most of its time. */
const LIMIT = 480_000
const HEIGHT = 900
const SCREENS = [WIDTHS.phone, WIDTHS.desktop]

const examples = [...registry.values()].flatMap(({ type, examples: own }) =>
  own.map(({ name }) => `/_sandbox/${type}/${slugOf(name)}`),
)

test(
  'K no example of a widget has a serious finding, on a phone and a desktop by turns, or scrolls sideways on either',
  { timeout: LIMIT },
  async () => {
    const queue = [...examples.entries()]
    const faults: string[] = []
    const context = await newVisitor({ width: WIDTHS.phone })
    const work = async () => {
      const page = await context.newPage()
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        const [place, path] = next
        await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT })
        await page.goto(server.url + path, { waitUntil: 'load' })
        for (const [turn, width] of SCREENS.entries()) {
          await page.setViewportSize({ width, height: HEIGHT })
          const found = turn === place % 2 ? await seriousFindings(page) : []
          for (const fault of found) faults.push(`${path}, ${width}: ${fault}`)
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          )
          if (wide > 0) faults.push(`${path}, ${width}: ${wide} px too wide`)
        }
      }
    }
    await Promise.all(Array.from({ length: HANDS }, work))
    await context.close()
    expect(faults).toEqual([])
  },
)
