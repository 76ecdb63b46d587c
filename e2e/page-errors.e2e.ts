/** @module-tag exhaustive */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, describe } from 'vitest'
import { addWidget, setOptions, useOwnContent } from './own-content.ts'
import { seriousFindings, testVisitors, textOf, until, useBrowser, visit } from './visit.ts'

useBrowser()

const FIRM = '/le-cabinet'
const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'

const OTHER_ERROR = "Une erreur est survenue, merci de contacter l'équipe de développement"
const NO_MOTIF =
  'Aucun motif trouvé, renseignez un ou des motifs dans le widget ou les propriétés de la page.'

const widget = (id: number) => `[data-widget-id="${id}"]`

describe('a widget that is broken', () => {
  const origin = useOwnContent(async (db, dataDir) => {
    const folder = join(dataDir, 'uploads', 'casse', 'card')
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'ouverte.html'), '<article>{{#title}}<p>{{title}}</article>')
    setOptions(db, 1460, { nb_items: 'trois' })
    const onFirm = (id: number, type: string, options: object) =>
      addWidget(db, { id, page: FIRM, type, options })
    onFirm(4401, 'feed', { motifs: [] })
    onFirm(4402, 'feed', { motifs: ['AES'], template: 'card/ouverte', template_dir: 'casse' })
    onFirm(4403, 'feed', { motifs: ['AES'], template: 'card/absente' })
    onFirm(4404, 'widget-inconnu', {})
    onFirm(4405, 'feed', { motifs: ['AES'], nb_items: 2 })
    db.prepare(`UPDATE widget SET options = '{"items":' WHERE id = 20203`).run()
  })

  testVisitors('A9 H1 tells so in its place and costs nothing else', async (visitor) => {
    await visit(
      '/',
      async ({ page, response }) => {
        expect(response.status()).toBe(200)
        expect(await page.locator('.alert').allInnerTexts()).toEqual([
          `Widget 1460 : ${OTHER_ERROR}`,
        ])
        expect(await page.locator(`${widget(1460)} > .alert.alert-danger`).count()).toBe(1)
        expect(await page.locator(widget(1460)).getAttribute('data-state')).toBe('error')
        expect(await page.locator(`${widget(1459)} article.feed-item`).count()).toBe(5)
        expect(await page.locator(`${widget(1513)} .menu-item`).count()).toBe(5)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.locator('footer').isVisible()).toBe(true)
        if (visitor.javaScript === false) return
        const burger = page.locator('[data-burger][role="button"]')
        expect(await until(async () => (await burger.count()) === 1)).toBe(true)
        const waiting = page.locator(`${widget(1459)} img[lazyloading="1"]`)
        await page.locator(widget(1459)).scrollIntoViewIfNeeded()
        expect(await until(async () => (await waiting.count()) < 5)).toBe(true)
      },
      { ...visitor, origin: origin() },
    )
  })

  testVisitors('H1 A9 each says what is wrong with it', async (visitor) => {
    await visit(
      FIRM,
      async ({ page, response }) => {
        expect(response.status()).toBe(200)
        expect(await page.locator('.alert.alert-danger').allTextContents()).toEqual([
          `Widget 20203 : ${OTHER_ERROR}`,
          `Widget 4401 : ${NO_MOTIF}`,
          ...[4402, 4403, 4404].map((id) => `Widget ${id} : ${OTHER_ERROR}`),
        ])
        expect(await page.locator(`${widget(4405)} article.feed-item`).count()).toBe(2)
        const states = await page
          .locator('main [data-widget-id]')
          .evaluateAll((roots) => roots.map(({ dataset }) => dataset['state']))
        expect(states.filter((state) => state === 'error')).toHaveLength(5)
        expect(await page.content()).not.toMatch(/BadOptions|TemplateError|\.ts:\d|node_modules/)
      },
      { ...visitor, origin: origin() },
    )
  })
})

