import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { loadMenu, menuMissing } from '../menu-items.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { ImageMenuView, type ImageMenuModel } from './view.tsx'

/** Tiles with the picture of each entry of a source menu (requirements C1 to C4). */
export const widget = defineWidget({
  type: 'image-menu',
  title: 'Menu à images',
  sentence: 'Des liens illustrés chacun d’une image.',
  keywords: 'vignettes photos navigation',
  group: 'layout',
  options,
  words: 'elsewhere',
  async load(values, context) {
    const menu = await loadMenu(values.menu, context)
    if (!menu) return menuMissing(values.menu, context)
    if (menu.items.length === 0) return { state: 'empty' }
    const model: ImageMenuModel = {
      title: values.widget_title,
      columns: values.columns,
      items: menu.items,
    }
    return { state: 'ready', model, head: menu.head, notes: menu.notes }
  },
  band: ({ band }) => (band === 'none' ? '' : band),
  View: ImageMenuView,
  examples,
})
