import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe } from 'vitest'
import {
  type DocumentKey,
  layoutDocument,
  menuDocument,
  pageDocument,
  templateDocument,
  textDocument,
  THEME_DOCUMENT,
} from '#base/core/document.ts'
import type { MenuData } from '#base/core/menu.ts'
import { emptyArticle } from '#features/articles/rules/own-article.ts'
import { articleDocument, createArticle } from '#features/articles/service/written-articles.ts'
import type { NamedKind } from '../contract/named-widgets-documents.ts'
import type { ThemeContent } from '#features/sites/rules/theme-content.ts'
import { namedPerson, type PersonContent } from '#features/team/rules/person-content.ts'
import { documentKinds } from '../kinds/all-kinds.ts'
import type { Stores } from '#app/stores.ts'
import { heading } from '../../../../tests/heading-widget.ts'
import { registry } from '#app/widgets.ts'
import { siteTemplateDir } from '#features/templates/service/site-template-dir.ts'
import { templateFiles } from '#features/templates/service/template-files.ts'
import type { Kind } from './kind.ts'
import { publishDocument } from './publish-document.ts'
import { type DraftToSave, saveDocument } from './save-document.ts'
import { createText, textsOf } from './texts.ts'

export const ANNE = { id: 'a', name: 'Anne' }
export const BRUNO = { id: 'b', name: 'Bruno' }
export const AT = '2026-11-20T09:00:00.000Z'
export const LATER = '2026-11-20T09:01:00.000Z'
export const MUCH_LATER = '2026-11-20T09:02:00.000Z'

const templates = templateFiles(mkdtempSync(join(tmpdir(), 'vitrine-templates-')), () => {})

export const kinds = documentKinds({
  templates,
  widgets: registry,
  comparePages: async () => [],
  clean: (html) => html,
  tryLayout: async () => [],
  clock: () => new Date(AT),
})

/** A kind with one document of it that is live, and how its content is written and read. */
export interface Case {
  kind: Kind
  make(stores: Stores, siteId: number): Promise<DocumentKey>
  /** The same as somebody begins it: nothing is in it yet. Without it for a kind that always has something. */
  begin?(stores: Stores, siteId: number): Promise<DocumentKey>
  content(words: string): object
  wordsOf(content: object): string
  liveWords(stores: Stores, siteId: number, key: DocumentKey): Promise<string | null>
  /** A content that the kind refuses to publish. */
  refused: object
  /** What is live of it can't be taken off the site. */
  isNeeded?: true
}

const page: Case = {
  kind: kindOf('page'),
  async make(stores, siteId) {
    await stores.pages.insert(siteId, null, { path: '/', name: 'Accueil' })
    await stores.pages.insert(siteId, 1, { path: '/cabinet', name: 'Cabinet' })
    await stores.widgets.replace(siteId, { pageId: 2, lang: 'fr' }, [heading(5, 'En ligne')])
    return pageDocument(2, 'fr')
  },
  async begin(stores, siteId) {
    await stores.pages.insert(siteId, null, { path: '/', name: 'Accueil' })
    const begun = { path: '/cabinet', name: 'Cabinet', is_active: false }
    await stores.pages.insert(siteId, 1, begun)
    return pageDocument(2, 'fr')
  },
  content: (words) => ({ widgets: [heading(5, words)], fields: {} }),
  wordsOf: (content) =>
    (content as { widgets: { options: { text: string } }[] }).widgets[0]?.options.text ?? '',
  async liveWords(stores, siteId) {
    const live = await stores.pages.find(siteId, 2, 'fr')
    const [widget] = await stores.widgets.of(siteId, { pageId: 2, lang: 'fr' })
    return live?.is_active ? String(JSON.parse(widget?.options ?? '{}').text) : null
  },
  refused: { widgets: [{ ...heading(5, ''), options: { text: 5 } }], fields: {} },
}

