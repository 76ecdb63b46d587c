/** @module-tag exhaustive */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sampled } from '../tests/exhaustive.ts'
import { useOwnDemo } from './own-server.ts'
import { withTeam } from './team.ts'
import { seriousFindings, useBrowser } from './visit.ts'

useBrowser()

const server = useOwnDemo()

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

const shows = (page: Page, text: string | RegExp): Promise<void> =>
  page.getByText(text).first().waitFor()

const summary = (page: Page) => page.getByRole('textbox', { name: 'Résumé' })

/** Writes the summary and waits until it is kept. */
async function summarise(page: Page, text: string): Promise<void> {
  const kept = page.waitForResponse(
    (answer) => answer.request().postData()?.includes(text) ?? false,
  )
  await summary(page).fill(text)
  await kept
  await page.locator('[data-saving="saved"]').waitFor()
}

async function openFromList(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Articles et vidéos' }).click()
  await page.getByLabel('Titre ou adresse').fill(title)
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') })
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('cell', { name: title }).click()
  await button(page, 'Formulaire').click()
  await summary(page).waitFor()
}

async function writeNew(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Articles et vidéos' }).click()
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

/** Looks the article over before, and waits until it is live. */
async function publish(page: Page): Promise<void> {
  await button(page, 'Publier…').click()
  const panel = page.getByRole('dialog', { name: 'Avant de publier' })
  await panel.getByText('Rien à signaler.').waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await panel.getByRole('button', { name: 'Publier' }).click()
  await shows(page, 'L’article est en ligne.')
}

async function choose(page: Page, entry: string): Promise<void> {
  await button(page, 'Autres actions').click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('an article is written, published, changed, compared with what it was, and taken back', () =>
  withTeam(server, { anne: { role: 'editor' } }, async ({ anne: { page } }) => {
    const mark = String(Date.now()).slice(-6)
    const title = `La lettre de mission ${mark}, point par point`
    await writeNew(page, title)
    await publish(page)
    expect(await page.getByRole('textbox', { name: 'Fin de l’adresse' }).inputValue()).toBe(
      `la-lettre-de-mission-${mark}-point-par-point`,
    )

    await openFromList(page, title)
    await summarise(page, 'Tout autre chose.')
    await shows(page, 'En ligne, modifié')
    await button(page, 'Historique').click()
    const history = page.getByRole('dialog', { name: 'Historique' })
    await history.getByRole('button', { name: /^Comparer avec maintenant : Mise en ligne/ }).click()
    const difference = page.getByRole('dialog', { name: /^Du .* à maintenant$/ })
    await difference.getByText('Résumé').waitFor()
    await difference.getByText('Tout autre chose').first().waitFor()
    // Both as visitors see them, what changed within a frame.
    const drawn = (name: string | RegExp) => difference.getByTitle(name).contentFrame()
    await drawn('Maintenant').getByText('Tout autre chose.').first().waitFor()
    const former = drawn(/\d{4}, \d+\sh(\s\d\d)?$/)
    await former.getByText('Ce qu’il faut en retenir.').first().waitFor()
    await former.getByRole('link', { name: 'Contact' }).first().click()
    await former.getByText('Ce qu’il faut en retenir.').first().waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await difference.getByRole('button', { name: 'Fermer' }).click()
    const restore = /^Reprendre cette version : Mise en ligne/
    await history.getByRole('button', { name: restore }).click()
    await history.waitFor({ state: 'detached' })
    expect(await summary(page).inputValue()).toBe('Ce qu’il faut en retenir.')
    await shows(page, /reprise dans le brouillon/)
    // A step of the editor like any other.
    const tool = (name: string) =>
      page.getByRole('region', { name: 'Outils de l’article' }).getByRole('button', { name })
    await tool('Annuler').click()
    await expect.poll(() => summary(page).inputValue()).toBe('Tout autre chose.')
    await tool('Rétablir').click()
    await expect.poll(() => summary(page).inputValue()).toBe('Ce qu’il faut en retenir.')
    await tool('Annuler').click()
    await page.locator('[data-saving="saved"]').waitFor()
    expect(await summary(page).inputValue()).toBe('Tout autre chose.')
  }))

test(
  'of two people one is told who writes, takes over, and nothing that was typed is lost',
  sampled(false),
  () =>
    withTeam(
      server,
      { anne: { role: 'editor' }, bruno: { role: 'writer', width: 768 } },
      async ({ anne, bruno }) => {
        const title = 'Préparer une embauche'
        await writeNew(anne.page, title)
        // Her browser does not hear of it before she types on.
        await anne.page.route('**/draft/lock', () => {})
        await button(bruno.page, 'Ouvrir le menu').click()
        await openFromList(bruno.page, title)
        await shows(bruno.page, 'Rôle editor modifie cet article depuis')
        expect(await summary(bruno.page).isDisabled()).toBe(true)
        expect(await seriousFindings(bruno.page)).toEqual([])
        await button(bruno.page, 'Prendre la main').click()
        await summarise(bruno.page, 'De Bruno.')

        await summary(anne.page).fill('D’Anne, après lui.')
        await shows(anne.page, 'Rôle writer a maintenant la main sur cet article')
        await button(anne.page, 'Voir les différences').click()
        const difference = anne.page.getByRole('dialog', { name: 'De sa version à la vôtre' })
        await difference.getByText('D’Anne, après lui').waitFor()
        await difference.getByRole('button', { name: 'Fermer' }).click()
        await anne.page.unroute('**/draft/lock')
        await button(anne.page, 'Reprendre ma version').click()
        await anne.page.locator('[data-saving="saved"]').waitFor()
        expect(await summary(anne.page).inputValue()).toBe('D’Anne, après lui.')

        await button(anne.page, 'Historique').click()
        await anne.page
          .getByRole('listitem')
          .filter({ hasText: /Brouillon remplacé.*Rôle writer/ })
          .getByRole('button', { name: /^Reprendre cette version/ })
          .click()
        await expect.poll(() => summary(anne.page).inputValue()).toBe('De Bruno.')
      },
    ),
)

test(
  'a writer asks, an editor sends it back with a reason, then publishes and plans its end',
  sampled(false),
  () =>
    withTeam(
      server,
      { anne: { role: 'editor' }, bruno: { role: 'writer', width: 390 } },
      async ({ anne, bruno }) => {
        const title = 'Clore un exercice sans se presser'
        await button(bruno.page, 'Ouvrir le menu').click()
        await writeNew(bruno.page, title)
        await button(bruno.page, 'Demander la publication').click()
        const asking = bruno.page.getByRole('dialog', { name: 'Demander la publication' })
        await asking.getByRole('textbox').fill('Pour la lettre de décembre.')
        expect(await seriousFindings(bruno.page)).toEqual([])
        await asking.getByRole('button', { name: 'Demander' }).click()
        await shows(bruno.page, 'Pour la lettre de décembre.')
        const address = bruno.page.url()
        await bruno.page.goto(`${server.url}/admin`)

        await anne.page.reload()
        await anne.page.getByRole('link', { name: title }).first().click()
        await shows(anne.page, 'Rôle writer demande la publication de cet article')
        await button(anne.page, 'Renvoyer avec un motif').click()
        const answer = anne.page.getByRole('dialog', { name: 'Renvoyer la demande' })
        expect(await answer.getByRole('button', { name: 'Renvoyer' }).isDisabled()).toBe(true)
        await answer.getByRole('textbox').fill('Il manque les dates.')
        expect(await seriousFindings(anne.page)).toEqual([])
        await answer.getByRole('button', { name: 'Renvoyer' }).click()
        await shows(anne.page, 'Il manque les dates.')

        await bruno.page.goto(address)
        await shows(bruno.page, /Rôle editor a renvoyé la demande de publication/)
        await shows(bruno.page, 'Il manque les dates.')
        await bruno.page.goto(`${server.url}/admin`)

        await publish(anne.page)
        expect(await anne.page.getByText('Il manque les dates.').count()).toBe(0)
        await choose(anne.page, 'Programmer')
        const plan = anne.page.getByRole('dialog', { name: 'Programmer' })
        await plan.getByRole('radio', { name: 'Retirer l’article du site' }).check()
        await plan.getByLabel('Date et heure (Paris)').fill('2099-03-29T02:30')
        await plan.getByRole('button', { name: 'Programmer' }).click()
        await shows(anne.page, 'Retrait prévu le dimanche 29 mars 2099 à 3\u00A0h\u00A030')
        await button(anne.page, 'Modifier la date du retrait').click()
        expect(await plan.getByRole('radio', { name: /^Retirer/ }).isChecked()).toBe(true)
        expect(await plan.getByLabel('Date et heure (Paris)').inputValue()).toBe('2099-03-29T03:30')
        await plan.getByRole('button', { name: 'Fermer' }).click()

        await choose(anne.page, 'Mettre à la corbeille')
        await anne.page
          .getByRole('dialog')
          .getByRole('button', { name: /corbeille/ })
          .click()
        await shows(anne.page, 'L’article est dans la corbeille.')
        await anne.page.goto(address)
        await shows(anne.page, /Cet article n’existe pas ou plus/)
        await anne.page.getByRole('link', { name: 'Revenir à la liste' }).click()
        await shows(anne.page, 'Nouvel article')
      },
    ),
)

test('an article that is planned says so everywhere, and is planned anew or not at all', () =>
  withTeam(server, { anne: { role: 'editor' } }, async ({ anne: { page } }) => {
    const title = 'Ce que le budget changera'
    await writeNew(page, title)
    await page.getByLabel('Date de publication').fill('2098-03-12T09:00')
    await page.locator('[data-saving="saved"]').waitFor()
    await choose(page, 'Programmer')
    const plan = page.getByRole('dialog', { name: 'Programmer' })
    const moment = plan.getByLabel('Date et heure (Paris)')
    await moment.fill('2020-03-12T18:00')
    await plan.getByRole('button', { name: 'Programmer' }).click()
    await plan.getByText('Cette date est passée').waitFor()
    await moment.fill('2098-03-12T18:00')
    expect(await plan.getByText('Cette date est passée').count()).toBe(0)
    expect(await plan.getByText('Les visiteurs liront').count()).toBe(0)
    await moment.fill('2099-11-28T09:00')
    await plan.getByText('Les visiteurs liront la date du 12 mars 2098').waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await plan.getByRole('button', { name: 'Programmer' }).click()
    const state = page.getByText('Programmé pour le 28 novembre 2099 à 9 h', { exact: true })
    await state.waitFor()
    await page.getByRole('link', { name: 'Articles et vidéos' }).click()
    await page
      .getByRole('row')
      .filter({ hasText: title })
      .getByText(/^Programmé pour/)
      .waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('link', { name: title }).click()
    await state.waitFor()
    expect(await seriousFindings(page)).toEqual([])
    await button(page, 'Modifier la date de la mise en ligne').click()
    expect(await moment.inputValue()).toBe('2099-11-28T09:00')
    await moment.fill('2099-11-29T10:30')
    await plan.getByRole('button', { name: 'Programmer' }).click()
    await shows(page, 'Programmé pour le 29 novembre 2099 à 10 h 30')
    await button(page, 'Annuler la programmation de la mise en ligne').click()
    await shows(page, 'La programmation est annulée.')
    expect(await page.getByText(/^Programmé pour/).count()).toBe(0)
    await page.getByText('Brouillon', { exact: true }).waitFor()
  }))
