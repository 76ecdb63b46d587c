import { labels } from '#domain/labels.ts'
import { renderedItem, visibleEntries } from '#domain/menu-current.ts'
import type { MenuEntry } from '#domain/menu.ts'
import { isCurrentLink } from '#domain/current-link.ts'
import { iconHref } from '#ui/icon.tsx'
import { defineWidget, type LoadedTemplate, type WidgetContext } from '../define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** A grid of tiles made from a source menu (requirements C1 to C5). */
export const iconMenu = defineWidget({
  type: 'icon-menu',
  title: 'Menu à icônes',
  options,
  root: 'section',
  async load(values, context) {
    const say = labels(context.culture)
    const data = await context.menu(values.menu)
    if (!data) {
      return {
        state: 'error',
        console: [say.menuImpossible(context.widgetId), say.menuMissing(values.menu)],
      }
    }
    const menus = { [values.menu]: data }
    let loaded: LoadedTemplate
    try {
      loaded = await context.template(values.template, values.template_dir)
    } catch (cause) {
      if (!values.show_json) throw cause
      // Others read the data in the page, whatever becomes of the tiles.
      context.warn(`Widget ${context.widgetId} : le modèle du menu a échoué.`, cause)
      return { state: 'error', alert: say.widgetError, head: { menus } }
    }
    const items = visibleEntries(data).map((entry) => tile(entry, context))
    const { template, css, js } = loaded
    return {
      state: 'ready',
      model: { title: values.widget_title, centered: values.centered, items, template },
      head: {
        menus,
        stylesheets: css ? [css] : [],
        scripts: js ? [js] : [],
      },
    }
  },
  band: ({ band }) => (band === 'none' ? '' : band),
  View: ({ model: { template, ...values } }) => template.render({ ...values, title_tag: 'h2' }),
  examples,
})

/** Our additions to the specification's fields: what the tile is for, its motif, its icon's address. */
function tile(entry: MenuEntry, { page, request, href }: WidgetContext) {
  const item = renderedItem(entry, page.id)
  const infos = entryInfos(entry.infos)
  const pagelink = href(entry.link) ?? entry.link
  return {
    ...item,
    pagelink,
    isCurrent: item.isCurrent || isCurrentLink(pagelink, request.path),
    icon_href: item.icon ? iconHref(item.icon) : '',
    description: infos.text,
    motif_code: infos.motif,
  }
}

function entryInfos(infos: string): { text: string; motif: string } {
  try {
    const { text, motif } = { ...JSON.parse(infos) }
    return {
      text: typeof text === 'string' ? text : '',
      motif: typeof motif === 'string' ? motif : '',
    }
  } catch {
    return { text: '', motif: '' }
  }
}
