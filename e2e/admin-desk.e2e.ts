/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { sendLead } from '../bench/soak/forms.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { fitsAllWidths, seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Demandes' }).getByRole('listitem').filter({ hasText: name })

async function openDesk(page: Page): Promise<void> {
  await menu(page).getByRole('link', { name: 'Demandes', exact: true }).click()
  await page.getByRole('list', { name: 'Demandes' }).waitFor()
}

describe('where mails leave', () => {
  // Nobody listens there: what is sent waits.
  const server = useOwnDemo({ SMTP_URL: 'smtp://127.0.0.1:9' })

  beforeAll(async () => {
    for (const number of [1, 2, 3]) await sendLead(server.url, number)
  })

  test('what nobody opened is counted and seen; several are dealt with at once, by mouse and by keys', () =>
    withTeam(server, { desk: { role: 'lead-desk' } }, async ({ desk: { page } }) => {
      await menu(page).getByText('3 non lues').waitFor()
      await expect.poll(() => page.title()).toMatch(/^\(3\) /)
      await openDesk(page)
      await row(page, 'Visiteur 1').getByText('Message 1 du banc').waitFor()
      await row(page, 'Visiteur 1').getByText('à l’instant').waitFor()
      await fitsAllWidths(page)

      await row(page, 'Visiteur 1').getByRole('link').click()
      await page.getByRole('heading', { name: /, n° \d+$/ }).waitFor()
      await menu(page).getByText('2 non lues').waitFor()
      await page.getByRole('link', { name: 'Toutes les demandes' }).click()
      await row(page, 'Visiteur 1')
        .getByText(/À traiter/)
        .waitFor()

      await page.getByLabel('Choisir la demande de Visiteur 1').click()
      await page.getByLabel('Choisir la demande de Visiteur 2').click()
      await page.getByText('2 demandes choisies').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await button(page, 'Marquer comme non lues').click()
      await page.getByText('2 demandes marquées comme non lues.').waitFor()
      await menu(page).getByText('3 non lues').waitFor()

      await row(page, 'Visiteur 3').getByRole('link').focus()
      await page.keyboard.press('j')
      await page.keyboard.press('e')
      await page.getByText('1 demande marquée comme traitée.').waitFor()
      await row(page, 'Visiteur 2').waitFor({ state: 'detached' })
      await row(page, 'Visiteur 3').getByRole('link').focus()
      await page.keyboard.press('x')
      await button(page, 'Attribuer à…').click()
      await page.getByRole('menuitem', { name: /\(moi\)$/ }).click()
      await page.getByText('1 demande attribuée.').waitFor()
    }))

  test('a request is answered with a ready text; a colleague who answers meanwhile reads it first', () =>
    withTeam(
      server,
      { anne: { role: 'lead-desk' }, bruno: { role: 'lead-desk' } },
      async ({ anne, bruno }) => {
        for (const { page } of [anne, bruno]) {
          await openDesk(page)
          await row(page, 'Visiteur 1').getByRole('link').click()
          await button(page, 'Répondre').click()
        }
        const { page } = anne
        await page
          .getByRole('group', { name: 'Réponses types' })
          .getByRole('button', { name: 'Proposer un rendez-vous' })
          .click()
        const text = page.getByRole('textbox', { name: 'Votre réponse' })
        await expect
          .poll(() => text.inputValue())
          .toMatch(/^Bonjour Visiteur 1,[^]*Lhermine-Dauval/)
        await page.getByRole('textbox', { name: 'Objet' }).fill('')
        expect(await button(page, 'Envoyer la réponse').isDisabled()).toBe(true)
        await page.getByRole('textbox', { name: 'Objet' }).fill('Notre rendez-vous')
        await fitsAllWidths(page)
        await button(page, 'Envoyer la réponse').click()
        await page.getByText('La réponse part.').waitFor()
        await page.getByText(/part dans un instant/).waitFor()
        await page.getByText('Notre rendez-vous').waitFor()
        await page.getByText('En cours', { exact: true }).waitFor()

        await bruno.page.getByRole('textbox', { name: 'Votre réponse' }).fill('Bonjour, et moi ?')
        await button(bruno.page, 'Envoyer la réponse').click()
        await bruno.page.getByText(/Quelqu’un vient de répondre/).waitFor()
        const kept = bruno.page.getByRole('textbox', { name: 'Votre réponse' })
        expect(await kept.inputValue()).toBe('Bonjour, et moi ?')
        await bruno.page.getByText('Notre rendez-vous').waitFor()
        expect(await button(bruno.page, 'Envoyer la réponse').isDisabled()).toBe(true)
        await button(bruno.page, 'J’ai lu').click()
        await button(bruno.page, 'Envoyer la réponse').click()
        await bruno.page.getByText('La réponse part.').waitFor()
      },
    ))

  test('whoever marks a request as dealt with is asked about an answer that was begun', () =>
    withTeam(server, { desk: { role: 'lead-desk' } }, async ({ desk: { page } }) => {
      await menu(page).getByRole('link', { name: 'Demandes', exact: true }).click()
      await page.getByRole('tab', { name: 'Toutes' }).click()
      await row(page, 'Visiteur 3').getByRole('link').click()
      await button(page, 'Répondre').click()
      const text = page.getByRole('textbox', { name: 'Votre réponse' })
      await text.fill('Bonjour, à demain.')
      const dialog = page.getByRole('dialog', { name: 'Votre réponse n’a pas été envoyée' })
      await button(page, 'Marquer comme traitée').click()
      await dialog.waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await dialog.getByRole('button', { name: 'Annuler' }).click()
      await dialog.waitFor({ state: 'detached' })
      expect(await text.inputValue()).toBe('Bonjour, à demain.')

      // In the list it is asked, too.
      await page.getByRole('link', { name: 'Toutes les demandes' }).click()
      await page.getByLabel('Choisir la demande de Visiteur 3').click()
      await button(page, 'Marquer comme traitées').click()
      await dialog.getByRole('button', { name: 'Annuler' }).click()
      await dialog.waitFor({ state: 'detached' })
      await row(page, 'Visiteur 3').getByRole('link').click()
      expect(await text.inputValue()).toBe('Bonjour, à demain.')

      await button(page, 'Marquer comme traitée').click()
      await dialog.getByRole('button', { name: 'Envoyer' }).click()
      await page.getByText('La réponse part, la demande est traitée.').waitFor()
      await page.getByText('Bonjour, à demain.').waitFor()
      await page.getByText('Traitée', { exact: true }).waitFor()
      // What was opened and not written asks nothing.
      await button(page, 'Rouvrir').click()
      await button(page, 'Répondre').click()
      await button(page, 'Marquer comme traitée').click()
      await page.getByText('Demande traitée.').waitFor()
    }))

  test('on a phone the firm’s whole name is read, and what waits comes first', () =>
    withTeam(server, { editor: { role: 'editor', width: 390 } }, async ({ editor: { page } }) => {
      const titles = page.getByRole('main').getByRole('heading', { level: 2 })
      await titles.filter({ hasText: 'Que voulez-vous faire' }).waitFor()
      await titles.filter({ hasText: 'Demandes' }).waitFor()
      const [first] = await titles.allTextContents()
      expect(first).toContain('Demandes')
      const bar = page.getByRole('banner')
      await bar.getByRole('link', { name: 'Voir le site' }).waitFor()
      const name = bar.getByText('Lhermine-Dauval')
      expect(await name.evaluate((at) => at.scrollWidth <= at.clientWidth)).toBe(true)
      expect(await name.textContent()).toBe('Cabinet Lhermine-Dauval')
    }))
})

