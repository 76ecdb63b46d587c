import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampled } from './exhaustive.ts'
import { memoizeAsync, roomFor } from '#base/kit/memoize.ts'
import { heavyWork } from '#app/workers/heavy-work.ts'
import { createTestApp, sessionOf, type TestApp } from './app.ts'
import { held, MOST_HELD } from './readers/measure.ts'

/** The largest page that its border lets in: 490 widgets, two megabytes. */
const widgets = (word: string) =>
  Array.from({ length: 490 }, (_, at) => ({
    id: 500_000 + at,
    zone: 'content',
    type: 'rich-text',
    version: 1,
    options: {
      html: `<p>${`${word}, <a href="/contact">${at}</a> `.repeat(20)}${`${word} `.repeat(500)}</p>`,
    },
  }))

/** Milliseconds of the usual machine, for what draws the page, two megabytes. */
const MOST_DRAWN = 100

const PAGE = '/admin/api/pages/2/fr'

const heavy = heavyWork()
let site: TestApp
beforeAll(async () => {
  const { comparePages, clean } = heavy
  const cleaned = memoizeAsync<string>({ room: roomFor(8_000_000), sizeOf: ({ length }) => length })
  site = await createTestApp({
    session: sessionOf('writer'),
    checksAnswers: false,
    comparePages,
    clean: (html) => cleaned(html, clean),
  })
  const payload = { base: 0, widgets: widgets('bilan') }
  const saved = await site.app.inject({ method: 'PUT', url: `${PAGE}/draft`, payload })
  expect(saved.statusCode).toBe(200)
}, 60_000)
afterAll(async () => {
  await site.close()
  await heavy.close()
})

test(
  'is compared without holding the loop, and the answer is bounded',
  sampled(false),
  async () => {
    const body = JSON.stringify({ widgets: widgets('avoir') })
    expect(body.length).toBeGreaterThan(1_800_000)
    const compare = () =>
      site.app.inject({
        method: 'POST',
        url: `${PAGE}/draft/compare`,
        headers: { 'content-type': 'application/json' },
        payload: body,
      })
    const stretch = await held(MOST_HELD, async () =>
      expect((await compare()).statusCode).toBe(200),
    )
    expect(stretch).toBeLessThan(MOST_HELD)
    const answer = await compare()
    expect(answer.json().changes.length).toBeGreaterThan(100)
    expect(answer.body.length).toBeLessThan(1_000_000)
  },
)

test(
  'is checked without holding the loop for long',
  { ...sampled(false), timeout: 60_000 },
  async () => {
    const check = async () => {
      const { statusCode } = await site.app.inject({ url: `${PAGE}/checks` })
      expect(statusCode).toBe(200)
    }
    expect(await held(MOST_DRAWN, check)).toBeLessThan(MOST_DRAWN)
    // Now its texts are known: nothing of them is waited for.
    expect(await held(MOST_DRAWN, check)).toBeLessThan(MOST_DRAWN)
  },
)
