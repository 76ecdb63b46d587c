import { typography } from '#base/kit/text/fr-typography.ts'
import { byLetter, glossaryTerms } from '../../rules/glossary.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { GlossaryIndexView } from './view.tsx'

/** The terms of the glossary from A to Z (setting `glossary_page`). */
export const widget = defineWidget({
  type: 'glossary-index',
  title: 'Lexique de A à Z',
  sentence: 'Les termes de votre lexique, de A à Z.',
  keywords: 'définitions glossaire',
  group: 'news',
  options,
  root: 'section',
  words: 'elsewhere',
  load({ title, show_definitions }, { culture, href, site, tree }) {
    const type = typography(culture)
    const terms = glossaryTerms(tree, site.settings.glossary_page)
    if (terms.length === 0) return { state: 'empty' }
    const letters = byLetter(terms).map(({ letter, terms: under }) => ({
      letter,
      terms: under.map(({ id, name, path, definition }) => ({
        id,
        name,
        href: href(path) ?? path,
        definition: show_definitions ? type.text(definition) : '',
      })),
    }))
    return { state: 'ready', model: { title: type.text(title), letters } }
  },
  View: GlossaryIndexView,
  island: () => 'glossary-index',
  examples,
})
