/** @module-tag exhaustive */
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { totp } from '../tests/totp.ts'
import { useOwnDemo } from './own-server.ts'
import { addAccount, PASSWORD, passwordLink, signInAs, withSecondFactor } from './sign-in.ts'
import { newVisitor, seriousFindings, textOf, useBrowser, WIDTHS } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const press = (page: Page, name: string) => page.getByRole('button', { name }).click()

const hasFocus = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element === document.activeElement)

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe.each([true, false])('with JavaScript: %s', (javaScript) => {
  test('one signs in, and comes to the screen that was asked for', async () => {
    const { email } = await addAccount(server.dataDir, 'editor')
    const context = await newVisitor({ javaScript, width: WIDTHS.phone })
    const page = await context.newPage()
    await page.goto(`${server.url}/admin/articles?page=1`)
    expect(page.url()).toBe(`${server.url}/admin/connexion?next=%2Fadmin%2Farticles%3Fpage%3D1`)
    expect(await overflow(page)).toBeLessThanOrEqual(0)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('un autre, qui est faux')
    await press(page, 'Se connecter')
    await page.getByRole('alert').getByText('mot de passe incorrect').waitFor()
    expect(await hasFocus(page, '[role="alert"]')).toBe(true)
    expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await press(page, 'Se connecter')
    await page.waitForURL(`${server.url}/admin/articles?page=1`)
    await context.close()
  })

  test('a second factor is asked for on a page of its own', async () => {
    const staff = await newVisitor()
    const { email, key } = await withSecondFactor(staff, server)
    await staff.close()

    const context = await newVisitor({ javaScript, width: WIDTHS.phone })
    const page = await context.newPage()
    await page.goto(`${server.url}/admin/media`)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await press(page, 'Se connecter')
    await page.getByLabel('Code à six chiffres').fill('000000')
    await press(page, 'Continuer')
    await page.getByRole('alert').waitFor()
    // The code of this half minute is used up.
    await page.getByLabel('Code à six chiffres').fill(totp(key, new Date(Date.now() + 30_000)))
    await press(page, 'Continuer')
    await page.waitForURL(`${server.url}/admin/media`)
    await context.close()
  })

  test('a new password is chosen with the link of a mail', async () => {
    const { id, email } = await addAccount(server.dataDir, 'editor')
    const context = await newVisitor({ javaScript, width: WIDTHS.phone })
    const page = await context.newPage()
    const link = await passwordLink(server, 'reset', id)
    await page.goto(link)
    if (!javaScript) {
      await page.getByLabel('Lien du message').fill(link)
      await press(page, 'Continuer')
    }
    await page.getByText(email).waitFor()
    if (javaScript) expect(page.url()).not.toContain('jeton')
    await page.getByLabel('Nouveau mot de passe').fill('court')
    await press(page, 'Enregistrer')
    await page.getByRole('alert').getByText('au moins 12 caractères').waitFor()
    await page.getByLabel('Nouveau mot de passe').fill('une phrase toute neuve')
    await press(page, 'Enregistrer')
    await page.getByText('Votre mot de passe est enregistré.').waitFor()
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase toute neuve')
    await press(page, 'Se connecter')
    await page.waitForURL(`${server.url}/admin`)
    await page.goto(link)
    if (!javaScript) {
      await page.getByLabel('Lien du message').fill(link)
      await press(page, 'Continuer')
    }
    await page.getByText('Ce lien a déjà servi').waitFor()
    await context.close()
  })

  test('a forgotten password is asked for', async () => {
    const context = await newVisitor({ javaScript, width: WIDTHS.desktop })
    const page = await context.newPage()
    await page.goto(`${server.url}/admin`)
    await page.getByRole('link', { name: 'Mot de passe oublié' }).click()
    await page.getByLabel('Adresse e-mail').fill('personne@test.example')
    await page.getByText('Ce site n’envoie pas encore d’e-mails').waitFor()
    await press(page, 'Demander le lien')
    await page.getByRole('heading', { name: 'Demande enregistrée' }).waitFor()
    expect(await textOf(page, 'main')).toContain('personne@test.example')
    await page.getByRole('link', { name: 'Retour à la connexion' }).click()
    await page.getByRole('heading', { name: 'Connexion' }).waitFor()
    await context.close()
  })
})

test('the pages of the door are readable by everybody, in light and in dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await newVisitor({ width: 360 })
    const page = await context.newPage()
    await page.emulateMedia({ colorScheme })
    for (const path of ['connexion', 'mot-de-passe-oublie', 'invitation', 'nouveau-mot-de-passe']) {
      await page.goto(`${server.url}/admin/${path}`)
      expect([path, await seriousFindings(page), await overflow(page)]).toEqual([path, [], 0])
    }
    await context.close()
  }
})

test('a session that ended leads to the door, and back to the same screen', async () => {
  const context = await newVisitor({ width: WIDTHS.desktop })
  const { id, email } = await signInAs(context, server, 'editor')
  const page = await context.newPage()
  await page.goto(`${server.url}/admin/account`)
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
  const db = new DatabaseSync(join(server.dataDir, 'vitrine.sqlite'))
  db.prepare('DELETE FROM account_session WHERE user_id = ?').run(id)
  db.close()
  await page.reload()
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Mon compte' }).waitFor()
  expect(page.url()).toBe(`${server.url}/admin/account`)
  await context.close()
})
