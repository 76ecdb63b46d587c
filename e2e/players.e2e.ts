/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hasFocus, tabTo } from './keyboard.ts'
import { useOwnContent } from './own-content.ts'
import {
  seriousFindings,
  testScreens,
  testVisitors,
  textOf,
  until,
  useBrowser,
  visit,
} from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const FRENCH = 'controle-fiscal-les-premiers-reflexes'
const ENGLISH = 'getting-paid-on-time-en'
const BODY = 'article[data-article-id] .article-body'

const HTML = `<p>Avant.</p>
  <p>Un film : <iframe width="560" height="315" src="//www.youtube.com/embed/aBcDeFgHiJ1?start=3"
    title="YouTube video player" allow="autoplay" allowfullscreen></iframe> à voir.</p>
  <figure><div style="padding:56.25% 0 0"><iframe data-src="http://player.vimeo.com/video/123456?dnt=1&amp;h=abcdef1234"
    title="Lire son bilan"></iframe></div><figcaption>Un bilan</figcaption></figure>
  <iframe src="https://www.dailymotion.com/embed/video/x8abcd1" />
  <iframe src="https://ailleurs.example/"></iframe>
  <p>Après.</p>`

const SERVICES = [
  ['YouTube', 'https://www.youtube-nocookie.com', 'https://www.youtube.com/watch?v=aBcDeFgHiJ1'],
  ['Vimeo', 'https://player.vimeo.com', 'https://vimeo.com/123456/abcdef1234'],
  ['Dailymotion', 'https://geo.dailymotion.com', 'https://www.dailymotion.com/video/x8abcd1'],
] as const
const HOSTS = SERVICES.map(([, host]) => host)

/** An article whose text the first version of the sanitiser wrote, frames and all. */
const origin = useOwnContent((db) => {
  const write = db.prepare(`UPDATE article SET html = ?, sanitiser_version = 1 WHERE slug = ?`)
  expect([write.run(HTML, FRENCH).changes, write.run(HTML, ENGLISH).changes]).toEqual([1, 1])
})

const article = (slug = FRENCH): string => `${NEWS}?title=${slug}`

/** Stands in for every other host. */
async function answerAbroad(page: Page): Promise<void> {
  await page.route(
    (url) => url.origin !== origin(),
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title>' }),
  )
}

const boxOf = (page: Page, service: string) =>
  page.locator(`${BODY} .frame-box`, { hasText: `fournie par ${service}.` })

describe('E8 players of elsewhere in an article', () => {
  testVisitors('E8 load nothing, and a link leads to each video', async (visitor) => {
    await visit(
      article(),
      async ({ page, response }) => {
        await page.waitForLoadState('networkidle')
        expect(await page.locator(`${BODY} .frame-box`).count()).toBe(3)
        expect(await page.locator('iframe').count()).toBe(0)
        for (const [service, , href] of SERVICES) {
          const box = boxOf(page, service)
          const link = box.getByRole('link', { name: `Regarder sur ${service}` })
          expect(await link.getAttribute('href')).toBe(href)
          expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
          expect(await box.getByRole('button', { name: 'Lire la vidéo' }).isVisible()).toBe(
            visitor.javaScript ?? true,
          )
        }
        const words = await textOf(page, BODY)
        expect(words).toMatch(/^Avant\. Un film : Cette vidéo .* à voir\. .* Un bilan .* Après\.$/)
        expect(response.headers()['content-security-policy']).toMatch(
          new RegExp(`; frame-src ${HOSTS.join(' ')}$`),
        )
        if (visitor.javaScript ?? true) expect(await seriousFindings(page)).toEqual([])
      },
      { ...visitor, origin: origin() },
    )
  })
})

for (const [service, host] of SERVICES) {
  testScreens(`E8 ${service} comes after a click, alone`, async (screen) => {
    await visit(
      article(),
      async ({ page, foreign }) => {
        await boxOf(page, service).getByRole('button', { name: 'Lire la vidéo' }).click()
        const frame = page.locator('iframe')
        await frame.waitFor()
        expect(await frame.count()).toBe(1)
        expect(await frame.getAttribute('src')).toMatch(new RegExp(`^${host}/`))
        expect(await hasFocus(page, 'iframe')).toBe(true)
        expect(await until(async () => foreign.length > 0)).toBe(true)
        expect(foreign.filter((address) => !address.startsWith(`${host}/`))).toEqual([])
        foreign.length = 0
        const box = await frame.boundingBox()
        expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)
        expect(await seriousFindings(page)).toEqual([])
      },
      { ...screen, origin: origin(), prepare: answerAbroad },
    )
  })
}

test('E8 the keyboard opens a player, and each frame has a name of its own', async () => {
  await visit(
    article(),
    async ({ page, foreign }) => {
      for (let opened = 1; opened <= SERVICES.length; opened += 1) {
        await tabTo(page, `${BODY} [data-frame-load]`)
        await page.keyboard.press('Enter')
        expect(await until(async () => (await page.locator('iframe').count()) === opened)).toBe(
          true,
        )
        expect(await hasFocus(page, 'iframe')).toBe(true)
      }
      const names = await page
        .locator('iframe')
        .evaluateAll((frames) =>
          frames.map((frame) => (frame.getAttribute('title') ?? '').replaceAll(/\s/g, ' ')),
        )
      expect(names).toEqual([
        'Vidéo : Contrôle fiscal : les premiers réflexes',
        'Vidéo : Lire son bilan',
        'Vidéo : Contrôle fiscal : les premiers réflexes (2)',
      ])
      expect(await until(async () => foreign.length >= SERVICES.length)).toBe(true)
      foreign.length = 0
    },
    { origin: origin(), prepare: answerAbroad },
  )
})

test('E8 A8 the words of a box are those of the page’s language', async () => {
  await visit(
    `/en/news?title=${ENGLISH}`,
    async ({ page }) => {
      expect(await page.getByRole('button', { name: 'Play the video' }).count()).toBe(3)
      expect(await page.getByRole('link', { name: 'Watch on Vimeo' }).count()).toBe(1)
      expect(await textOf(page, `${BODY} .frame-box-notice`)).toBe(
        'This video is supplied by YouTube. By showing it, you agree that your IP address is ' +
          'sent to it.',
      )
    },
    { origin: origin() },
  )
})

test('E8 an article without player has neither the script nor the policy of one', async () => {
  const shown = (slug: string) =>
    visit(
      article(slug),
      async ({ page, response }) => ({
        policy: response.headers()['content-security-policy'],
        island: await page.locator('[data-island="frame-box"]').count(),
      }),
      { origin: origin() },
    )
  expect(await shown('la-tva-en-une-minute')).toMatchObject({ island: 0 })
  expect((await shown('la-tva-en-une-minute')).policy).not.toContain('frame-src')
  expect(await shown(FRENCH)).toMatchObject({ island: 1 })
})
