import type { Page } from 'playwright-core'

/** Puts the document that is edited live, past the panel of checks; what it says comes last. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publier…', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Publier/ })
    .click()
  await page.getByText(/est en ligne\./).waitFor()
}
