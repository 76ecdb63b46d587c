import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { addWidget, useOwnContent } from './own-content.ts'
import { at, brokenImages, testScreens, testVisitors, textOf, useBrowser, visit } from './visit.ts'

useBrowser()

const NEWS = '/vos-actualites/infos-pratiques/fil-dactualites'
const VIDEOS = '/vos-actualites/infos-pratiques/la-minute-de-lexpert'
const FISCAL = '/vos-actualites/themes/fiscal'
/** The page that carries the feeds of our own; it has no motifs. */
const FIRM = '/le-cabinet'
/** A page with two motifs, whose feed is our own. */
const TWO_MOTIFS = '/vos-outils/chiffres-utiles/fiscalite-personnelle'

const ALL = ['AEF', 'AEJ', 'AEM', 'AEP', 'AES']

const OWN = {
  plain: 4301,
  current: 4302,
  offset: 4303,
  reversed: 4304,
  leads: 4305,
  fixed: 4306,
  dressed: 4307,
  bare: 4308,
  related: 4309,
  pageAuto: 4310,
}

const widget = (id: number) => `[data-widget-id="${id}"]`

const titlesOf = (page: Page, id: number): Promise<string[]> =>
  page.locator(`${widget(id)} article.feed-item .item-title`).allInnerTexts()

const motifsOf = (page: Page, id: number): Promise<(string | undefined)[]> =>
  page
    .locator(`${widget(id)} article.feed-item`)
    .evaluateAll((items) => items.map(({ dataset }) => dataset['motif']))

const linksOf = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(`${selector} a.item-link`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))

/** Where the server sends an address on to. */
async function sentTo(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' })
  expect(answer.status, url).toBe(301)
  return answer.headers.get('location') ?? ''
}

describe('the feeds of the home page', () => {
  testVisitors('D1 have the prescribed titles, links and classes', async (visitor) => {
    await visit(
      '/',
      async ({ page }) => {
        for (const [id, title, link, href, count] of [
          [1459, 'Le savez-vous ?', 'Toutes les actualités', NEWS, 5],
          [1460, 'Vous avez une minute ?', 'Voir toutes les vidéos', VIDEOS, 3],
        ] as const) {
          expect(await textOf(page, `${widget(id)} .widget-title`)).toBe(title)
          const more = page.locator(`${widget(id)} .feed-header .feed-link-right a`)
          expect(await more.innerText()).toBe(link)
          expect(await more.getAttribute('href')).toBe(href)
          const titles = page.locator(`${widget(id)} .item-title`)
          expect(
            await titles.evaluateAll((all) => all.map((one) => one.getAttribute('class'))),
          ).toEqual([
            'item-title text-body h4',
            ...Array.from({ length: count - 1 }, () => 'item-title text-body h6'),
          ])
          for (const words of await page.locator(`${widget(id)} .item-link`).allInnerTexts()) {
            expect(words).toMatch(id === 1460 ? /^Voir la vidéo · \d\d\ss$/ : /^Lire la suite$/)
          }
        }
        expect(await page.locator(`${widget(1459)} .card-magazine`).count()).toBe(5)
        expect(await page.locator(`${widget(1460)} .card-thumbnail .play-mark`).count()).toBe(3)
        const durations = await page.locator(`${widget(1460)} .item-duration`).allInnerTexts()
        expect(durations).toHaveLength(3)
        for (const duration of durations) expect(duration).toMatch(/\d:\d\d$/)
      },
      visitor,
    )
  })

  testVisitors(
    'D10 pictures come from the media base of the site and from nowhere else',
    async (visitor) => {
      await visit(
        '/',
        async ({ page }) => {
          expect(await brokenImages(page, '.widget-feed')).toEqual([])
          const shown = await page
            .locator('article.feed-item img:visible')
            .evaluateAll((images: HTMLImageElement[]) => images.map(({ currentSrc }) => currentSrc))
          expect(shown).toHaveLength(8)
          for (const address of shown)
            expect(address).toMatch(new RegExp(`^${at('/media/provider/')}`))
        },
        visitor,
      )
    },
  )

  testVisitors('D11 each card links to its article by motifs and slug', async (visitor) => {
    await visit(
      '/',
      async ({ page }) => {
        const links = await linksOf(page, widget(1459))
        const motifs = await motifsOf(page, 1459)
        expect(links.map((link) => link.split('|')[0])).toEqual(
          motifs.map((motif) => `/?article=[%22${motif}%22]`),
        )
        for (const link of links) expect(link).toMatch(/\|[a-z0-9-]+$/)
      },
      visitor,
    )
  })
})

test('D10 what /ajax says of a picture is its path alone', async () => {
  const call = '/ajax/testa/article/motifs/["AEF"]/nbperpage/3/idpage/1/size/xbig'
  const answer = await fetch(at(`${call}?withoutIdInKey=true`), { method: 'POST' })
  const { data }: { data: { articles: { mediasPaths: string }[] } } = await answer.json()
  const medias = data.articles.flatMap(({ mediasPaths }): { index: string; url: string }[] =>
    JSON.parse(mediasPaths),
  )
  expect(medias.length).toBeGreaterThanOrEqual(3)
  for (const { url } of medias) expect(url).toMatch(/^\/[^/]/)
})

