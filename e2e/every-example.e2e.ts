import { expect, test } from 'vitest'
import { slugOf } from '#domain/slug.ts'
import { registry } from '#widgets/registry.ts'
import { useOwnDemo } from './own-server.ts'
import { newVisitor, seriousFindings, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

// The sandbox is not there in production; in `test` every other thing is as in production.
const server = useOwnDemo({ NODE_ENV: 'test' })

const HANDS = 3
const HEIGHT = 900
const paths = [...registry.values()].flatMap(({ type, examples }) =>
  examples.map(({ name }) => `/_sandbox/${type}/${slugOf(name)}`),
)

test('K every example has no serious finding and does not scroll sideways, on a phone and on a desktop', async () => {
  const queue = [...paths]
  const faults: string[] = []
  const context = await newVisitor({ width: WIDTHS.phone })
  const work = async () => {
    const page = await context.newPage()
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.setViewportSize({ width: WIDTHS.phone, height: HEIGHT })
      await page.goto(server.url + path, { waitUntil: 'load' })
      for (const width of [WIDTHS.phone, WIDTHS.desktop]) {
        await page.setViewportSize({ width, height: HEIGHT })
        for (const fault of await seriousFindings(page)) faults.push(`${path}, ${width}: ${fault}`)
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
}, 240_000)
