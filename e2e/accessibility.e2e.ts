import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { allFindings, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

/** A page at each width, in light and dark by turns: no rule looks at both. */
const looksOf = (place: number) =>
  Object.values(WIDTHS).map((width, turn) => ({
    width,
    colorScheme: (place + turn) % 2 === 0 ? ('light' as const) : ('dark' as const),
  }))

const PATHS = [
  '/',
  '/vos-actualites/infos-pratiques/fil-dactualites',
  '/vos-actualites/infos-pratiques/fil-dactualites?title=comment-lire-un-bulletin-de-paie',
  '/vos-actualites/infos-pratiques/la-minute-de-lexpert',
  '/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=la-tva-en-une-minute',
  '/vos-actualites/infos-pratiques/questions-reponses',
  '/nos-missions',
  '/contact',
  '/agenda',
  '/vos-outils/simulateurs/mensualite-demprunt',
  '/espace-client',
  '/vos-outils/lexique/amortissement',
  '/informations-legales/plan-du-site',
  '/en/news',
  '/une-page-qui-nexiste-pas',
]

for (const [place, path] of PATHS.entries()) {
  const looks = looksOf(place)
  for (const [turn, { width, colorScheme }] of looks.entries()) {
    test(
      `B10 axe finds nothing on ${path}, ${width} px, ${colorScheme}`,
      sampled(place % 2 === 0 && turn === (place / 2) % looks.length),
      async () => {
        await visit(
          path,
          async ({ page, response, expectConsole }) => {
            if (response.status() === 404) expectConsole('404')
            expect(await allFindings(page)).toEqual([])
          },
          { width, colorScheme, reducedMotion: 'reduce' },
        )
      },
    )
  }
}

test('B10 axe finds nothing in the open menu of a phone and in an open submenu', async () => {
  await visit(
    '/',
    async ({ page }) => {
      await page.locator('[data-burger]').click()
      const entry = page.locator('#menu summary').first()
      await entry.click()
      expect(await allFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: WIDTHS.desktop, height: 900 })
      await entry.click()
      expect(await allFindings(page)).toEqual([])
    },
    { width: WIDTHS.phone, reducedMotion: 'reduce' },
  )
})
