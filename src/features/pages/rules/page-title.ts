import type { SiteConstants, SiteSettings } from '#base/core/settings/settings.ts'
import { businessOf } from '#features/sites/rules/business-type.ts'
import type { Page } from '#base/core/page/page.ts'
import type { Office } from '#base/core/site.ts'

type TitledPage = Pick<Page, 'id' | 'level' | 'title' | 'name' | 'auto_mod' | 'lang'>
interface TitledSite {
  settings: Pick<SiteSettings, 'client_type' | 'title_patterns'>
  constants: Pick<SiteConstants, 'nomcabinet' | 'localite'>
  offices: readonly Pick<Office, 'page' | 'town'>[]
}

/** Characters that a result of a search engine has room for, at most. */
const LONGEST = 75

/** A title with what stands around it, or its own words alone where both are too long together. */
export const titleWithin = (whole: string, words: string): string =>
  [...whole].length > LONGEST ? words : whole

/**
 * Text of `<title>` (requirements P6; setting `title_patterns`): the home page and the offices' pages
 * follow a pattern of their own until somebody writes a title for them (letter `t` of `auto_mod`),
 * in French; other titles leave the pattern out rather than be cut; `other` is the title of what stands in the page's place, an article for one.
 */
export function documentTitle(page: TitledPage, site: TitledSite, other?: string): string {
  const { settings, constants, offices } = site
  const office = offices.find((one) => one.page > 0 && one.page === page.id)
  const title = other ?? (page.title || page.name)
  const words: Record<string, string> = {
    title,
    nomcabinet: constants.nomcabinet,
    localite: constants.localite,
    town: office?.town ?? constants.localite,
    trade: businessOf(settings.client_type).trade,
  }
  const { home, office: ofOffice, page: common } = settings.title_patterns
  const isAuto = other === undefined && page.lang === 'fr' && page.auto_mod.includes('t')
  const own = !isAuto ? null : page.level === 0 ? home : office ? ofOffice : null
  return (own && filled(own, words)) || titleWithin(filled(common, words) ?? title, title)
}

/** The pattern with its words; `null` when it asks for one that there is not. */
function filled(pattern: string, words: Readonly<Record<string, string>>): string | null {
  const asked = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => words[name] ?? '')
  return pattern === '' || asked.includes('')
    ? null
    : pattern.replaceAll(/\{(\w+)\}/g, (_mark, name: string) => words[name] ?? '')
}
