import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { htmlToText, wordCount } from '#base/kit/text/plain-text.ts'
import { demoFolder } from './demo-folder.ts'
import { loadDemo } from './load-demo.ts'
import type { WidgetDraft } from '#features/pages/store/widget-store.ts'

const demo = await loadDemo()
const { parts, widgets: ofPages } = demo

/** A page of any language with the widgets that stand on it. */
interface Shown {
  path: string
  name: string
  title: string
  description: string
  h1: string
  widgets: WidgetDraft[]
}

const widgetsOf = (id: number, lang: 'fr' | 'en'): WidgetDraft[] =>
  ofPages.find(({ owner }) => owner.pageId === id && owner.lang === lang)?.widgets ?? []

const shown: Shown[] = [
  ...demo.pages.map(({ id, path, name, title = '', description = '', h1 = '' }) => ({
    path,
    name,
    title,
    description,
    h1,
    widgets: widgetsOf(id, 'fr'),
  })),
  ...demo.translations.map(({ id, translation }) => ({
    h1: '',
    title: '',
    description: '',
    ...translation,
    widgets: widgetsOf(id, 'en'),
  })),
]

/** Texts that visitors read, by the names that options give them. */
const TEXT_OPTIONS = new Set(['html', 'text', 'title', 'intro', 'widget_title', 'caption', 'label'])

/** Every text of some options, those of widgets inside included. */
function textsIn(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return TEXT_OPTIONS.has(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((member) => textsIn(member, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => textsIn(member, key))
}

/** Side column and breadcrumb are the same on many pages. */
const ownWidgets = ({ widgets }: Shown): WidgetDraft[] =>
  widgets.filter(({ zone, type }) => zone !== 'aside' && type !== 'breadcrumb')

const ownTexts = (page: Shown): string[] =>
  ownWidgets(page).flatMap(({ options }) => textsIn(options))

const BLOCK =
  /<\/?(?:p|li|ul|ol|dl|dt|dd|h[1-6]|div|table|caption|tr|t[hd]|blockquote|fig\w+)\b[^>]*>/g

const sentencesOf = (text: string): string[] =>
  text
    .split(BLOCK)
    .flatMap((block) => htmlToText(block).split(/(?<=[.!?…])\s+/))
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim(),
    )

/** Sentences of more than eight words. */
const longSentences = (texts: string[]): Set<string> =>
  new Set(texts.flatMap(sentencesOf).filter((sentence) => sentence.split(' ').length > 8))

const paths = new Set(shown.map(({ path }) => path))
const ids = new Set(demo.pages.map(({ id }) => id))

/** Addresses that a text or some options link to. */
function linksIn(value: unknown): string[] {
  const text = JSON.stringify(value)
  return [
    ...[...text.matchAll(/href=\\?"([^"\\]*)/g)].map((match) => match[1] ?? ''),
    ...[...text.matchAll(/"(?:link|action_link)":"([^"]+)"/g)].map((match) => match[1] ?? ''),
  ]
}

const OUTSIDE = /^(?:https:\/\/[a-z0-9.-]+\/|mailto:|tel:)/