describe('the link of a card', () => {
  test('D11 is answered by the page that shows the article, once and for all', async () => {
    const slug = 'comment-lire-un-bulletin-de-paie'
    const video = 'la-tva-en-une-minute'
    expect(await sentTo(at(`/?article=[%22AES%22]|${slug}`))).toBe(`${NEWS}?title=${slug}`)
    expect(await sentTo(at(`/contact?article=[%22AES%22]|${slug}`))).toBe(`${NEWS}?title=${slug}`)
    expect(await sentTo(at(`/?article=[%22EREVUEVIDEO%22]|${video}`))).toBe(
      `${VIDEOS}?title=${video}`,
    )
    expect(await sentTo(at(`${FISCAL}?article=[%22AEF%22]|${slug}`))).toBe(
      `${FISCAL}?title=${slug}`,
    )
    expect(await sentTo(at(`/contact?article=nimporte-quoi`))).toBe('/contact')
  })

  testVisitors('D11 without its slash stays in the English news', async (visitor) => {
    await visit(
      '/en/news',
      async ({ page }) => {
        const [link = ''] = await linksOf(page, 'article.feed-item:first-child')
        expect(link).toMatch(/^\?article=\[%22[A-Z]+%22\]\|[a-z0-9-]+$/)
        await page.locator('article.feed-item a.item-link').first().click()
        await page.waitForURL(`**/en/news?title=${link.split('|')[1]}`)
        expect(await page.locator('article[data-article-id]').count()).toBe(1)
      },
      visitor,
    )
  })
})

testVisitors('D9 a long summary is cut at a word', async (visitor) => {
  const slug = 'credit-ou-reduction-dimpot-ne-les-confondez-plus'
  const whole = await visit(
    `${FISCAL}?title=${slug}`,
    ({ page }) => textOf(page, '.article-summary'),
    visitor,
  )
  expect(whole.length).toBeGreaterThan(200)
  await visit(
    FISCAL,
    async ({ page }) => {
      const card = `article.feed-item:has(a[href$="|${slug}"])`
      const cut = await textOf(page, `${card} .item-resume`)
      expect(cut).toMatch(/[^\s,;:] \(\.\.\.\)$/)
      const kept = cut.slice(0, -' (...)'.length)
      expect(kept.length).toBeLessThanOrEqual(200)
      expect(kept.length).toBeGreaterThan(150)
      expect(whole.startsWith(kept)).toBe(true)
      expect(whole.slice(kept.length)).toMatch(/^[\s,;:]/)
      const all = await page.locator('article.feed-item .item-resume').allInnerTexts()
      expect(all.length).toBeGreaterThan(3)
      expect(all.filter((resume) => resume.endsWith('(...)'))).toHaveLength(1)
    },
    visitor,
  )
})

test('D12 related articles under no article are nothing at all', async () => {
  await visit(NEWS, async ({ page }) => {
    const empty = page.locator('.widget-feed.is_empty')
    expect(await empty.count()).toBe(1)
    expect(await empty.getAttribute('data-state')).toBe('empty')
    expect(await empty.innerHTML()).toBe('')
    expect((await empty.boundingBox())?.height ?? 0).toBe(0)
  })
})

