import { labels } from '#base/core/article/labels.ts'
import { defineWidget, type LoadedTemplate } from '#framework/widget-kit/define-widget.ts'
import { loadMenu, menuMissing } from '../menu-items.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** A grid of tiles made from a source menu (requirements C1 to C5). */
export const widget = defineWidget({
  type: 'icon-menu',
  title: 'Menu à icônes',
  sentence: 'Des liens avec une icône et une phrase chacun.',
  keywords: 'raccourcis vignettes navigation',
  group: 'layout',
  options,
  words: 'elsewhere',
  root: 'section',
  async load(values, context) {
    const menu = await loadMenu(values.menu, context)
    if (!menu) return menuMissing(values.menu, context)
    const { items, head, notes } = menu
    let loaded: LoadedTemplate
    try {
      loaded = await context.template(values.template, values.template_dir)
    } catch (cause) {
      if (!values.show_json) throw cause
      // Others may read the data in the page, whatever becomes of the tiles (requirements C5).
      context.warn(`Widget ${context.widgetId} : le modèle du menu a échoué.`, cause)
      return { state: 'error', alert: labels(context.culture).widgetError, head }
    }
    const { template, css, js } = loaded
    return {
      state: 'ready',
      model: {
        title: values.widget_title,
        centered: values.centered,
        form: formOf(values),
        items,
        template,
      },
      head: { ...head, stylesheets: css ? [css] : [], scripts: js ? [js] : [] },
      notes,
    }
  },
  draws: ({ template, template_dir }) => [{ kind: 'template', name: template, dir: template_dir }],
  band: ({ band }) => (band === 'none' ? '' : band),
  View: ({ model: { template, form, ...values }, view }) => {
    const drawn = template.render(
      { ...values, title_tag: 'h2' },
      view.editing ? new Map([['title', view.mark('widget_title')]]) : undefined,
    )
    return form ? <div className={form}>{drawn}</div> : drawn
  },
  examples,
})

/** Classes of the forms that are not the usual one: a template draws the same tiles in all of them. */
const formOf = ({ columns, on_phone }: typeof options.defaults): string =>
  [columns === '5' ? 'menu-in-five' : '', on_phone === 'stack' ? '' : `menu-phone-${on_phone}`]
    .filter(Boolean)
    .join(' ')
