import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit, type VisitOptions } from './visit.ts'

/** A visit that begins when the header's script, if any, has taken over. */
export const visitHeader = (
  path: string,
  work: (page: Page) => Promise<void>,
  options: VisitOptions = {},
): Promise<void> =>
  visit(
    path,
    async ({ page }) => {
      if (options.javaScript !== false) {
        await page.locator('[data-burger][role="button"]').waitFor({ state: 'attached' })
      }
      await work(page)
    },
    options,
  )

/** Opens the menu of a phone. */
export async function openMenu(page: Page): Promise<void> {
  await page.locator('[data-burger]').click()
  expect(await page.locator('#menu').isVisible()).toBe(true)
}

/** The navigation as any visitor reaches it: on a phone the menu opens first. */
export async function showNavigation(page: Page): Promise<void> {
  if (await page.locator('[data-burger]').isVisible()) await openMenu(page)
}
