import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { onSecondTry } from './own-server.ts'
import { addAccount, PASSWORD } from './sign-in.ts'
import { ADMIN, useTwoFirms } from './two-firms.ts'
import { allFindings, newVisitor, useBrowser } from './visit.ts'

useBrowser()
const server = useTwoFirms()
// What was saved once can't be saved as a change.
onSecondTry(() => server.renew())

async function opened(page: Page, siteId: number): Promise<void> {
  await page.goto(`${ADMIN}/admin/s/${siteId}/chiffres`)
  await page.getByRole('button', { name: 'Ouvrir « Minimum garanti »' }).click()
}

async function save(page: Page, value: string): Promise<void> {
  await page
    .getByLabel(/^Valeur/)
    .first()
    .fill(value)
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Enregistré.').waitFor()
}

test('what the agency saves the other firm follows, until it has its own figure, and takes it again', async () => {
  const { email } = await addAccount(server.dataDir, 'super-admin')
  const page = await (await newVisitor()).newPage()
  await page.goto(`${ADMIN}/`)
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.getByRole('heading', { name: 'Vos sites' }).waitFor()

  await opened(page, 1)
  await page.getByText('L’autre site suit ces chiffres').waitFor()
  await save(page, '4.44')
  await opened(page, 2)
  await page.getByText('Ces chiffres suivent ceux du site de l’agence.').waitFor()
  expect(
    await page
      .getByLabel(/^Valeur/)
      .first()
      .inputValue(),
  ).toBe('4.44')
  expect(await page.getByText('Propre à ce site', { exact: true }).count()).toBe(0)

  await save(page, '5.55')
  await page.getByText('Propre à ce site', { exact: true }).waitFor()
  expect(await allFindings(page)).toEqual([])
  await opened(page, 1)
  await save(page, '6.66')
  await opened(page, 2)
  expect(
    await page
      .getByLabel(/^Valeur/)
      .first()
      .inputValue(),
  ).toBe('5.55')
  await page.getByRole('button', { name: 'Reprendre celui de l’agence' }).click()
  expect(
    await page
      .getByLabel(/^Valeur/)
      .first()
      .inputValue(),
  ).toBe('6.66')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await page.getByText('Enregistré.').waitFor()
  await page.getByText('Propre à ce site', { exact: true }).waitFor({ state: 'detached' })
})
