/** @module-tag exhaustive */
import { describe, expect, test } from 'vitest'
import { slugOf } from '#base/kit/text/slug.ts'
import { registry } from '#app/widgets.ts'
import { sampled } from '../tests/exhaustive.ts'
import { useOwnDemo } from './own-server.ts'
import { newVisitor, seriousFindings, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

// The sandbox is not there in production; in `test` every other thing is as in production.
const server = useOwnDemo({ NODE_ENV: 'test' })

const HANDS = 3
/** Milliseconds: some four hundred looks of axe, while other tests of the machine take most of its time. */
const LIMIT = 480_000
const HEIGHT = 900
const SCREENS = [WIDTHS.phone, WIDTHS.desktop]

/** The path of an example, and the widths at which it is looked at. */
type Look = [path: string, widths: number[]]

const all = [...registry.values()].flatMap(({ type, examples }) =>
  examples.map(({ name }): Look => [`/_sandbox/${type}/${slugOf(name)}`, SCREENS]),
)
/** Of every third widget its first example, at one width in turn. */
const sample = [...registry.values()].flatMap(({ type, examples }, place): Look[] =>
  place % 3 === 0
    ? [
        [
          `/_sandbox/${type}/${slugOf(examples[0]?.name ?? '')}`,
          SCREENS.filter((_width, turn) => turn === place % 2),
        ],
      ]
    : [],
)

describe.each([
  ['one of each third widget', sample],
  ['all', all],
])('examples: %s', (_name, looks) => {
  test(
    'K none has a serious finding or scrolls sideways',
    { ...sampled(looks === sample), timeout: LIMIT },
    async () => {
      const queue = [...looks]
      const faults: string[] = []
      const context = await newVisitor({ width: WIDTHS.phone })
      const work = async () => {
        const page = await context.newPage()
        for (let look = queue.shift(); look !== undefined; look = queue.shift()) {
          const [path, widths] = look
          await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT })
          await page.goto(server.url + path, { waitUntil: 'load' })
          for (const width of widths) {
            await page.setViewportSize({ width, height: HEIGHT })
            for (const fault of await seriousFindings(page))
              faults.push(`${path}, ${width}: ${fault}`)
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
})
