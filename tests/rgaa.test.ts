import { access } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { readDemo } from '#app/demo/read-demo.ts'
import { demoFolder } from '#app/demo/demo-folder.ts'
import { FaultList } from '#app/demo/faults.ts'
import { RGAA_CRITERIA, rgaaResult } from '#features/sites/rules/rgaa.ts'
import { createTestApp, type TestApp } from './app.ts'
import type { Html } from './html.ts'

/** The grid of the demo (`demo/rgaa.yaml`), and those of its proofs that the HTML of a page gives. */
const { written } = await readDemo(demoFolder(), new FaultList())
const { sample, criteria } = written['rgaa.yaml']
const { site: demoSite } = await loadDemo()

let site: TestApp
const pages = new Map<string, Html>()
const sources = new Map<string, string>()
beforeAll(async () => {
  site = await createTestApp()
  for (const path of sample) {
    const { status, html, body } = await site.get(path)
    expect([path, status]).toEqual([path, 200])
    pages.set(path, html)
    sources.set(path, body)
  }
})
afterAll(() => site.close())

describe('the grid', () => {
  test('has the 106 criteria of version 4.1.2, each once', () => {
    expect(RGAA_CRITERIA).toHaveLength(106)
    expect(Object.keys(criteria)).toEqual(RGAA_CRITERIA)
  })

  test('no criterion is met without a test, and each test is there', async () => {
    for (const [number, proof] of Object.entries(criteria)) {
      if (proof.state === 'C') expect([number, proof.test]).toEqual([number, expect.any(String)])
      if (proof.test !== undefined) await access(proof.test)
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
