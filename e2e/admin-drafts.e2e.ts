/** @module-tag exhaustive */
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useOwnDemo } from './own-server.ts'
import { signInAs, writeHeaders } from './sign-in.ts'
import { newVisitor, seriousFindings, useBrowser, watch } from './visit.ts'

useBrowser()

const EDITOR = '/admin/pages/2/fr/edit'
const API = '/admin/api/pages/2/fr'

/** The browser says so for every answer that is no success; a conflict is one of them. */
const REFUSED = 'the server responded with a status of 409'

interface Editor {
  context: BrowserContext
  page: Page
  /** What its console said, and where it went. */
  watched: ReturnType<typeof watch>
}

const server = useOwnDemo()
let anne: Editor

beforeAll(async () => {
  anne = await newEditor(1280)
})
afterAll(async () => {
  await anne.context.close()
})

async function newEditor(width: number): Promise<Editor> {
  const { url } = server
  const context = await newVisitor({ width })
  await signInAs(context, server, 'editor')
  const page = await context.newPage()
  const watched = watch(page, url)
  await page.goto(url + EDITOR)
  await page.getByRole('button', { name: 'Historique' }).waitFor()
  return { context, page, watched }
}

/** The page as a visitor has it, past every cache. */
async function live(): Promise<string> {
  const answer = await anne.context.request.get(`${server.url}/le-cabinet?${Math.random()}`)
  return answer.text()
}

interface Draft {
  base: number
  fields: { description: string }
}

async function draftOf({ context }: Editor): Promise<Draft> {
  const answer = await context.request.get(`${server.url}${API}/draft`)
  return (await answer.json()) as Draft
}

/** Writes the page's description, which goes live with the draft. */
async function describePage({ page }: Editor, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Titre et description' }).click()
  await page.getByRole('textbox', { name: 'Description' }).fill(text)
  await page.getByRole('button', { name: 'Garder dans le brouillon' }).click()
}

const saved = ({ page }: Editor): Promise<void> =>
  page.locator('[data-saving="saved"]', { hasText: 'Brouillon enregistré' }).waitFor()

function expectQuiet({ watched }: Editor): void {
  expect(watched.console.filter((line) => !line.includes(REFUSED))).toEqual([])
  expect(watched.foreign).toEqual([])
}

test('a draft is live once it is checked and published, not before', async () => {
  const { page } = anne
  await describePage(anne, 'Le cabinet et sa mesure.')
  await saved(anne)
  expect(await live()).not.toContain('Le cabinet et sa mesure.')

  await page.getByRole('button', { name: 'Publier…' }).click()
  const panel = page.getByRole('dialog', { name: 'Avant de publier' })
  const changes = panel.getByRole('region', { name: 'Ce qui change' })
  await changes.getByText('Description', { exact: true }).waitFor()
  expect((await changes.locator('ins').allInnerTexts()).join(' ')).toContain('mesure')
  expect(await changes.getByText('Modifié').count()).toBe(1)
  const looked = panel.getByRole('region', { name: 'À regarder' })
  await looked.getByText('La description a 24 caractères').waitFor()
  await panel.getByText(/n’empêche (pas )?de publier/).waitFor()
  expect(await panel.getByText('pas pu être vérifiée').count()).toBe(0)
  expect(await seriousFindings(page)).toEqual([])

  // What is said of the description leads to it.
  await looked.getByRole('button', { name: 'Montrer « Titre et description »' }).first().click()
  await panel.waitFor({ state: 'detached' })
  const fields = page.getByRole('dialog', { name: 'Titre et description' })
  const description = fields.getByRole('textbox', { name: 'Description' })
  expect(await description.inputValue()).toBe('Le cabinet et sa mesure.')
  await fields.getByRole('button', { name: 'Annuler' }).click()
  await page.getByRole('button', { name: 'Publier…' }).click()
  await looked.waitFor()
  await panel.getByRole('button', { name: 'Publier', exact: true }).click()
  await panel.waitFor({ state: 'detached' })
  await page.getByText('Tout est en ligne').waitFor()
  await page.getByText('La page est en ligne.').waitFor()
  const [site] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: 'Voir la page en ligne' }).click(),
  ])
  await site.waitForLoadState()
  expect(await site.locator('#admin').count()).toBe(0)
  await site.close()
  await expect.poll(live).toContain('Le cabinet et sa mesure.')
  expectQuiet(anne)
})

