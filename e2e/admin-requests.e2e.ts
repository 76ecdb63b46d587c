/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { mailedLink } from './mailed-link.ts'
import { frameOf } from './editor.ts'
import { useOwnDemo } from './own-server.ts'
import { addAccount, PASSWORD, signInAs } from './sign-in.ts'
import { newVisitor, seriousFindings, useBrowser, watch } from './visit.ts'

useBrowser()

const server = useOwnDemo()

/** What is no success, which the browser says too: nobody signed in, a link that is over, a lost connection. */
const REFUSED = /the server responded with a status of (401|404)|ERR_FAILED/

/** Somebody in a browser of their own, signed in or not; their console says nothing unexpected. */
async function withPerson(
  work: (page: Page) => Promise<void>,
  { role, width = 1280 }: { role?: 'writer' | 'editor'; width?: number } = {},
): Promise<void> {
  const context = await newVisitor({ width })
  try {
    if (role) await signInAs(context, server, role)
    const page = await context.newPage()
    const watched = watch(page, server.url)
    await work(page)
    const said = [...watched.console, ...watched.foreign]
    expect(said.filter((line) => !REFUSED.test(line))).toEqual([])
  } finally {
    await context.close()
  }
}

const linkTo = (kind: string, address: string) => mailedLink(server.dataDir, address, kind)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

const shows = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor()

const summary = (page: Page) => page.getByRole('textbox', { name: 'Résumé' })

/** Writes the summary and waits until it is kept. */
async function summarise(page: Page, text: string): Promise<void> {
  await summary(page).fill(text)
  await shows(page, 'Modifications en cours…')
  await page.locator('[data-saving="saved"]').waitFor()
}

async function writeNew(page: Page, title: string): Promise<void> {
  await page.goto(`${server.url}/admin/articles`)
  await button(page, 'Nouvel article').click()
  await button(page, 'Formulaire').click()
  await page.getByLabel('Titre', { exact: true }).fill(title)
  await page.getByRole('textbox', { name: 'Texte', exact: true }).click()
  await page.keyboard.type('Un texte court.')
  await page.getByLabel('Thèmes').fill('Juri')
  await page.getByRole('option', { name: 'Juridique' }).click()
  await page.keyboard.press('Escape')
  await summarise(page, 'Ce qu’il faut en retenir.')
}

async function ask(page: Page, note: string): Promise<void> {
  await button(page, 'Demander la publication').click()
  const asking = page.getByRole('dialog', { name: 'Demander la publication' })
  await asking.getByRole('textbox').fill(note)
  await asking.getByRole('button', { name: 'Demander' }).click()
  // No mail server is configured here: mails lie in a folder.
  await shows(page, /Aucun envoi de courriel n’est configuré/)
  await shows(page, note)
  expect(await button(page, 'Demander la publication').isDisabled()).toBe(true)
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Adresse e-mail').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await button(page, 'Se connecter').click()
}

test('a writer asks, a partner follows the link of the mail, signs in and publishes: the writer is told', async () => {
  const title = 'Ce que change la facture électronique'
  const partner = await addAccount(server.dataDir, 'editor')
  const context = await newVisitor({ width: 1280 })
  const writer = await signInAs(context, server, 'writer')
  const bruno = await context.newPage()
  try {
    await writeNew(bruno, title)
    await ask(bruno, 'Pour la lettre de décembre.')
  } finally {
    await context.close()
  }
  const link = await linkTo('publish-request', partner.email)
  expect(link).toContain('/admin/publication#jeton=')
  await withPerson(
    async (page) => {
      await page.goto(link)
      await signIn(page, partner.email)
      await page.getByRole('heading', { name: title }).waitFor()
      await shows(page, 'Rôle writer demande la publication de cet article')
      await shows(page, 'Pour la lettre de décembre.')
      await shows(page, 'Ce qu’il faut en retenir.')
      expect(await seriousFindings(page)).toEqual([])
      await button(page, 'Publier').click()
      await shows(page, 'C’est publié.')
      await shows(page, 'Aucun envoi de courriel n’est configuré : prévenez vous-même Rôle writer.')

      const [live] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Voir en ligne' }).click(),
      ])
      await live.getByRole('heading', { name: title }).first().waitFor()
      expect(await linkTo('publish-done', writer.email)).toBe(live.url())
      await live.close()

      await page.goto(`${server.url}/admin`)
      await page.goto(link)
      await shows(page, /elle a été publiée ou retirée/)
      expect(await seriousFindings(page)).toEqual([])
      await page.getByRole('link', { name: 'Voir ce qui est en préparation' }).click()
      await shows(page, 'En préparation')
    },
    { width: 390 },
  )
})

test(
  'a request is sent back from the link; the writer who types on sees it, and takes another back',
  sampled(false),
  () =>
    withPerson(
      async (bruno) => {
        const partner = await addAccount(server.dataDir, 'editor')
        await writeNew(bruno, 'Louer un bureau, ou l’acheter')
        await button(bruno, 'Autres actions').click()
        expect(await bruno.getByRole('menuitem', { name: 'Abandonner le brouillon' }).count()).toBe(
          0,
        )
        await bruno.getByRole('menuitem', { name: 'Mettre à la corbeille' }).waitFor()
        await bruno.keyboard.press('Escape')
        await ask(bruno, 'Vite, si possible.')
        await summarise(bruno, 'Encore une phrase.')
        const link = await linkTo('publish-request', partner.email)
        await withPerson(async (page) => {
          await page.goto(link)
          await signIn(page, partner.email)
          await shows(page, 'Le brouillon a changé depuis cette demande')
          expect(await button(page, 'Publier').isDisabled()).toBe(true)
          await button(page, 'Renvoyer avec un motif').click()
          const answer = page.getByRole('dialog', { name: 'Renvoyer la demande' })
          await answer.getByRole('textbox').fill('Il manque les chiffres.')
          await page.route('**/draft/request/reject', (route) => route.abort())
          await answer.getByRole('button', { name: 'Renvoyer' }).click()
          await answer.getByText('Le serveur ne répond pas').waitFor()
          await page.unroute('**/draft/request/reject')
          await answer.getByRole('button', { name: 'Renvoyer' }).click()
          await shows(page, 'La demande est renvoyée.')
          await page.getByRole('link', { name: 'Ouvrir l’article' }).click()
          await frameOf(page).getByText('Encore une phrase.').first().waitFor()
          await shows(page, 'Il manque les chiffres.')
        })

        // His screen stayed as it was: the next heartbeat tells him, and what he types stays.
        await summary(bruno).fill('Une phrase en cours')
        await shows(bruno, /Rôle editor a renvoyé la demande de publication/)
        expect(await summary(bruno).inputValue()).toBe('Une phrase en cours')
        await shows(bruno, 'Il manque les chiffres.')
        await bruno.locator('[data-saving="saved"]').waitFor()
        await ask(bruno, 'Avec les chiffres.')
        await button(bruno, 'Retirer ma demande').click()
        await bruno.getByText('Avec les chiffres.').waitFor({ state: 'detached' })
      },
      { role: 'writer' },
    ),
)
