import { normalForm } from '#domain/normal-form.ts'
import type { WidgetDescription } from '#domain/widget-preview.ts'

/** Types by what an editor looks for; what is in none comes last. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Textes et titres': [
    'heading',
    'rich-text',
    'accordion',
    'hero',
    'call-to-action',
    'testimonials',
  ],
  'Images et médias': ['image', 'carousel', 'video', 'map', 'logos', 'downloads'],
  'Actualités et fiches': ['feed', 'agenda', 'figures', 'useful-figures', 'glossary-index'],
  'Contact et formulaires': ['lead-form', 'contact-card', 'newsletter', 'share', 'date-field'],
  'Mise en page et navigation': [
    'columns',
    'icon-menu',
    'image-menu',
    'text-menu',
    'child-pages',
    'breadcrumb',
    'site-map',
    'search-results',
  ],
}
const OTHERS = 'Autres'

export interface WidgetGroup {
  title: string
  widgets: WidgetDescription[]
}

/** The widgets that an editor may add, whose names hold what is searched, by group. */
export function widgetGroups(all: Iterable<WidgetDescription>, search: string): WidgetGroup[] {
  const wanted = folded(search.trim())
  const found = [...all].filter(
    ({ isOffered, title, type }) => isOffered && folded(`${title} ${type}`).includes(wanted),
  )
  const named = new Set(Object.values(GROUPS).flat())
  const groups = Object.entries(GROUPS).map(([title, types]) => ({
    title,
    widgets: found.filter(({ type }) => types.includes(type)),
  }))
  const others = found.filter(({ type }) => !named.has(type))
  return [...groups, { title: OTHERS, widgets: others }].filter(({ widgets }) => widgets.length > 0)
}

/** Without accents and capitals: « vidéo » is found by « video ». */
const folded = (text: string): string =>
  normalForm(text, 'NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
