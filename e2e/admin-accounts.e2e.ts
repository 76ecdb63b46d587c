/** @module-tag exhaustive */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import { totp } from '../tests/totp.ts'
import { useOwnDemo } from './own-server.ts'
import {
  addAccount,
  giveAtDoor,
  PASSWORD,
  passwordLink,
  signInAs,
  withSecondFactor,
} from './sign-in.ts'
import { newVisitor, seriousFindings, textOf, useBrowser, visit, WIDTHS } from './visit.ts'

useBrowser()

const SECURE = '/documents-de-gestion'
const SECRET_WORDS = 'Vos documents de l’exercice'

const server = useOwnDemo()
beforeAll(async () => {
  const db = await openDatabase({ file: join(server.dataDir, 'vitrine.sqlite') })
  const stores = createStores(db)
  const page = await stores.pages.insert(1, 1, {
    path: SECURE,
    name: 'Documents de gestion',
    title: 'Documents de gestion',
    is_secure: true,
  })
  const widget = { zone: 'content', type: 'rich-text', version: 1 }
  const options = { html: `<p>${SECRET_WORDS}</p>` }
  await stores.widgets.replace(1, { pageId: page.id, lang: 'fr' }, [{ ...widget, options }])
  await db.destroy()
})

const content = (page: Page) => textOf(page, 'main')

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await page.waitForLoadState()
}

test('A4 without JavaScript: a client signs in on a secure page, reads it, and leaves', async () => {
  const { email } = await addAccount(server.dataDir, 'client')
  await visit(
    `${SECURE}?retour=1`,
    async ({ page, response, expectConsole }) => {
      expect(response.status()).toBe(401)
      expect(await content(page)).not.toContain(SECRET_WORDS)
      await signIn(page, email, 'un mauvais mot de passe')
      expect(await textOf(page, '.form-errors')).toContain('mot de passe incorrect')
      expect(await page.getByLabel('Adresse e-mail').inputValue()).toBe(email)
      await signIn(page, email, PASSWORD)
      expect(page.url()).toBe(`${server.url}${SECURE}?retour=1`)
      expect(await content(page)).toContain(SECRET_WORDS)
      await page.getByRole('button', { name: 'Se déconnecter' }).click()
      await page.waitForURL(`${server.url}/`)
      expect((await page.goto(server.url + SECURE))?.status()).toBe(401)
      for (let refused = 0; refused < 3; refused += 1) expectConsole('401')
    },
    { origin: server.url, javaScript: false, width: WIDTHS.phone },
  )
})

test('A4 with JavaScript: the second factor is asked in place, and a wrong code opens nothing', async () => {
  const context = await newVisitor()
  const { email, key } = await withSecondFactor(context, server)
  await context.close()
  await visit(
    SECURE,
    async ({ page, expectConsole }) => {
      expect(await seriousFindings(page)).toEqual([])
      await signIn(page, email, PASSWORD)
      const code = page.getByLabel('Code à six chiffres')
      expect(await code.evaluate((input) => input === document.activeElement)).toBe(true)
      expect(await seriousFindings(page)).toEqual([])
      await code.fill('000000')
      await page.keyboard.press('Enter')
      await page.getByText('Ce code n’est pas le bon').waitFor()
      expect(await content(page)).not.toContain(SECRET_WORDS)
      await code.fill(totp(key))
      await page.keyboard.press('Enter')
      await page.getByText(SECRET_WORDS).waitFor()
      expect(page.url()).toBe(server.url + SECURE)
      expect(await seriousFindings(page)).toEqual([])
      for (let refused = 0; refused < 3; refused += 1) expectConsole('401')
    },
    { origin: server.url },
  )
})

test('M8 whose account strangers try comes in by the link of a mail, the password kept', async () => {
  const { id, email } = await addAccount(server.dataDir, 'editor')
  const context = await newVisitor({ width: WIDTHS.desktop })
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await giveAtDoor(context.request, server.url, email, 'celui d’un autre')
  }
  const page = await context.newPage()
  await page.goto(`${server.url}/admin`)
  await signIn(page, email, PASSWORD)
  await page.getByText('Pour entrer sans attendre, demandez un lien par e-mail').waitFor()
  await page.goto(await passwordLink(server, 'reset', id))
  await page.getByText('Ce navigateur est maintenant reconnu pour ce compte').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('link', { name: 'Garder mon mot de passe et me connecter' }).click()
  await signIn(page, email, PASSWORD)
  await page.getByRole('heading', { name: 'Tableau de bord' }).waitFor()
  await context.close()
})

test('the second factor is set up by a code to photograph; its recovery codes go along as a file', async () => {
  const context = await newVisitor()
  const { email } = await signInAs(context, server, 'editor')
  const page = await context.newPage()
  await page.goto(`${server.url}/admin/account`)
  await page.getByRole('button', { name: 'Activer le second facteur' }).click()
  await page.getByLabel('Votre mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Continuer' }).click()
  const code = page.getByRole('img', { name: 'Code QR pour l’application' })
  await code.waitFor()
  for (const width of [WIDTHS.phone, WIDTHS.tablet, WIDTHS.desktop]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await code.boundingBox())?.width).toBeGreaterThan(150)
    expect(await seriousFindings(page)).toEqual([])
  }
  const uri = await page.getByRole('link', { name: 'ouvrir l’application' }).getAttribute('href')
  expect(uri).toContain(`issuer=${encodeURIComponent('Cabinet Lhermine-Dauval')}`)
  expect(decodeURIComponent(uri ?? '')).toContain(email)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Télécharger' }).click(),
  ])
  const kept = await readFile(await file.path(), 'utf8')
  expect(kept.match(/^[a-z2-9]{5}-[a-z2-9]{5}$/gm)).toEqual(
    await page.getByRole('list', { name: 'Codes de secours' }).locator('code').allTextContents(),
  )
  await context.close()
})
