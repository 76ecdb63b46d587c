/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { sampled, shares } from '../tests/exhaustive.ts'
import { CLOBBERING } from '../tests/hostile/clobbering.ts'
import { frameOf, openPanels, outlineOf } from './editor.ts'
import { addWidget, useOwnContent } from './own-content.ts'
import { signInAs } from './sign-in.ts'
import { useBrowser, visit, type Visit } from './visit.ts'

useBrowser()

const PAGE = { id: 2, path: '/le-cabinet' }
const FIRST = 90_001

const server = { url: '', dataDir: '' }
const url = useOwnContent((db, dataDir) => {
  server.dataDir = dataDir
  CLOBBERING.forEach((html, place) =>
    addWidget(db, { id: FIRST + place, page: PAGE.path, type: 'rich-text', options: { html } }),
  )
})

/** The back office as a writer sees it; pictures and frames of the payloads may be missing. */
const asEditor = (path: string, work: (page: Page) => Promise<void>): Promise<void> => {
  server.url = url()
  return visit(
    path,
    async (seen: Visit) => {
      await work(seen.page)
      const isExpected = (line: string) => /404|ERR_UNKNOWN_URL_SCHEME|frame/i.test(line)
      expect(seen.console.filter((line) => !isExpected(line))).toEqual([])
      seen.reset()
    },
    {
      origin: server.url,
      prepare: async (page) => {
        await signInAs(page.context(), server, 'editor')
      },
    },
  )
}

/** What of a document was taken away by an element that carries its name. */
const taken = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pristine = document.implementation.createHTMLDocument('')
    const names = Object.getOwnPropertyNames(Document.prototype)
    return names.filter(
      (name) =>
        name !== 'constructor' &&
        typeof Reflect.get(document, name) !== typeof Reflect.get(pristine, name) &&
        Reflect.get(document, name) instanceof Element &&
        Reflect.get(pristine, name) !== null,
    )
  })

describe.each(shares(30))('%s', (_share, isLookedAt, isSample) => {
  test(
    'an article opens, is written in and goes back, whatever names its HTML carries',
    sampled(isSample),
    async () => {
      await asEditor('/admin/articles', async (page) => {
        await page.getByRole('button', { name: 'Nouvel article' }).click()
        await page.getByRole('button', { name: 'Formulaire' }).click()
        await page.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
        const source = page.getByLabel('Texte (HTML)')
        for (const html of CLOBBERING.filter((_html, place) => isLookedAt(place))) {
          await page.getByRole('button', { name: 'HTML', exact: true }).click()
          await source.fill(html)
          await page.getByRole('button', { name: 'Voir le texte' }).click()
          const text = page.getByRole('textbox', { name: 'Texte', exact: true })
          await text.waitFor()
          expect(await taken(page), html).toEqual([])
          expect(await page.evaluate('"__pwned" in window'), html).toBe(false)
        }
        await page.getByRole('button', { name: 'HTML', exact: true }).click()
        await source.fill('<p>Avant <img src="/a.png" alt="" name="createElement" id="i"> fin</p>')
        await page.getByRole('button', { name: 'Voir le texte' }).click()
        await page.getByRole('textbox', { name: 'Texte', exact: true }).click()
        await page.keyboard.press('Control+End')
        await page.keyboard.type(' bien')
        await page.getByRole('button', { name: 'HTML', exact: true }).click()
        expect(await source.inputValue()).toBe(
          '<p>Avant <img src="/a.png" alt="" name="createElement" id="i"> fin bien</p>',
        )

        const own = '<p data-resting-onclick="alert()">Un nom à lui</p>'
        await source.fill(own)
        await page.getByRole('button', { name: 'Voir le texte' }).click()
        await page.getByRole('textbox', { name: 'Texte', exact: true }).waitFor()
        await page.getByRole('button', { name: 'HTML', exact: true }).click()
        expect(await source.inputValue()).toBe(own)
      })
    },
  )

  test(
    'a page whose widgets carry such names opens, and each of them is selected',
    sampled(isSample),
    async () => {
      await asEditor(`/admin/pages/${PAGE.id}/fr/edit`, async (page) => {
        const lines = outlineOf(page)
        await openPanels(page)
        await lines.first().waitFor()
        await frameOf(page).locator('[data-widget-type]').first().waitFor()
        const own = lines.filter({ hasText: /^Texte/ })
        const count = await own.count()
        expect(count).toBeGreaterThanOrEqual(CLOBBERING.length)
        for (let place = 0; place < count; place += 1) {
          if (!isLookedAt(place)) continue
          await own.nth(place).click()
          await page.getByRole('button', { name: /^(HTML|Voir le texte)$/ }).waitFor()
          expect(await taken(page)).toEqual([])
          for (const frame of page.frames())
            expect(await frame.evaluate('typeof document.createElement')).toBe('function')
        }
      })
    },
  )
})
