import type { PageSwitch } from '#domain/page-switches.ts'
import type { NewPage, PageTranslation, WidgetDraft } from '../store.ts'
import type { WidgetOwner } from '#domain/page.ts'
import type { TreeNode } from '../nested-set.ts'
import { isService, NOT_INDEXED, SWITCHED } from './demo-flags.ts'
import { LAYOUT } from './demo-layouts.ts'
import { textAt } from './demo-texts.ts'
import { demoTree, pageAt } from './demo-tree.ts'
import { pageZones } from './page-zones.ts'
import type { SeedPage } from './seed-types.ts'
import { widgetDrafts } from './widget-drafts.ts'

/** A page's widgets with what owns them. */
interface DemoWidgets {
  owner: Extract<WidgetOwner, { pageId: number }>
  widgets: WidgetDraft[]
}

/** Stands for every page of the site where it is shared. */
const SHARING_IMAGE = '/media/provider/demo/partage.jpg'

/** Reached from the link at the foot of an e-mail: nothing to distract, no script. */
const PLAIN: ReadonlySet<string> = new Set(['/informations-legales/desinscription'])

/** Widgets of pages are numbered from here, so many a page, English ones after all others. */
const FIRST_WIDGET = 20_000
const WIDGETS_A_PAGE = 100
const FIRST_ENGLISH_WIDGET = 40_000

/** An absent member is left out of the JSON. */
const infosOf = (
  language: string,
  { motifs }: SeedPage,
  more: { settings?: PageSwitch[] | undefined; schema?: 'Service' | undefined } = {},
): string => JSON.stringify({ language, testamotifs: motifs, ...more })

/** The 187 pages with their place in the tree; `slug` and `action` are what the store makes of the path. */
export const demoPages: readonly (NewPage & TreeNode)[] = demoTree.map((place) => {
  const text = textAt(place.path)
  return {
    ...place,
    title: text.title,
    image: place.level === 0 ? SHARING_IMAGE : '',
    h1: text.h1 ?? '',
    description: text.description,
    infos: infosOf('fr', text, {
      settings: SWITCHED[place.path],
      schema: isService(place.path) ? 'Service' : undefined,
    }),
    layout_id: PLAIN.has(place.path) ? LAYOUT.plain : LAYOUT.site,
    is_indexable: !NOT_INDEXED.has(place.path),
    is_visible_bread_crumb: place.level > 0,
  }
})

const ENGLISH_PATH = '/en/news'
const englishText = textAt(ENGLISH_PATH)
const englishPage = pageAt('/vos-actualites/infos-pratiques/fil-dactualites')

/** The all-news page in English: the same page at another path. */
export const englishNews: { id: number; translation: PageTranslation } = {
  id: englishPage.id,
  translation: {
    lang: 'en',
    path: ENGLISH_PATH,
    name: 'News',
    title: englishText.title,
    h1: englishText.h1 ?? '',
    description: englishText.description,
    infos: infosOf('en', englishText),
  },
}

/** Widgets of every page, in tree order, then those of the English page. */
export const demoWidgets: readonly DemoWidgets[] = [
  ...demoTree.map((place): DemoWidgets => ({
    owner: { pageId: place.id, lang: 'fr' },
    widgets: widgetDrafts(
      pageZones(place, textAt(place.path)),
      FIRST_WIDGET + place.id * WIDGETS_A_PAGE,
    ),
  })),
  {
    owner: { pageId: englishPage.id, lang: 'en' },
    widgets: widgetDrafts(
      pageZones({ ...englishPage, path: ENGLISH_PATH }, englishText),
      FIRST_ENGLISH_WIDGET + englishPage.id * WIDGETS_A_PAGE,
    ),
  },
]