describe('articles that can not be had', () => {
  const IMPORT_ERROR = "Erreur lors de l'importation des données"
  const ARTICLE_ERROR =
    "Erreur lors de la récupération de l'article. Merci de réessayer dans quelques instants."

  const origin = useOwnContent(
    () => {},
    {},
    (db) => db.exec(`ALTER TABLE article RENAME TO article_elsewhere`),
  )

  testVisitors('H2 cost their lists alone, and only the console says so', async (visitor) => {
    await visit(
      '/',
      async ({ page, response, console: said, expectConsole }) => {
        expect(response.status()).toBe(200)
        if (visitor.javaScript !== false) {
          expect(await until(async () => said.length === 2)).toBe(true)
          expectConsole(IMPORT_ERROR)
          expectConsole(IMPORT_ERROR)
        }
        for (const id of [1459, 1460]) {
          const root = page.locator(widget(id))
          expect(await root.getAttribute('data-state')).toBe('error')
          expect(await root.getAttribute('data-console')).toBe(IMPORT_ERROR)
          expect(await root.innerText()).toBe('')
        }
        expect(await page.locator('.alert, .widget-message').count()).toBe(0)
        expect(await page.locator(`${widget(1508)} .menu-item`).count()).toBe(8)
      },
      { ...visitor, origin: origin() },
    )
  })

  testVisitors('H3 E6 an article says so, with the rest of the page', async (visitor) => {
    await visit(
      `${NEWS}?title=comment-lire-un-bulletin-de-paie`,
      async ({ page, response, console: said, expectConsole }) => {
        expect(response.status()).toBe(503)
        const hasScript = visitor.javaScript !== false
        expect(await until(async () => said.length === (hasScript ? 2 : 1))).toBe(true)
        expectConsole('503')
        if (hasScript) expectConsole(IMPORT_ERROR)
        expect(await page.locator('.widget-message p').allInnerTexts()).toEqual([ARTICLE_ERROR])
        expect(await textOf(page, '.widget-message a')).toBe('Tous les articles')
        expect(await page.locator('.alert').count()).toBe(0)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.locator('footer').isVisible()).toBe(true)
      },
      { ...visitor, origin: origin() },
    )
  })
})

testVisitors('H3 E6 an article that is not there is a 404', async (visitor) => {
  for (const slug of ['cet-article-nexiste-pas', 'Pas%20un%20slug']) {
    await visit(
      `${NEWS}?title=${slug}`,
      async ({ page, response, expectConsole }) => {
        expectConsole('404')
        expect(response.status()).toBe(404)
        expect(await page.locator('.widget-message p').allInnerTexts()).toEqual([
          'Article introuvable.',
        ])
        expect(await page.locator('article[data-article-id]').count()).toBe(0)
        expect(await page.locator('meta[name="robots"][content*="noindex"]').count()).toBe(1)
        await Promise.all([page.waitForURL(`**${NEWS}`), page.locator('.widget-message a').click()])
        expect(await page.locator('article.feed-item').count()).toBe(8)
      },
      visitor,
    )
  }
})

describe('a request that is refused', () => {
  testVisitors('is told in the site’s own letters', async (visitor) => {
    await visit(
      '/contact',
      async ({ page, response, expectConsole }) => {
        expect(response.status()).toBe(405)
        expectConsole('405')
        const heading = page.locator('h1')
        expect(await heading.innerText()).toBe('Méthode refusée')
        expect(await heading.evaluate((one) => getComputedStyle(one).fontFamily)).toMatch(
          /Fraunces/,
        )
        // axe is a script.
        if (visitor.javaScript !== false) expect(await seriousFindings(page)).toEqual([])
        await page.unroute('**/contact')
        await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
        await page.waitForURL((url) => url.pathname === '/')
      },
      {
        ...visitor,
        prepare: async (page) => {
          await page.route('**/contact', (route) => route.continue({ method: 'PUT' }))
        },
      },
    )
  })
})
