import type { Graph, Thing } from 'schema-dts'
import { breadcrumb } from '#base/core/page/breadcrumb.ts'
import type { Described } from '#framework/widget-kit/described.ts'
import { type Page, pageInfos, type PageNode } from '#base/core/page/page.ts'
import type { FirmPerson } from '#base/core/person.ts'
import { parisInstant } from '#base/kit/time/paris-instant.ts'
import { describedNode } from './described-node.ts'
import { personNode } from './person-node.ts'
import { firmId, firmNode, type Named, officeNode } from './firm.ts'

/** A page as its structured data see it. */
export interface DescribedPage extends Named {
  page: Page
  tree: readonly PageNode[]
  /** Absolute address of what is shown. */
  url: string
  title: string
  description: string
  /** Title of what stands in the page's place, an article for one. */
  shown: string | null
  describes: Described | null
  /** Who is presented on it. */
  persons: readonly FirmPerson[]
}

/**
 * Structured data of a page as one graph (requirements P4): the firm and its offices on the home page
 * and the pages of offices, everywhere else by reference; the way to the page on all pages below
 * the home page; what the page is about. Never a rating (requirements P4).
 */
export function pageGraph(page: DescribedPage): Graph {
  const { describes, url } = page
  const trail = trailNode(page)
  const thing = describes && describedNode(describes, url, page)
  const nodes = [
    ...firmNodes(page),
    ...(page.page.level === 0 ? [siteNode(page)] : []),
    webPageNode(page, trail?.['@id'] ?? null),
    ...(trail ? [trail] : []),
    ...(thing ? [thing] : []),
    ...page.persons.map((person) => personNode(person, page)),
    ...serviceNodes(page),
  ] satisfies Thing[]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

/** The whole firm at home; an office and its firm on the office's page. */
function firmNodes(page: DescribedPage) {
  const { site, origin, tree } = page
  const { offices } = site
  const shown = offices.filter((office) => page.page.level === 0 || office.page === page.page.id)
  if (page.page.level > 0 && shown.length === 0) return []
  const urlOf = (id: number) => origin + (tree.find((node) => node.id === id)?.path ?? '/')
  const several = offices.length > 1 ? shown : []
  return [firmNode(page), ...several.map((office) => officeNode(page, office, urlOf(office.page)))]
}

const siteId = (origin: string): string => `${origin}/#site`

const siteNode = ({ site, origin }: DescribedPage) => ({
  '@type': 'WebSite' as const,
  '@id': siteId(origin),
  url: `${origin}/`,
  name: site.settings.site_name || site.constants.nomcabinet,
  inLanguage: 'fr',
  publisher: { '@id': firmId(origin) },
})

/**
 * The page itself. On a site of documentation (`site_type` `basedoc`) the pages of all news and all
 * videos are collections (requirements L1).
 */
function webPageNode(described: DescribedPage, trail: string | null) {
  const { page, site, origin, url, title, description, shown } = described
  const { site_type, news_page, videos_page } = site.settings
  const isList = shown === null && (page.id === news_page || page.id === videos_page)
  const modified = shown === null ? parisInstant(page.updated_at) : ''
  return {
    '@type': site_type === 'basedoc' && isList ? ('CollectionPage' as const) : ('WebPage' as const),
    '@id': url,
    url,
    name: title,
    ...(description ? { description } : {}),
    inLanguage: page.lang,
    isPartOf: { '@id': siteId(origin) },
    ...(page.level === 0 ? { about: { '@id': firmId(origin) } } : {}),
    ...(modified ? { dateModified: modified } : {}),
    ...(trail ? { breadcrumb: { '@id': trail } } : {}),
  }
}

/**
 * The way from the home page, without the pages that a breadcrumb leaves out. The home page always
 * leads it, for a way of one step is none; an article is its last step.
 */
function trailNode({ page, tree, origin, url, shown }: DescribedPage) {
  if (page.level === 0) return null
  const home = tree.find(({ level }) => level === 0)
  const above = breadcrumb(tree, page.id).filter(({ level }) => level > 0)
  const steps = [
    { name: home?.name ?? HOME[page.lang], item: `${origin}/` },
    ...above.map(({ name, path }) => ({ name, item: origin + path })),
    ...(shown === null ? [] : [{ name: shown, item: url }]),
  ]
  return {
    '@type': 'BreadcrumbList' as const,
    '@id': `${url}#fil`,
    itemListElement: steps.map(({ name, item }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name,
      item,
    })),
  }
}

const HOME = { fr: 'Accueil', en: 'Home' }

/** A page whose `infos.schema` is `Service` presents one of the firm's missions. */
function serviceNodes({ page, site, origin, url, description }: DescribedPage) {
  if (pageInfos(page.infos)['schema'] !== 'Service') return []
  return [
    {
      '@type': 'Service' as const,
      '@id': `${url}#mission`,
      name: page.name,
      description,
      provider: { '@id': firmId(origin) },
      ...(site.constants.localite ? { areaServed: site.constants.localite } : {}),
    },
  ]
}