function leadsSomewhere(link: string): boolean {
  const [, id] = /^page:(\d+)$/.exec(link) ?? []
  if (id !== undefined) return ids.has(Number(id))
  return OUTSIDE.test(link) || paths.has(link.replace(/[?#].*$/, '')) || isOwnFile(link)
}

/** A file that comes with the demo, as pages give it to be downloaded. */
const isOwnFile = (link: string): boolean =>
  link.startsWith('/media/provider/demo/') &&
  existsSync(join(demoFolder(), 'media', link.slice('/media/provider/demo/'.length)))

test('A2 titles and descriptions are distinct and of a length that search engines show', () => {
  expect(new Set(shown.map(({ title }) => title)).size).toBe(220)
  expect(new Set(shown.map(({ description }) => description)).size).toBe(220)
  for (const { path, title, description } of shown) {
    expect(title, path).toMatch(/^.{20,60}$/su)
    expect(description, path).toMatch(/^.{90,160}$/su)
  }
})

test('P8 no two pages share a sentence of more than eight words', () => {
  const firstPage = new Map<string, string>()
  const shared: string[] = []
  for (const page of shown) {
    for (const sentence of longSentences([...ownTexts(page), page.description])) {
      const other = firstPage.get(sentence)
      if (other === undefined) firstPage.set(sentence, page.path)
      else shared.push(`${other} and ${page.path}: ${sentence}`)
    }
  }
  expect(shared).toEqual([])
})

/** Legal pages are written by their widget, from the setting `legal`. */
const isWritten = ({ widgets }: Shown): boolean =>
  widgets.every(({ type }) => type !== 'legal-text')

test.each(shown.filter(isWritten).map((page) => [page.path, page] as const))(
  '%s has 60 words of its own',
  (_path, page) => {
    expect(wordCount(ownTexts(page).join('<br>'))).toBeGreaterThanOrEqual(60)
  },
)

test.each(
  shown
    .filter(({ path }) => path !== '/' && path !== '/en')
    .map((page) => [page.path, page] as const),
)('%s begins with the way to it and its title block', (_path, page) => {
  const top = page.widgets.filter(({ zone }) => zone === 'top')
  expect(top.slice(0, 2).map(({ type }) => type)).toEqual(['breadcrumb', 'heading'])
  expect(top[1]?.options).toMatchObject({ level: '1', intro: expect.stringMatching(/\w/) })
})

const glossary = shown.filter(({ path }) => path.startsWith('/vos-outils/lexique/'))

test('the glossary has 43 terms', () => {
  expect(glossary).toHaveLength(43)
})

test.each(glossary.map((page) => [page.name, page] as const))(
  'the glossary defines « %s » with an example and two related terms',
  (name, page) => {
    const texts = ownTexts(page)
    const words = htmlToText([page.title, ...texts].join('<br>')).toLowerCase()
    expect(words).toContain(name.toLowerCase())
    expect(texts.join(''), 'an example').toContain('<div class="exemple">')
    const related = linksIn(texts).filter(
      (link) => link.startsWith('/vos-outils/lexique/') && link !== page.path,
    )
    expect(new Set(related).size, 'related terms').toBeGreaterThanOrEqual(2)
  },
)

describe('every internal link leads to a page', () => {
  test.each(shown.map((page) => [page.path, page.widgets] as const))('on %s', (_path, widgets) => {
    expect(linksIn(widgets).filter((link) => !leadsSomewhere(link))).toEqual([])
  })

  test('in the layouts', () => {
    expect(linksIn(parts).filter((link) => !leadsSomewhere(link))).toEqual([])
    expect(linksIn(parts).length).toBeGreaterThan(10)
  })

  test('in the menus', () => {
    const links = linksIn(demo.menus)
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([])
    expect(links.length).toBeGreaterThan(80)
  })

  test('in the articles', () => {
    const links = linksIn(demo.articles.map(({ html }) => html))
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([])
  })

  test('from the offices', () => {
    expect(demo.site.offices.filter(({ page }) => !ids.has(page))).toEqual([])
  })
})

describe('widgets', () => {
  const all = [...parts, ...ofPages].flatMap(({ widgets }) => widgets)

  const idsIn = (value: unknown): number[] => {
    if (Array.isArray(value)) return value.flatMap(idsIn)
    if (typeof value !== 'object' || value === null) return []
    const own = 'id' in value && 'type' in value && typeof value.id === 'number' ? [value.id] : []
    return [...own, ...Object.values(value).flatMap(idsIn)]
  }

  test('A3 have a number each, those inside columns too', () => {
    const numbers = idsIn(all)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers.length).toBeGreaterThan(all.length)
  })

  test('A3 have numbers from 20 000 up on pages, but for the four that the requirements number', () => {
    const low = idsIn(ofPages).filter((id) => id < 20_000)
    expect(low.toSorted((a, b) => a - b)).toEqual([1459, 1460, 1508, 1513])
  })

  const home = widgetsOf(1, 'fr')
  const numbered = (id: number) => home.find((widget) => widget.id === id)?.options

  test('D1 the news of the home page are those of the requirements', () => {
    expect(numbered(1459)).toMatchObject({
      widget_title: 'Le savez-vous ?',
      widget_link: { text: 'Toutes les actualités', page: 42, position: 'top', alignment: 'right' },
      nb_items: 5,
      offset: 0,
      motifs: ['AEF', 'AEJ', 'AEM', 'AEP', 'AES'],
      title_class_first: 'item-title text-body h4',
      title_class: 'item-title text-body h6',
      show_filters: false,
      show_pagination: false,
    })
  })

  test('D1 the videos of the home page are those of the requirements', () => {
    expect(numbered(1460)).toMatchObject({
      widget_title: 'Vous avez une minute ?',
      widget_link: {
        text: 'Voir toutes les vidéos',
        page: 43,
        position: 'top',
        alignment: 'right',
      },
      nb_items: 3,
      isActuVideo: true,
      motifs: ['EREVUEVIDEO'],
    })
  })

  test('C5 the icon menus of the home page name their source menus', () => {
    expect(numbered(1508)).toMatchObject({ widget_title: 'Pratique', menu: 1509, centered: false })
    expect(numbered(1513)).toMatchObject({
      widget_title: 'Les thèmes',
      menu: 1512,
      centered: true,
      show_json: true,
    })
  })

  test('D3 each page of news has the feed that its address promises', () => {
    const feedAt = (path: string) =>
      shown.find((page) => page.path === path)?.widgets.find(({ type }) => type === 'feed')?.options
    expect(feedAt('/vos-actualites/infos-pratiques/fil-dactualites')).toMatchObject({
      request_type: 'article',
      show_filters: true,
      show_pagination: true,
    })
    expect(feedAt('/vos-actualites/infos-pratiques/la-minute-de-lexpert')).toMatchObject({
      request_type: 'article',
      isActuVideo: true,
      motifs: ['EREVUEVIDEO'],
      show_pagination: true,
    })
    for (const theme of ['fiscal', 'social', 'juridique', 'patrimoine', 'high-tech']) {
      expect(feedAt(`/vos-actualites/themes/${theme}`)).toMatchObject({
        request_type: 'article',
        page_auto: true,
      })
    }
    expect(feedAt('/en/news')).toMatchObject({ request_type: 'article', show_filters: true })
  })

  test('a page that lists what is under it has no menu of it in its side column', () => {
    const lists = shown.filter(({ widgets }) =>
      widgets.some(({ zone, type, options }) => {
        const own = JSON.stringify(options).includes('"parent":0')
        return zone !== 'aside' && type === 'child-pages' && own
      }),
    )
    expect(lists.length).toBeGreaterThan(15)
    for (const { path, widgets } of lists) {
      const aside = widgets.filter(({ zone }) => zone === 'aside').map(({ type }) => type)
      expect(aside, path).not.toContain('child-pages')
    }
  })

  test('a side column stands beside something', () => {
    for (const { path, widgets } of shown) {
      const zones = new Set(widgets.map(({ zone }) => zone))
      if (zones.has('aside')) expect([...zones], path).toContain('content')
    }
  })
})
