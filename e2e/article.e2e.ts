import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useOwnContent } from './own-content.ts'
import {
  brokenImages,
  testScreens,
  testVisitors,
  textOf,
  until,
  useBrowser,
  visit,
} from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const THEME = '/vos-actualites/themes/social'
const ARTICLE = 'article[data-article-id]'

/** Published shortly after midnight in Paris, updated two days later. */
const UPDATED = 'frais-professionnels-quelles-preuves-garder'
/** Updated on the day of its publication. */
const SAME_DAY = 'controle-fiscal-les-premiers-reflexes'
const WITH_PICTURE = 'lamortissement-explique-simplement'
const WITH_ICON = 'delais-de-paiement-ce-que-la-facture-doit-dire'

const article = (slug: string, page = NEWS): string => `${page}?title=${slug}`

/** Lines about an article, each one text node. */
const lineOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(`${ARTICLE} ${selector}`)
    .evaluateAll((lines) =>
      lines.flatMap((line) => [...line.childNodes].map((node) => node.textContent ?? '')),
    )

/** Words of the text as it is read: those that hold a letter or a digit. */
const wordsOf = async (page: Page): Promise<number> =>
  ((await page.locator(`${ARTICLE} .article-body`).textContent()) ?? '')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length

describe('an article', () => {
  testVisitors(
    'E1 E2 stands in place of the list, with its dates, reading time and credit',
    async (visitor) => {
      await visit(
        article(UPDATED),
        async ({ page }) => {
          expect(await page.locator(ARTICLE).count()).toBe(1)
          const root = page.locator(`[data-widget-id]:has(> ${ARTICLE})`)
          expect(await root.locator('article.feed-item, a[data-filter]').count()).toBe(0)
          expect(await page.locator('h1').count()).toBe(1)
          expect(await textOf(page, `${ARTICLE} h1.article-title`)).not.toBe('')
          expect(await lineOf(page, '.article-dates')).toEqual([
            'Publié le 1er\u00A0avril 2026, mis à jour le 3\u00A0avril 2026',
          ])
          const minutes = Math.ceil((await wordsOf(page)) / 200)
          expect(minutes).toBeGreaterThan(1)
          expect(await lineOf(page, '.article-reading-time')).toEqual([
            `Temps de lecture estimé : ${minutes} minutes`,
          ])
          expect(await lineOf(page, '.article-credit')).toEqual([
            'Illustration\u00A0: Atelier Lhermine-Dauval 2026',
          ])
          const picture = page.locator(`${ARTICLE} .article-picture img`)
          expect(await picture.getAttribute('src')).toMatch(
            /^\/media\/provider\/.*\/xxbig\.(webp|jpe?g)$/,
          )
        },
        visitor,
      )
    },
  )

  testVisitors('E2 an update on the day of publication is not worth a word', async (visitor) => {
    await visit(
      article(SAME_DAY),
      async ({ page }) =>
        expect(await lineOf(page, '.article-dates')).toEqual(['Publié le 29\u00A0septembre 2026']),
      visitor,
    )
  })

  testVisitors('E3 A8 an English one has English labels', async (visitor) => {
    await visit(
      article('getting-paid-on-time-en', '/en/news'),
      async ({ page }) => {
        expect(await lineOf(page, '.article-dates')).toEqual(['Published 16 June 2026'])
        expect((await lineOf(page, '.article-reading-time')).join('')).toMatch(
          /^Estimated reading time: \d+ minutes?$/,
        )
        expect(await lineOf(page, '.article-credit')).toEqual([
          'Illustration: Atelier Lhermine-Dauval 2026',
        ])
        expect(await textOf(page, '.article-back a')).toBe('← All articles')
        expect(await page.locator(ARTICLE).innerText()).not.toMatch(/Crédit|publié|Temps/)
      },
      visitor,
    )
  })

  testVisitors(
    'E4 pictures in its text come from the media base, and icons shrink with it',
    async (visitor) => {
      await visit(
        article(WITH_PICTURE),
        async ({ page }) => {
          const pictures = page.locator(`${ARTICLE} .article-body img`)
          expect(
            await pictures.evaluateAll((images) =>
              images.map((image) => image.getAttribute('src')),
            ),
          ).toEqual([`/media/provider/demo/articles/${WITH_PICTURE}/24-12-xxbig.webp`])
          expect(await brokenImages(page, '.article-body')).toEqual([])
        },
        visitor,
      )
      await visit(
        article(WITH_ICON),
        async ({ page }) => {
          const icon = page.locator(`${ARTICLE} .article-body img`)
          expect(await icon.getAttribute('src')).toBe(
            `/media/provider/demo/articles/${WITH_ICON}/icone-info.webp`,
          )
          expect((await icon.getAttribute('class'))?.split(' ')).toContain('img-fluid')
          expect(await brokenImages(page, '.article-body')).toEqual([])
        },
        visitor,
      )
    },
  )

  testVisitors(
    'E5 E7 on a theme page « Tous les articles » leads back there, and others follow',
    async (visitor) => {
      await visit(
        article('comment-lire-un-bulletin-de-paie', THEME),
        async ({ page }) => {
          const all = page.locator(`${ARTICLE} .article-back a`)
          expect(await all.innerText()).toBe('← Tous les articles')
          expect(await all.getAttribute('href')).toBe(THEME)
          expect(await page.locator(`${ARTICLE} .article-all`).count()).toBe(0)
          const talk = page.locator(`${ARTICLE} .article-talk`)
          expect(await talk.innerText()).toContain('Inès Carvalho')
          expect(await talk.locator('a.btn-primary').innerText()).toBe(
            'Parler de ce sujet avec nous',
          )
          const motifs = await page
            .locator('article.feed-item')
            .evaluateAll((items) => items.map(({ dataset }) => dataset['motif']))
          expect(motifs).toEqual(['AES', 'AES', 'AES'])
          expect(await page.locator('article.feed-item .item-title').allInnerTexts()).not.toContain(
            await textOf(page, 'h1'),
          )
        },
        visitor,
      )
    },
  )

  testVisitors('E8 a video waits for a click before it loads', async (visitor) => {
    const asked: string[] = []
    await visit(
      article('la-tva-en-une-minute', VIDEOS),
      async ({ page }) => {
        const video = page.locator(`${ARTICLE} video[controls]`)
        expect(await video.getAttribute('aria-label')).toBe('Vidéo : La TVA en une minute')
        expect(await video.getAttribute('preload')).toBe('none')
        expect(await video.locator('track[kind="captions"][srclang="fr"]').count()).toBe(1)
        await video.scrollIntoViewIfNeeded()
        expect(asked).toEqual([])
      },
      {
        ...visitor,
        async prepare(page) {
          page.on('request', (request) => {
            if (request.url().endsWith('.webm')) asked.push(request.url())
          })
        },
      },
    )
  })
})