describe('feeds of other options', () => {
  const origin = useOwnContent((db) => {
    const feed = (id: number, options: object, page = FIRM) =>
      addWidget(db, { id, page, type: 'feed', options })
    feed(OWN.plain, { motifs: ['AES'], nb_items: 6 })
    feed(OWN.current, { motifs: ['AES'], nb_items: 3, exclude_current: true })
    feed(OWN.offset, { motifs: ['AES'], nb_items: 3, offset: 2 })
    feed(OWN.reversed, { motifs: ['AES'], nb_items: 3, reverse_order: true })
    feed(OWN.leads, { motifs: ALL, nb_items: 5, lead_motifs: ['AEP', 'AES'] })
    feed(OWN.fixed, { motifs: ['AES', 'AEF', 'AEP'], fixed_motifs: true })
    feed(OWN.dressed, {
      widget_title: 'Le social',
      widget_subtitle: 'Embaucher, payer, prévenir.',
      widget_link: { text: 'Le fil', page: 42, position: 'bottom', alignment: 'center' },
      motifs: ['AES'],
      nb_items: 2,
      title_tag: 'h4',
      title_class_first: 'item-title premier',
      title_class: 'item-title autre',
      item_link_text: 'Ouvrir',
    })
    feed(OWN.bare, {
      motifs: ['AEM'],
      nb_items: 5,
      display_date: false,
      show_item_resume: false,
    })
    feed(OWN.related, { widget_title: 'Liés', request_type: 'related' })
    feed(OWN.pageAuto, { page_auto: true, nb_items: 3 }, TWO_MOTIFS)
    const { changes } = db
      .prepare(`UPDATE article SET medias_paths = '[{"index":' WHERE slug LIKE 'hameconnage-%'`)
      .run()
    expect(changes).toBe(1)
  })

  testVisitors('D2 D7 D8 each option does what it says', async (visitor) => {
    await visit(
      FIRM,
      async ({ page }) => {
        const plain = await titlesOf(page, OWN.plain)
        expect(new Set(plain).size).toBe(6)
        expect(await titlesOf(page, OWN.current)).toEqual(plain.slice(0, 3))
        expect(await titlesOf(page, OWN.offset)).toEqual(plain.slice(2, 5))
        expect(await titlesOf(page, OWN.reversed)).toEqual(plain.slice(0, 3).toReversed())

        const leads = await motifsOf(page, OWN.leads)
        expect(leads).toHaveLength(5)
        expect(leads.slice(0, 2)).toEqual(['AEP', 'AES'])
        expect((await titlesOf(page, OWN.leads))[1]).toBe(plain[0])
        expect(new Set(await titlesOf(page, OWN.leads)).size).toBe(5)
        expect(await motifsOf(page, OWN.fixed)).toEqual(['AES', 'AEF', 'AEP'])

        const dressed = widget(OWN.dressed)
        expect(await textOf(page, `${dressed} h2`)).toBe('Le social')
        expect(await textOf(page, `${dressed} .widget-subtitle`)).toBe(
          'Embaucher, payer, prévenir.',
        )
        const link = page.locator(`${dressed} > .feed-link-center a`)
        expect(await link.getAttribute('href')).toBe(NEWS)
        expect(
          await page
            .locator(`${dressed} h4`)
            .evaluateAll((titles) => titles.map(({ className }) => className)),
        ).toEqual(['item-title premier', 'item-title autre'])
        expect(await page.locator(`${dressed} .item-link`).allInnerTexts()).toEqual([
          'Ouvrir',
          'Ouvrir',
        ])

        const bare = page.locator(widget(OWN.bare))
        expect(await bare.locator('article.feed-item').count()).toBe(5)
        expect(await bare.locator('.item-date, .item-resume').count()).toBe(0)
        expect(await page.locator(`${widget(OWN.plain)} .item-date`).count()).toBe(6)
      },
      { ...visitor, origin: origin() },
    )
  })

  testScreens('D6 the article being read is left out, and another comes in', async (screen) => {
    const titles = (path: string) =>
      visit(
        path,
        async ({ page }) => ({
          plain: await titlesOf(page, OWN.plain),
          current: await titlesOf(page, OWN.current),
        }),
        { ...screen, origin: origin() },
      )
    const { plain } = await titles(FIRM)
    const inList = await titles(`${FIRM}?title=comment-lire-un-bulletin-de-paie`)
    expect(plain.slice(0, 3)).toContain('Comment lire un bulletin de paie')
    expect(inList.current).toEqual(
      plain.filter((title) => title !== 'Comment lire un bulletin de paie').slice(0, 3),
    )
    expect(inList.plain).toEqual(plain)
    const elsewhere = await titles(`${FIRM}?title=controle-fiscal-les-premiers-reflexes`)
    expect(elsewhere.current).toEqual(plain.slice(0, 3))
  })

  test('D10 a card has no picture when its article has none, or none that can be read', async () => {
    await visit(
      FIRM,
      async ({ page }) => {
        const cards = page.locator(`${widget(OWN.bare)} article.feed-item`)
        const bare = cards.filter({ hasNot: page.locator('img') })
        const titles = await bare.locator('.item-title').allInnerTexts()
        expect(titles).toHaveLength(2)
        expect(titles.join(' ')).toMatch(/Hameçonnage/)
        expect(titles.join(' ')).toMatch(/Sauvegardes/)
        expect(await brokenImages(page, widget(OWN.bare))).toEqual([])
      },
      { origin: origin() },
    )
  })

  testVisitors('D11 the page’s motifs stand in the links', async (visitor) => {
    await visit(
      TWO_MOTIFS,
      async ({ page }) => {
        const links = await linksOf(page, widget(OWN.pageAuto))
        expect(links).toHaveLength(3)
        for (const link of links) {
          expect(link).toMatch(/^\/\?article=\[%22AEP%22,%22AEF%22\]\|[a-z0-9-]+$/)
        }
        const slug = links[0]?.split('|')[1] ?? ''
        await page
          .locator(`${widget(OWN.pageAuto)} a.item-link`)
          .first()
          .click()
        await page.waitForURL(`**${NEWS}?title=${slug}`)
        expect(await page.locator('article[data-article-id]').count()).toBe(1)
      },
      { ...visitor, origin: origin() },
    )
  })

  testVisitors('D12 a page without motifs has no related article', async (visitor) => {
    await visit(
      FIRM,
      async ({ page }) => {
        const empty = page.locator(widget(OWN.related))
        expect((await empty.getAttribute('class'))?.split(' ')).toContain('is_empty')
        expect(await empty.getAttribute('data-state')).toBe('empty')
        expect(await empty.innerHTML()).toBe('')
        expect(await page.locator('.alert').count()).toBe(0)
      },
      { ...visitor, origin: origin() },
    )
  })
})
