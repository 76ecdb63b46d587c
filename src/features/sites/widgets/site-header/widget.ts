import { currentLinks } from '#base/core/address/current-link.ts'
import { isCurrentEntry } from '#base/core/address/menu-current.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { shortDescription } from '#base/core/page/short-description.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
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
    const { site, href, page, tree } = context
    const home = tree.find(({ level }) => level === 0)
    const [main, top, logo] = await Promise.all([
      context.menu(values.menu),
      context.menu(values.top_menu),
      context.logo(),
    ])
    const linkOf = (text: string, link: string) => {
      const target = href(link)
      return text && target ? { text, href: target } : null
    }
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
      // A language without a home page of its own has that of the site.
      homeHref: href(home?.path ?? '/') ?? '/',
      phone: { text: site.constants.phonetotext, link: site.constants.phonetolink },
      hours: hours.text,
      hasOwnHours: values.office_hours !== '1',
      navigation: (main?.menu ?? []).map(entryOf),
      top: (top?.menu ?? []).map(entryOf),
      action: linkOf(values.action_text, values.action_link),
      second: linkOf(values.second_text, values.second_link),
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

const pagesByLink = weakMemoize(
  (tree: readonly PageNode[]) => new Map(tree.map((page) => [`page:${page.id}`, page])),
)

/** Menu entries with their address and whether they lead to this page or above it. */
function navigationEntries({ href, page, request, tree, culture, media }: WidgetContext) {
  const isCurrentLink = currentLinks(request.path)
  const pages = pagesByLink(tree)
  const type = typography(culture)
  return function entryOf(entry: MenuEntry): NavigationEntry {
    const address = href(entry.link) ?? entry.link
    const shown = pages.get(entry.link)
    const picture = entry.mediaPage || shown?.image || ''
    return {
      id: entry.id,
      label: type.text(entry.label),
      href: address,
      isCurrent: isCurrentEntry(entry, page.id) || isCurrentLink(address),
      isPage: entry.id === page.id,
      text: type.text(shortDescription(shown?.description ?? '')),
      picture: picture ? media(picture) : null,
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
