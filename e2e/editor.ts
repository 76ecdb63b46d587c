import type { Locator, Page } from 'playwright-core'

/** The page that is edited. */
export const frameOf = (page: Page) => page.frameLocator('#preview-frame')

/** Until the page can be clicked into. */
export const editorReady = (page: Page): Promise<void> =>
  page.locator('div:not([inert]) > #preview-frame').waitFor({ state: 'attached' })

/** Lines of « Plan ». */
export const outlineOf = (page: Page): Locator => page.locator('.outline-widget')

/** A document in one's own hands, seen by what can then be used: whoever came before may have been cut off with it open. */
export async function takeOver(page: Page, mine: Locator): Promise<void> {
  const taking = page.getByRole('button', { name: /^(Continuer ici|Prendre la main)$/ })
  await taking.or(mine).waitFor()
  if (await taking.isVisible()) await taking.click()
  await mine.waitFor()
}

/** Opens « Plan » and « Options » beside the page, which are closed at first and then stay as they were left. */
export async function openPanels(page: Page): Promise<void> {
  for (const name of ['Plan', 'Options']) {
    const tool = page
      .getByRole('region', { name: 'Outils de la page' })
      .getByRole('button', { name, exact: true })
    await tool.waitFor()
    if ((await tool.getAttribute('aria-expanded')) === 'false') await tool.click()
  }
  await editorReady(page)
}

/** Adds a widget by « Ajouter un bloc », after the chosen one. */
export async function addWidget(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter un bloc', exact: true }).click()
  await page
    .getByRole('region', { name: 'Ajouter un bloc' })
    .getByRole('button', { name, exact: true })
    .click()
  await openPanels(page)
}

/** Until what was changed is kept. */
export async function saved(page: Page): Promise<void> {
  // It may have come and gone already.
  await page
    .getByText('Modifications en cours…')
    .waitFor({ timeout: 2000 })
    .catch(() => {})
  await page.locator('[data-saving="saved"]').waitFor()
}