test('of two editors one takes over, and the other keeps what was typed', async () => {
  const bruno = await newEditor(768)
  // Anne hears of it by her own save: no heartbeat tells her before she has typed.
  const typed = Promise.withResolvers<void>()
  await anne.page.route('**/draft/lock', async (route) => {
    await typed.promise
    await route.continue()
  })
  try {
    await bruno.page.getByText('modifie cette page depuis').waitFor()
    expect(await seriousFindings(bruno.page)).toEqual([])
    await bruno.page.getByRole('button', { name: 'Prendre la main' }).click()
    await bruno.page.getByText('modifie cette page depuis').waitFor({ state: 'detached' })
    await describePage(anne, 'Ce qu’Anne écrivait.')
    typed.resolve()
    await anne.page.getByText('a maintenant la main sur cette page').waitFor()
    await anne.page.getByRole('button', { name: 'Voir les différences' }).click()
    const differences = anne.page.getByRole('dialog', { name: 'De sa version à la vôtre' })
    await differences.getByText('Ce qu’Anne écrivait').waitFor()
    await differences.getByRole('button', { name: 'Fermer' }).click()
    await anne.page.getByRole('button', { name: 'Reprendre ma version' }).click()
    await saved(anne)
    expect(await draftOf(bruno)).toMatchObject({ fields: { description: 'Ce qu’Anne écrivait.' } })
    expectQuiet(bruno)
    expectQuiet(anne)
  } finally {
    await bruno.context.close()
  }
})

test('what is scheduled is said, a link shows the draft, and the history gives back', async () => {
  const { page, context } = anne
  const { base } = await draftOf(anne)
  const { request } = context
  const headers = await writeHeaders(request, server.url)
  const scheduled = await request.put(`${server.url}${API}/schedule`, {
    headers,
    data: { action: 'publish', at: '2099-03-29T02:30', base },
  })
  expect(await scheduled.json()).toMatchObject({ said: 'dimanche 29 mars 2099 à 3\u00A0h\u00A030' })
  const share = await request.post(`${server.url}${API}/shares`, { headers, data: {} })
  const { pathname } = new URL(((await share.json()) as { url: string }).url)
  const visitor = await newVisitor()
  const shown = await visitor.request.get(server.url + pathname)
  expect(await shown.text()).toContain('Ce qu’Anne écrivait.')
  expect(shown.headers()).toMatchObject({ 'cache-control': 'no-store' })
  await visitor.close()

  await page.getByRole('button', { name: 'Historique' }).click()
  await page.getByText('Chaque mise en ligne, et les brouillons').waitFor()
  const restore = page.getByRole('button', {
    name: /^Reprendre cette version : En ligne jusque-là/,
  })
  await restore.waitFor()
  expect(await seriousFindings(page)).toEqual([])
  await restore.click()
  await page.getByText('Mise en ligne prévue le dimanche 29 mars 2099').waitFor()
  await page.getByRole('button', { name: 'Modifier la date de la mise en ligne' }).waitFor()
  expect((await draftOf(anne)).fields.description).toContain('fondé en 1987')
  // It is a step of hers: what stood there comes back whole, and goes again.
  await page.getByText(/^Version du .+ reprise dans le brouillon/).waitFor()
  const description = async () => (await draftOf(anne)).fields.description
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect.poll(description).toBe('Ce qu’Anne écrivait.')
  await page.getByRole('button', { name: 'Rétablir', exact: true }).click()
  await expect.poll(description).toContain('fondé en 1987')
  expect(await live()).toContain('Le cabinet et sa mesure.')
  expectQuiet(anne)
})