describe('an article of doubtful origin', () => {
  const origin = useOwnContent((db) => {
    const html = `<p onclick="document.title = 'pris'">Un texte <b>sûr</b>.</p>
      <script>document.title = 'pris'</script><style>body { display: none }</style>
      <img src="/image-en-attente.svg" onerror="document.title = 'pris'"><iframe src="https://ailleurs.example/"></iframe>
      <a href="javascript:document.title = 'pris'">lien</a><h1>Un titre</h1>`
    const { changes } = db
      .prepare(
        `UPDATE article SET html = ?, title = 'Un <b>titre</b> & un 😀', sanitiser_version = 0,
          date_update = 'hier' WHERE slug = ?`,
      )
      .run(html, SAME_DAY)
    const section = (id: string) =>
      `<div class="card"><div class="card-header"><h5><button class="btn btn-link" data-toggle="collapse" data-target="#${id}" aria-controls="${id}">${id}</button></h5></div>
        <div id="${id}" class="collapse" data-parent="#acc"><div class="card-body">${'<p>Contenu</p>'.repeat(60)}</div></div></div>`
    const sections = db
      .prepare(`UPDATE article SET html = ?, sanitiser_version = 0 WHERE slug = ?`)
      .run(
        `<div class="accordion" id="acc">${section('collapseOne')}${section('deux')}</div><details><summary>Sans nom</summary>x</details>`,
        WITH_PICTURE,
      )
    expect(sections.changes).toBe(1)
    const empty = db.prepare(`UPDATE article SET html = '' WHERE slug = ?`).run(UPDATED)
    expect([changes, empty.changes]).toEqual([1, 1])
  })

  testScreens('B7 a Bootstrap 4 accordion opens, sets its hash and scrolls', async (screen) => {
    const address = article(WITH_PICTURE)
    const sections = `${ARTICLE} .article-body > details`
    const top = (page: Page, id: string) =>
      page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await visit(
      address,
      async ({ page }) => {
        expect(await page.locator(sections).evaluateAll((all) => all.map(({ id }) => id))).toEqual([
          'collapseOne',
          'deux',
          'sans-nom',
        ])
        await page.locator('#collapseOne > summary').click()
        expect(await until(async () => page.url().endsWith('#collapseOne'))).toBe(true)
        expect(await until(async () => Math.abs((await top(page, 'collapseOne')) - 200) <= 1)).toBe(
          true,
        )
      },
      { ...screen, origin: origin() },
    )
    await visit(
      `${address}#deux`,
      async ({ page }) => {
        const opened = page.locator('#deux[open]')
        expect(await until(async () => (await opened.count()) === 1)).toBe(true)
        expect(await until(async () => Math.abs((await top(page, 'deux')) - 200) <= 1)).toBe(true)
      },
      { ...screen, origin: origin() },
    )
  })

  testVisitors('E4 F4 is shown without what runs, frames or restyles', async (visitor) => {
    await visit(
      article(SAME_DAY),
      async ({ page }) => {
        expect(await textOf(page, 'h1')).toBe('Un <b>titre</b> & un 😀')
        expect(await textOf(page, `${ARTICLE} .article-body p`)).toBe('Un texte sûr.')
        const dangerous = 'script, style, iframe, [onclick], [onerror], a[href^="javascript"]'
        const body = page.locator(`${ARTICLE} .article-body`)
        expect(await body.locator(dangerous).count()).toBe(0)
        expect(await page.locator('h1').count()).toBe(1)
        expect(await page.title()).not.toBe('pris')
        expect(await page.locator(ARTICLE).innerText()).not.toMatch(/Invalid|NaN|undefined|null/)
      },
      { ...visitor, origin: origin() },
    )
  })

  test('E2 without a text there is no reading time', async () => {
    await visit(
      article(UPDATED),
      async ({ page }) => {
        expect(await page.locator(ARTICLE).count()).toBe(1)
        expect(await page.locator('.article-reading-time').count()).toBe(0)
      },
      { origin: origin() },
    )
  })
})
