import { access, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { readDemo } from '#app/demo/read-demo.ts'
import { demoFolder } from '#app/demo/demo-folder.ts'
import { FaultList } from '#app/demo/faults.ts'
import { makePdf } from '#features/documents/pdf/make-pdf.ts'
import { pdfCache } from '#features/documents/service/pdf-cache.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { RGAA_CRITERIA, rgaaResult } from '#features/sites/rules/rgaa.ts'
import { films } from '../scripts/media/video-slides.ts'
import { createTestApp, type TestApp } from './app.ts'
import type { Html } from './html.ts'

/** The grid of the demo (`demo/rgaa.yaml`), and those of its proofs that the HTML of a page gives. */
const { written } = await readDemo(demoFolder(), new FaultList())
const { sample, criteria } = written['rgaa.yaml']
const { site: demoSite } = await loadDemo()

let site: TestApp
let folder: string
const pages = new Map<string, Html>()
const sources = new Map<string, string>()
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-rgaa-'))
  const documents = pdfCache({ folder, make: makePdf, version: 1, warn: () => {} })
  site = await createTestApp({ documents })
  for (const path of sample) {
    const { status, html, body } = await site.get(path)
    expect([path, status]).toEqual([path, 200])
    pages.set(path, html)
    sources.set(path, body)
  }
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

describe('the grid', () => {
  test('has the 106 criteria of version 4.1.2, each once', () => {
    expect(RGAA_CRITERIA).toHaveLength(106)
    expect(Object.keys(criteria)).toEqual(RGAA_CRITERIA)
  })

  test('no criterion is met without a test or what somebody saw, and each test is there', async () => {
    for (const [number, { state, test: file, shows, look }] of Object.entries(criteria)) {
      const proof = state === 'C' && file !== undefined ? shows : look
      expect([number, proof]).toEqual([number, expect.any(String)])
      if (file !== undefined) await access(file)
    }
  })

  test('the declaration says the rate that follows from it', async () => {
    const states = Object.values(criteria).map(({ state }) => state)
    const met = states.filter((state) => state === 'C').length
    const failed = states.filter((state) => state === 'NC').length
    const rate = Math.floor((100 * met) / (met + failed))
    expect(rgaaResult(demoSite.settings.legal.accessibility.grid)).toMatchObject({ rate })
    const { html } = await site.get('/informations-legales/accessibilite')
    expect(html.one('main').text).toMatch(new RegExp(`soit\\s+${rate}\\s%`))
    expect(html.one('main').text).toContain('partiellement conforme')
  })
})

/** What a page of the sample has, by what it is asked. */
const each = (look: (html: Html, path: string, source: string) => unknown) => {
  for (const [path, html] of pages) {
    expect([path, look(html, path, sources.get(path) ?? '')]).toEqual([path, []])
  }
}

const without = (elements: Html[], ...names: string[]) =>
  elements.filter((one) => names.every((name) => one.attr(name) === null)).map(({ text }) => text)

describe('what the HTML of the sample proves', () => {
  test('1.2 each drawing is hidden from screen readers, or named', () => {
    each((html) => {
      const bare = (selector: string) =>
        without(html.all(selector), 'aria-hidden', 'aria-label', 'aria-labelledby')
      return bare('svg').slice(bare('[aria-hidden="true"] svg').length)
    })
  })

  test('4.1 4.7 4.11 4.13 each film is the browser’s player, with a name and a transcript', async () => {
    const paths = ['la-tva-en-une-minute', 'du-brut-au-net'].map(
      (slug) => `/vos-actualites/infos-pratiques/la-minute-de-lexpert?title=${slug}`,
    )
    for (const path of paths) {
      const { html } = await site.get(path)
      const film = html.one('main video')
      expect(film.attr('controls')).not.toBeNull()
      expect(film.attr('aria-label')).toMatch(/\w/)
      expect(html.texts('main h2').join(' ')).toContain('Transcription')
    }
  })

  test('5.4 5.6 5.7 each table of data has a title and headers with their scope', () => {
    each((html) =>
      html
        .all('table')
        .filter(
          (table) =>
            (!table.has('caption') && table.attr('aria-label') === null) ||
            !table.has('th') ||
            without(table.all('th'), 'scope').length > 0,
        ),
    )
  })

  test('8.1 8.2 8.3 a doctype, a language, and no id twice', () => {
    each((html, _path, source) => {
      expect(source).toMatch(/^<!doctype html>/i)
      expect(html.one('html').attr('lang')).toBe('fr')
      const ids = html.attrs('[id]', 'id')
      return ids.filter((id, index) => ids.indexOf(id) !== index)
    })
  })

  test('9.2 header, navigation, content and footer are marked', () => {
    each((html) => ['header', 'nav', 'main', 'footer'].filter((name) => !html.has(name)))
  })

  test('11.5 11.6 choices of one question stand in a group with a legend', () => {
    each((html) => html.all('fieldset').filter((group) => !group.has('legend')))
    each((html) => {
      const grouped = html.all('fieldset input').filter((one) => one.attr('type') === 'radio')
      const all = html.all('main input').filter((one) => one.attr('type') === 'radio')
      return all.length === grouped.length ? [] : all
    })
  })

  test('11.13 name, mail and telephone fill themselves in', () => {
    each((html) =>
      html
        .all('main form input')
        .filter((one) => ['email', 'tel'].includes(one.attr('type') ?? ''))
        .filter((one) => one.attr('autocomplete') === null),
    )
  })

  test('12.1 12.2 12.4 12.5 menu, search and site map are at one place on every page', () => {
    each((html) => [
      ...(html.has('header nav') ? [] : ['menu']),
      ...(html.has('header a[href="#search"]') ? [] : ['search']),
      ...(html.has('footer a[href="/informations-legales/plan-du-site"]') ? [] : ['map']),
    ])
  })

  test('12.7 the skip link comes first and finds its target', () => {
    each((html) => {
      const [first] = html.all('body a')
      return first?.attr('href') === '#contenu' && html.has('#contenu') ? [] : ['skip']
    })
  })

  test('13.2 no link opens a window without saying so', () => {
    each((html) =>
      html.all('a[target="_blank"]').filter((link) => !/nouvel|fenêtre/.test(link.text)),
    )
  })
})

/** White space, and the words that a thin space holds together, weigh nothing in a comparison. */
const squeezed = (text: string) => text.replaceAll(/[\s\u00A0\u202F]+/g, '')

describe('what the texts of the sample prove', () => {
  test('1.3 1.6 1.7 each picture that says something is a plan, described on the page of its office', async () => {
    const described = new Set<string>()
    each((html) =>
      html
        .all('img')
        .filter((image) => image.attr('alt') !== '')
        .filter((image) => {
          const [, office] =
            /^Plan dessiné : (Bureau [^,]+), \d+ /.exec(image.attr('alt') ?? '') ?? []
          const page = html.all('main h3 a').find(({ text }) => text === office)
          if (page) described.add(page.attr('href') ?? '')
          return page === undefined
        }),
    )
    expect(described.size).toBe(2)
    for (const path of described) {
      expect((await site.get(path)).html.one('main').text, path).toContain('Sur le plan')
    }
  })

  test('4.2 each amount that a film draws is in its transcript', async () => {
    for (const { title, slides } of films) {
      const article = await readFile(`demo/articles/videos/${slugOf(title)}.md`, 'utf8')
      const [, transcript = ''] = article.split('<h2>Transcription</h2>')
      const drawn = JSON.stringify(slides.map(({ figure }) => figure)).match(
        /\d[\d\u202F]+\u00A0€/g,
      )
      const untold = (drawn ?? []).filter((one) => !squeezed(transcript).includes(squeezed(one)))
      expect([title, untold]).toEqual([title, []])
    }
  })

  test('5.5 the title of each table says what it counts, and by what', () => {
    each((html) =>
      html
        .all('table')
        .map((table) => table.attr('aria-label') ?? table.one('caption').text)
        .filter(
          (title) => !/^(?:Remboursement|Tableau d’amortissement), \p{L}+ par \p{L}+$/u.test(title),
        ),
    )
  })

  test('6.1 a link that says little by itself is described by the title above it', () => {
    const vague =
      /^(?:Lire la suite|Voir|Voir la vidéo.*|En savoir plus|Cliquez.*|Ici|Suite|Plus)$/i
    each((html) =>
      html
        .all('a[href]')
        .filter((link) => vague.test(link.attr('aria-label') ?? link.text))
        .filter((link) => html.one(`#${link.attr('aria-describedby')}`).text === ''),
    )
    const named = (link: Html) => (link.attr('aria-label') ?? link.text) !== ''
    each((html) => html.all('a[href]').filter((link) => !named(link)))
  })

  test('8.7 8.8 what is English says so, and nothing else is', () => {
    const english =
      /\b(?:the|and|of|with|your|our|for|home|news|search|read|more|here|team|business)\b/i
    each((html) => [
      ...html.attrs('body [lang]', 'lang').filter((lang) => lang !== 'fr' && lang !== 'en'),
      ...html.all('a[hreflang="en"]').filter((link) => link.attr('lang') !== 'en'),
      ...['header', 'main', 'footer'].filter((part) => english.test(html.texts(part).join(' '))),
    ])
  })

  test('8.9 no element is there for its looks alone', () => {
    const looks = 'b, i, u, s, font, center, big, tt, marquee, [align], [bgcolor]'
    const texts = ['p', 'h1', 'h2', 'h3', 'h4', 'li', 'dt', 'dd', 'blockquote', 'th', 'td']
    each((html) => [
      ...html.all(looks),
      ...html
        .all(texts.map((name) => `main ${name}`).join(', '))
        .filter((one) => one.text.replaceAll('\u00A0', '') === '' && !one.has('a, img, input'))
        // What script will speak in stands empty.
        .filter((one) => one.attr('role') === null),
    ])
  })

  test('9.3 what is listed is a list', () => {
    each((html) => [
      ...html.texts('main p').filter((text) => /^(?:[-–—•·*]|\d+[.)]|[a-z]\))\s/.test(text)),
      ...html.all('dl').filter((list) => !list.has('dt') || !list.has('dd')),
      ...html.all('ul, ol').filter((list) => !list.has('li')),
    ])
  })

  test('11.3 what asks for the same has the same label on every page', () => {
    const labels = new Map<string, Set<string>>()
    each((html) => {
      for (const field of html.all('input')) {
        const asked = field.attr('name') === 'query' ? 'query' : field.attr('autocomplete')
        if (asked === null || asked === 'off') continue
        const label = html.one(`label[for="${field.attr('id')}"]`).text
        labels.set(asked, (labels.get(asked) ?? new Set()).add(label))
      }
      return []
    })
    expect(labels.size).toBeGreaterThan(3)
    expect([...labels].filter(([, said]) => said.size > 1)).toEqual([])
  })

  test('13.4 the PDF of the guide says what its chapters say, and no page offers another', async () => {
    const offered = [...pages.values()].flatMap((html) =>
      html.attrs('a[type="application/pdf"]', 'href'),
    )
    expect(offered).toEqual(['/documents/creer-son-entreprise.pdf'])
    const { rawPayload } = await site.app.inject({ url: String(offered[0]) })
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    })
    const { html } = await site.get('/nos-guides/creer-son-entreprise')
    for (const path of html.attrs('.guide-chapter-link', 'href')) {
      const chapter = await site.get(path ?? '')
      const parts = ['p', 'li', 'h2', 'h3', 'td', 'th'].map((name) => `.rich-text ${name}`)
      const said = chapter.html.texts(parts.join(', '))
      expect(said.length).toBeGreaterThan(10)
      // A paragraph may go on overleaf, and a link says there where it leads.
      const told = said.flatMap((one) => [
        squeezed(one).slice(0, 24),
        ...one.split(/\s/).map(squeezed),
      ])
      const missing = told.filter((one) => !squeezed(text).includes(one.replace(/[.,]$/, '')))
      expect([path, missing]).toEqual([path, []])
    }
  })
})