describe('where no mail leaves', () => {
  const server = useOwnDemo()

  test('the board says that no request has come yet', () =>
    withTeam(server, { desk: { role: 'lead-desk' } }, async ({ desk: { page } }) => {
      await page.getByText('Aucune demande n’est encore arrivée.').waitFor()
      await sendLead(server.url, 1)
      await page.reload()
      await page.getByText('1 demande attend').waitFor()
    }))

  test('an answer is copied, and nobody is told that it was sent', sampled(false), () =>
    withTeam(server, { desk: { role: 'lead-desk', width: 390 } }, async ({ desk }) => {
      const { page, context } = desk
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await expect.poll(() => page.title()).toMatch(/^\(1\) /)
      await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
      await openDesk(page)
      await row(page, 'Visiteur 1').getByRole('link').click()
      await expect.poll(() => page.title()).not.toMatch(/^\(/)
      await button(page, 'Répondre').click()
      await page.getByText('Aucun envoi de courriel n’est branché').waitFor()
      expect(await button(page, 'Envoyer la réponse').count()).toBe(0)
      await button(page, 'Copier la réponse').click()
      await page.getByText('Le texte est copié').waitFor()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
        'Bonjour Visiteur',
      )
      // What is begun is there again, and may be gone on with elsewhere.
      await page.getByRole('textbox', { name: 'Votre réponse' }).fill('Bonjour, à demain.')
      await page.goBack()
      await row(page, 'Visiteur 1').getByRole('link').click()
      const mail = page.getByRole('link', { name: 'Continuer dans ma messagerie' })
      expect(await mail.getAttribute('href')).toMatch(
        /^mailto:.+%40.+\?subject=Votre%20demande%20du%20.+&body=Bonjour%2C%20%C3%A0%20demain\.$/,
      )
      expect(await seriousFindings(page)).toEqual([])
    }),
  )

  test('an answer that left from one’s own mail is written down, and its request is dealt with', () =>
    withTeam(server, { desk: { role: 'lead-desk' } }, async ({ desk: { page } }) => {
      await sendLead(server.url, 2)
      await openDesk(page)
      await row(page, 'Visiteur 2').getByRole('link').click()
      await button(page, 'Répondre').click()
      const text = page.getByRole('textbox', { name: 'Votre réponse' })
      await text.fill('Bonjour, merci de votre appel.')
      // A ready answer leaves what was typed, and is taken back.
      await button(page, 'Proposer un rendez-vous').click()
      await expect
        .poll(() => text.inputValue())
        .toMatch(/^Bonjour, merci de votre appel\.\n\n[^]*Lhermine-Dauval/)
      await button(page, 'Annuler la réponse type').click()
      await expect.poll(() => text.inputValue()).toBe('Bonjour, merci de votre appel.')

      await button(page, 'Marquer comme traitée').click()
      await fitsAllWidths(page)
      await button(page, 'Je l’ai envoyée depuis ma messagerie').click()
      await page.getByText('La réponse est notée, la demande est traitée.').waitFor()
      await page.getByText(/ : envoyée depuis sa messagerie$/).waitFor()
      await page.getByText('Traitée', { exact: true }).waitFor()
    }))

  test('on a phone each tab is in reach, and those that nobody follows', () =>
    withTeam(server, { desk: { role: 'lead-desk', width: 390 } }, async ({ desk: { page } }) => {
      await button(page, 'Ouvrir le menu').click()
      await openDesk(page)
      const tabs = page.getByRole('tablist', { name: 'État des demandes' })
      const mine = await button(page, 'Mes demandes').boundingBox()
      const above = await tabs.boundingBox()
      expect(mine?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) + 4)
      // The arrow at its end says that there are more.
      await page.locator('.MuiTabScrollButton-root:not(.Mui-disabled)').click()
      const last = tabs.getByRole('tab', { name: 'Quarantaine' })
      await expect
        .poll(async () => {
          const box = await last.boundingBox()
          return (box?.x ?? 390) + (box?.width ?? 390)
        })
        .toBeLessThanOrEqual(390)

      await page.getByRole('combobox', { name: 'Suivie par' }).click()
      await page.getByRole('option', { name: 'Personne', exact: true }).click()
      await row(page, 'Visiteur 1').waitFor()
    }))

  test('a list that filters empty says so, and is whole again', () =>
    withTeam(server, { desk: { role: 'lead-desk' } }, async ({ desk: { page } }) => {
      await openDesk(page)
      await button(page, 'Mes demandes').click()
      await page.getByLabel('Nom, adresse, mot…').fill('introuvable')
      await page.getByText('Aucune demande ne correspond à ces filtres.').waitFor()
      expect(await seriousFindings(page)).toEqual([])
      await button(page, 'Effacer les filtres').click()
      await row(page, 'Visiteur 1').waitFor()
      expect(await page.getByLabel('Nom, adresse, mot…').inputValue()).toBe('')
      expect(await page.getByRole('combobox', { name: 'Suivie par' }).innerText()).toBe(
        'Peu importe',
      )
    }))
})