const article: Case = {
  kind: kindOf('article'),
  async make(stores, siteId) {
    const id = await createArticle(stores, siteId, 'fr', { by: ANNE, at: AT })
    const key = articleDocument(id)
    const place = { stores, kind: kindOf('article'), siteId, key }
    await saveDocument(place, { ...typed(article, 1, 'En ligne') })
    await publishDocument(place, { base: 2, actor: ANNE, at: AT })
    await stores.documents.write(siteId, key, { counter: 0 })
    return key
  },
  begin: async (stores, siteId) =>
    articleDocument(await createArticle(stores, siteId, 'fr', { by: ANNE, at: AT })),
  content: (words) => ({
    fields: {
      ...emptyArticle('fr', 'Anne'),
      title: words,
      slug: 'une-note',
      html: `<p>${words}</p>`,
      motifs: ['AEF'],
    },
  }),
  wordsOf: (content) => (content as { fields: { title: string } }).fields.title,
  async liveWords(stores, siteId, { ref }) {
    return (await stores.articleWrites.find(siteId, Number(ref)))?.title ?? null
  },
  refused: { fields: emptyArticle('fr', 'Anne') },
}

const sentence = (text: unknown) => ({
  id: 7,
  zone: 'content',
  type: 'announcement',
  version: 1,
  options: { text },
})

const ANNOUNCEMENT = { layoutId: 1, part: 'announcement', lang: 'fr' } as const

const layout: Case = {
  kind: kindOf('layout'),
  async make(stores, siteId) {
    await stores.layouts.create(siteId, { id: 1, name: 'Site', css_class: '' })
    await stores.widgets.replace(siteId, ANNOUNCEMENT, [sentence('En ligne')])
    return layoutDocument(ANNOUNCEMENT)
  },
  async begin(stores, siteId) {
    await stores.layouts.create(siteId, { id: 1, name: 'Site', css_class: '' })
    return layoutDocument(ANNOUNCEMENT)
  },
  content: (words) => ({ widgets: [sentence(words)] }),
  wordsOf: page.wordsOf,
  async liveWords(stores, siteId) {
    const [widget] = await stores.widgets.of(siteId, ANNOUNCEMENT)
    return widget ? String(JSON.parse(widget.options).text) : null
  },
  refused: { widgets: [sentence(5)] },
}

const MENU = 1500

const menu: Case = {
  kind: kindOf('menu'),
  async make(stores, siteId) {
    await stores.pages.insert(siteId, null, { path: '/', name: 'Accueil' })
    await stores.menus.save(siteId, MENU, 'En ligne', menuWith())
    return menuDocument(MENU)
  },
  async begin(stores, siteId) {
    await stores.pages.insert(siteId, null, { path: '/', name: 'Accueil' })
    await stores.menus.save(siteId, MENU, 'Menu', { ...menuWith(), menu: [] })
    return menuDocument(MENU)
  },
  content: (name) => ({ name, data: menuWith() }),
  wordsOf: (content) => (content as { name: string }).name,
  async liveWords(stores, siteId) {
    return (await stores.menus.list(siteId))[0]?.name ?? null
  },
  refused: { name: 'Neuf', data: menuWith('javascript:alert(1)') },
  isNeeded: true,
}

function menuWith(link = '/'): MenuData {
  const rest = { childs: [], mediaPage: '', mediaLinkedObject: '', infos: '' }
  const paramsMenu = { onlyLevelChoice: '' }
  return { paramsMenu, menu: [{ id: 1, link, label: 'Accueil', ...rest }] }
}

const CARD = 'card/card-magazine'

const template: Case = {
  kind: kindOf('template'),
  async make(_stores, siteId) {
    await templates.saveOwn(siteTemplateDir(siteId), CARD, cardWith('En ligne'))
    return templateDocument(CARD)
  },
  content: cardWith,
  wordsOf: (content) => wordsOfCard((content as { html: string }).html),
  async liveWords(_stores, siteId) {
    const html = await templates.ownFile(siteTemplateDir(siteId), CARD, 'html')
    return html === null ? null : wordsOfCard(html)
  },
  refused: { ...cardWith(''), html: '<article>' },
}

function cardWith(words: string) {
  return { html: `<article class="feed-item"><p>${words}</p></article>`, css: '', js: '' }
}

const wordsOfCard = (html: string): string => html.split('<p>')[1]?.split('</p>')[0] ?? ''

