import type { Layout } from '#base/core/page/page.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import type { Site } from '#base/core/site.ts'
import type { TreeNode } from '#features/pages/store/tree/nested-set.ts'
import type { NewPage, PageTranslation } from '#features/pages/store/page-new-rows.ts'
import { type DemoArticle, demoArticles } from './demo-articles.ts'
import { demoFolder } from './demo-folder.ts'
import { type DemoMenu, demoMenus } from './demo-menus.ts'
import { type DemoPerson, demoTeam } from './demo-team.ts'
import { demoSite } from './demo-site.ts'
import {
  layoutWidgets,
  type Making,
  namedWidgets,
  type OptionFaults,
  pageWidgets,
} from './demo-widgets.ts'
import { FaultList } from './faults.ts'
import { pageTree, type TranslatedPage, translatedPages, type TreePage } from './page-tree.ts'
import { type DemoFiles, readDemo } from './read-demo.ts'
import type { WrittenDemo } from './demo-schema.ts'
import { sectionZones } from './sections.ts'
import { WidgetReader } from './written-widget.ts'

/** The demo firm, as the stores take it. */
export interface Demo {
  site: Site
  layouts: Layout[]
  /** In tree order. */
  pages: (NewPage & TreeNode)[]
  translations: { id: number; translation: PageTranslation }[]
  /** Of the parts of layouts. */
  parts: ReturnType<typeof layoutWidgets>
  /** Of pages in tree order, then of their translations. */
  widgets: ReturnType<typeof pageWidgets>
  /** Pages to begin with, and shared blocks. */
  texts: ReturnType<typeof namedWidgets>
  team: DemoPerson[]
  menus: DemoMenu[]
  motifs: { code: string; description: string }[]
  articles: DemoArticle[]
  redirects: Redirect[]
  client: DemoClientSpace
}

/** What `vitrine demo client` adds: a secure page and its files. */
export interface DemoClientSpace {
  page: WrittenDemo['clientPage'][string] & { html: string }
  files: (WrittenDemo['clientFiles'][string] & { slug: string; html: string })[]
}

/**
 * Reads the demo firm.
 * @param wish `folder`: by default that of the package; `optionFaults`: what is asked of each widget
 * @throws {BadDemo} naming every fault with its file and line
 */
export async function loadDemo({
  folder = demoFolder(),
  optionFaults = () => [],
}: { folder?: string; optionFaults?: OptionFaults } = {}): Promise<Demo> {
  const faults = new FaultList()
  const files = await readDemo(folder, faults)
  const { written, places } = files
  const placeOf = (file: string) => places.get(file) ?? { file, lineOf: () => 1 }
  const tree = pageTree(written.pages, places, faults)
  const translated = translatedPages(tree, written.translations, places, faults)
  const team = demoTeam(
    written['team.yaml'],
    Object.keys({ ...written.models, ...written.sharedBlocks }).length + 1,
    placeOf('team.yaml'),
    faults,
  )
  const htmlOf = (file: string) => soleHtml(files, file, faults)
  const reader = new WidgetReader(
    {
      pages: new Map(tree.map(({ id, path }) => [path, id])),
      menus: new Map(Object.entries(written['menus.yaml']).map(([key, { id }]) => [key, id])),
      persons: new Map([...team].map(([key, { id }]) => [key, id])),
      documents: new Map(
        Object.entries(written.documents).map(([file, front]) => {
          const slug = file.replaceAll(/^.*\/|\.md$/g, '')
          return [slug, { slug, ...front, html: htmlOf(file) }]
        }),
      ),
    },
    written['widget-defaults.yaml'],
    faults,
  )
  const making: Making = { files, reader, optionFaults, faults }
  const sections = placeOf('sections.yaml')
  const paths = new Set([...tree, ...translated].map(({ path }) => path))
  const around = sectionZones(written['sections.yaml'], paths, sections, reader, faults)
  const demo: Demo = {
    site: demoSite(written, places, reader, faults),
    layouts: Object.values(written['layouts.yaml']),
    pages: tree.map((page) => {
      const layout = written['layouts.yaml'][page.front.layout]
      if (layout === undefined) {
        const message = `il n’y a pas de gabarit « ${page.front.layout} »`
        faults.add(placeOf(page.file), ['layout'], message)
      }
      return newPage(page, layout?.id ?? 0)
    }),
    translations: translated.map((page) => ({ id: page.id, translation: translation(page) })),
    parts: layoutWidgets(making),
    widgets: [
      ...pageWidgets(tree, 'fr', around, making),
      ...pageWidgets(translated, 'en', around, making),
    ],
    texts: namedWidgets(making),
    menus: demoMenus(written['menus.yaml'], tree, placeOf('menus.yaml'), faults),
    team: [...team.values()],
    motifs: written['articles.yaml'].motifs.map(({ code, description }) => ({ code, description })),
    articles: demoArticles(written, htmlOf, (key) => team.get(key)?.id),
    redirects: written['redirects.yaml'].map(({ from, to }, index) => ({
      source: from,
      destination: reader.link(to, placeOf('redirects.yaml'), [index, 'to']),
      lang: 'fr',
      kind: 'manual',
    })),
    client: clientSpace(written, htmlOf, faults),
  }
  faults.throwIfAny()
  return demo
}

function clientSpace(
  { clientPage, clientFiles }: WrittenDemo,
  htmlOf: (file: string) => string,
  faults: FaultList,
): DemoClientSpace {
  const [[file, page] = ['', undefined], ...more] = Object.entries(clientPage)
  if (page === undefined || more.length > 0) {
    faults.add({ file: 'client', lineOf: () => 1 }, [], 'ici il faut une page, et une seule')
    throw faults.asError()
  }
  return {
    page: { ...page, html: htmlOf(file) },
    files: Object.entries(clientFiles).map(([name, front]) => ({
      ...front,
      slug: name.replaceAll(/^.*\/|\.md$/g, ''),
      html: htmlOf(name),
    })),
  }
}

function newPage({ front, file: _file, ...place }: TreePage, layoutId: number): NewPage & TreeNode {
  const { name, title, description, h1 = '', image, indexed } = front
  return {
    ...place,
    name,
    title,
    image,
    h1,
    description,
    infos: infosOf('fr', front),
    layout_id: layoutId,
    is_indexable: indexed,
    is_visible_bread_crumb: place.level > 0,
  }
}

const translation = ({ path, front }: TranslatedPage): PageTranslation => ({
  lang: 'en',
  path,
  name: front.name,
  title: front.title,
  h1: front.h1 ?? '',
  description: front.description,
  infos: infosOf('en', front),
  is_indexable: front.indexed,
})

/** An absent member is left out of the JSON. */
const infosOf = (
  language: string,
  { motifs, settings, schema }: Partial<Pick<TreePage['front'], 'motifs' | 'settings' | 'schema'>>,
): string => JSON.stringify({ language, testamotifs: motifs, settings, schema })

/** The HTML of a text that has no widgets. */
function soleHtml({ blocks }: DemoFiles, file: string, faults: FaultList): string {
  const [text, ...more] = blocks.get(file) ?? []
  if (text?.html !== undefined && more.length === 0) return text.html
  const line = (more[0] ?? text)?.firstLine ?? 1
  faults.add({ file, lineOf: () => line }, [], 'ici le texte est du HTML, d’un bloc, sans widget')
  return ''
}
