/** @module-tag exhaustive */
import { describe, expect, test } from 'vitest'
import { at, seriousFindings, textOf, until, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const GUIDE = '/nos-guides/bien-facturer'

describe.each([
  ['with JavaScript', true],
  ['without JavaScript', false],
])('a guide %s', (_how, javaScript) => {
  test('a reader goes from the contents to a chapter, to the next one, and to the PDF', async () => {
    await visit(
      GUIDE,
      async ({ page }) => {
        if (javaScript) expect(await seriousFindings(page)).toEqual([])
        await page.locator('.guide-chapter-link').first().click()
        await page.waitForURL(`**${GUIDE}/les-mentions`)
        expect(await textOf(page, '.guide-place')).toContain('Chapitre 1 sur 4')
        if (javaScript) expect(await seriousFindings(page)).toEqual([])

        const part = page.locator('.guide-parts a').last()
        const target = (await part.getAttribute('href')) ?? ''
        await part.click()
        expect(new URL(page.url()).hash).toBe(target)
        expect(await page.locator(target).isVisible()).toBe(true)

        await page.locator('.guide-neighbours a[rel="next"]').click()
        await page.waitForURL(`**${GUIDE}/devis-et-acomptes`)
        const current = page.locator('.guide-menu [aria-current="page"]')
        expect(await current.innerText()).toContain('Devis et acomptes')

        const pdf = (await page.locator('.guide-menu-pdf a').getAttribute('href')) ?? ''
        // A document that nobody asked for yet takes a moment on a busy machine.
        const answered = await until(async () => {
          const response = await page.request.get(at(pdf))
          if (response.status() !== 200) return false
          expect(response.headers()['content-type']).toBe('application/pdf')
          expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
          return true
        })
        expect(answered).toBe(true)
      },
      { javaScript, width: javaScript ? WIDTHS.desktop : WIDTHS.phone },
    )
  })
})

test('how far one has read grows with the page, where the browser follows it', async () => {
  await visit(`${GUIDE}/les-mentions`, async ({ page }) => {
    const width = () =>
      page
        .locator('.guide-reading')
        .evaluate((bar) => bar.getBoundingClientRect().width / document.body.clientWidth)
    const before = await width()
    await page.locator('.guide-neighbours').scrollIntoViewIfNeeded()
    expect(before).toBeLessThan(0.1)
    expect(await until(async () => (await width()) > 0.8)).toBe(true)
  })
})

test('the kiosk lists its sheets without serious findings', async () => {
  await visit('/kiosque/fiches-a-telecharger', async ({ page }) => {
    expect(await page.locator('.download').count()).toBe(9)
    expect(await seriousFindings(page)).toEqual([])
  })
})