/** Widgets under a name, be they a block or a model. */
function namedWidgets(kind: NamedKind): Case {
  const begin: Case['make'] = async (stores, siteId) => {
    const of = textsOf(kindOf(kind))
    if (!of) throw new Error(`The kind ${kind} has tables of its own.`)
    const id = await createText(stores, siteId, of, { title: 'Nom', lang: 'fr' })
    return textDocument(kind, id)
  }
  const one: Case = {
    kind: kindOf(kind),
    async make(stores, siteId) {
      const key = await begin(stores, siteId)
      const place = { stores, kind: kindOf(kind), siteId, key }
      await saveDocument(place, typed(one, 0, 'En ligne'))
      await publishDocument(place, { base: 1, actor: ANNE, at: AT })
      await stores.documents.write(siteId, key, { counter: 0 })
      return key
    },
    begin,
    content: (words) => ({ title: 'Nom', widgets: [heading(5, words)] }),
    wordsOf: page.wordsOf,
    async liveWords(stores, siteId, { ref }) {
      const live = await stores.texts.live(siteId, kind, Number(ref))
      return live && page.wordsOf(JSON.parse(live.content))
    },
    refused: { title: 'Nom', widgets: [{ ...heading(5, ''), options: { text: 5 } }] },
  }
  return one
}

const TEAM_WORDS = { firstName: 'Claire', lastName: 'Dauval' }

const beginPerson: Case['make'] = async (stores, siteId) => {
  const of = textsOf(kindOf('person'))
  if (!of) throw new Error('Persons have tables of their own.')
  const id = await createText(stores, siteId, of, { title: 'Claire Dauval', lang: '' })
  return textDocument('person', id)
}

const person: Case = {
  kind: kindOf('person'),
  async make(stores, siteId) {
    const key = await beginPerson(stores, siteId)
    const place = { stores, kind: kindOf('person'), siteId, key }
    await saveDocument(place, typed(person, 0, 'En ligne'))
    await publishDocument(place, { base: 1, actor: ANNE, at: AT })
    await stores.documents.write(siteId, key, { counter: 0 })
    return key
  },
  begin: beginPerson,
  content: (role) => ({ fields: { ...namedPerson(''), ...TEAM_WORDS, role } }),
  wordsOf: (content) => (content as PersonContent).fields.role,
  async liveWords(stores, siteId, { ref }) {
    const live = await stores.texts.live(siteId, 'person', Number(ref))
    return live && person.wordsOf(JSON.parse(live.content))
  },
  refused: { fields: namedPerson('') },
}

/** Words by the colour that stands for them: a theme has no text of its own. */
const WORDS_OF_COLOURS: string[] = []

function themeIn(words: string): ThemeContent {
  if (!WORDS_OF_COLOURS.includes(words)) WORDS_OF_COLOURS.push(words)
  const primary = `#${WORDS_OF_COLOURS.indexOf(words).toString(16).padStart(6, '0')}`
  return { look: 'registre', light: { primary }, dark: {} }
}

const wordsOfTheme = ({ light }: Pick<ThemeContent, 'light'>): string =>
  WORDS_OF_COLOURS[Number.parseInt(light['primary']?.slice(1) ?? '', 16)] ?? ''

const theme: Case = {
  kind: kindOf('theme'),
  async make(stores, siteId) {
    await stores.sites.saveTheme(siteId, themeIn('En ligne'))
    return THEME_DOCUMENT
  },
  content: themeIn,
  wordsOf: (content) => wordsOfTheme(content as ThemeContent),
  async liveWords(stores, siteId) {
    const site = await stores.sites.find(siteId)
    return site && wordsOfTheme(site.theme)
  },
  refused: { look: 'registre', light: { primary: 'rouge' }, dark: {} },
  isNeeded: true,
}

function kindOf(wanted: string): Kind {
  const kind = kinds.find((known) => known.kind === wanted)
  if (!kind) throw new Error(`No kind ${wanted}.`)
  return kind
}

export function typed(
  of: Case,
  base: number,
  words: string,
  more: Partial<DraftToSave> = {},
): DraftToSave {
  return { base, content: of.content(words), actor: ANNE, at: AT, ...more }
}

/** Every kind of document. */
export const CASES: readonly [string, Case][] = [
  ['page', page],
  ['article', article],
  ['layout', layout],
  ['menu', menu],
  ['template', template],
  ['block', namedWidgets('block')],
  ['model', namedWidgets('model')],
  ['person', person],
  ['theme', theme],
]

/** The tests of each kind. */
export function onEachKind(tests: (of: Case) => void): void {
  for (const [name, of] of CASES) {
    describe(`of the kind ${name}`, () => {
      tests(of)
    })
  }
}
