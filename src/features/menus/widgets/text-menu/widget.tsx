import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { loadMenu, menuMissing } from '../menu-items.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { TextMenuView, type TextMenuModel } from './view.tsx'

/** The default menu: a list of links made from a source menu (requirements C1 to C4). */
export const widget = defineWidget({
  type: 'text-menu',
  title: 'Menu de liens',
  sentence: 'Une liste de liens, tirée d’un de vos menus.',
  keywords: 'navigation',
  group: 'layout',
  options,
  words: 'elsewhere',
  async load(values, context) {
    const menu = await loadMenu(values.menu, context)
    if (!menu) return menuMissing(values.menu, context)
    if (menu.items.length === 0) return { state: 'empty' }
    const model: TextMenuModel = {
      title: values.widget_title,
      arrangement: values.arrangement,
      showChildren: values.show_children,
      items: menu.items,
    }
    return { state: 'ready', model, head: menu.head, notes: menu.notes }
  },
  View: TextMenuView,
  examples,
})
