import { currentLinks } from '#base/core/address/current-link.ts'
import { isCurrentEntry } from '#base/core/address/menu-current.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { defineWidget, type WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { hoursToday } from '../../rules/closings.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { SiteHeaderView, type NavigationEntry, type SiteHeaderModel } from './view.tsx'

/** Top bar, name of the firm and main navigation; part of the layout. */
export const widget = defineWidget({
  type: 'site-header',
  title: 'En-tête du site',
  sentence: 'Le haut de toutes les pages.',
  group: null,
  options,
  root: 'header',
  isRepeated: true,
  async load(values, context) {
    const { site, href, page } = context
    const [main, top, logo] = await Promise.all([
      context.menu(values.menu),
      context.menu(values.top_menu),
      context.logo(),
    ])
    const action = href(values.action_link)
    const entryOf = navigationEntries(context)
    const [office] = site.offices
    const hours =
      values.office_hours === '1' && office !== undefined
        ? hoursToday(office, context)
        : { text: values.hours, until: null }
    const model: SiteHeaderModel = {
      firm: site.constants.nomcabinet,
      logo,
      locality: site.constants.localite,
      homeHref: href('/') ?? '/',
      phone: { text: site.constants.phonetotext, link: site.constants.phonetolink },
      hours: hours.text,
      hasOwnHours: values.office_hours !== '1',
      navigation: (main?.menu ?? []).map(entryOf),
      top: (top?.menu ?? []).map(entryOf),
      action: values.action_text && action ? { text: values.action_text, href: action } : null,
      searchHref: values.search_page > 0 ? href(`page:${values.search_page}`) : null,
      languages: languageLinks(context),
      isHome: page.level === 0,
    }
    return { state: 'ready', until: hours.until, model }
  },
  View: SiteHeaderView,
  searchLink: ({ search_page }) => (search_page > 0 ? `page:${search_page}` : null),
  island: () => 'site-header',
  examples,
})

/** Menu entries with their address and whether they lead to this page or above it. */
function navigationEntries({ href, page, request }: WidgetContext) {
  const isCurrentLink = currentLinks(request.path)
  return function entryOf(entry: MenuEntry): NavigationEntry {
    const address = href(entry.link) ?? entry.link
    return {
      id: entry.id,
      label: entry.label,
      href: address,
      isCurrent: isCurrentEntry(entry, page.id) || isCurrentLink(address),
      isPage: entry.id === page.id,
      children: entry.childs.map(entryOf),
    }
  }
}

/** The page in its other language, when it exists there. */
const languageLinks = ({ translations, page, href }: WidgetContext) =>
  translations
    .filter(({ lang }) => lang !== page.lang)
    .map(({ lang, path }) => ({
      lang,
      name: lang === 'en' ? 'English' : 'Français',
      href: href(path) ?? path,
    }))
