import { defineWidget } from '../define-widget.ts'
import { loadMenu, menuMissing } from '../menu-items.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** A grid of tiles made from a source menu (requirements C1 to C5). */
export const iconMenu = defineWidget({
  type: 'icon-menu',
  title: 'Menu à icônes',
  options,
  root: 'section',
  async load(values, context) {
    const [menu, loaded] = await Promise.all([
      loadMenu(values.menu, context),
      context.template(values.template, values.template_dir),
    ])
    if (!menu) return menuMissing(values.menu, context)
    const { items, head, notes } = menu
    const { template, css, js } = loaded
    return {
      state: 'ready',
      model: { title: values.widget_title, centered: values.centered, items, template },
      head: { ...head, stylesheets: css ? [css] : [], scripts: js ? [js] : [] },
      notes,
    }
  },
  band: ({ band }) => (band === 'none' ? '' : band),
  View: ({ model: { template, ...values } }) => template.render({ ...values, title_tag: 'h2' }),
  examples,
})
