type Node = Record<string, unknown>

const SITE = 'https://www.lhermine-dauval.example'
const DAY = /^\d{4}-\d\d-\d\d$/
const PARIS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+0[12]:00$/
const ADDRESS = /^https:\/\/[!-~]+$/
const TEXT = /\S/

/** What each type must say, and in what form (requirements P4; Google's and schema.org's lists). */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, RegExp | 'thing' | 'list'>>>> = {
  Organization: { name: TEXT, url: ADDRESS, logo: ADDRESS },
  AccountingService: {
    '@id': ADDRESS,
    name: TEXT,
    legalName: TEXT,
    url: ADDRESS,
    telephone: /^\+\d{8,15}$/,
    image: ADDRESS,
    logo: ADDRESS,
    address: 'thing',
    areaServed: TEXT,
    openingHoursSpecification: 'list',
    parentOrganization: 'thing',
  },
  PostalAddress: {
    streetAddress: TEXT,
    postalCode: /^\d{5}$/,
    addressLocality: TEXT,
    addressCountry: /^FR$/,
  },
  OpeningHoursSpecification: { dayOfWeek: 'list', opens: /^\d\d:\d\d$/, closes: /^\d\d:\d\d$/ },
  WebSite: { '@id': ADDRESS, url: ADDRESS, name: TEXT, publisher: 'thing' },
  WebPage: {
    '@id': ADDRESS,
    url: ADDRESS,
    name: TEXT,
    inLanguage: /^(?:fr|en)$/,
    isPartOf: 'thing',
  },
  CollectionPage: { '@id': ADDRESS, url: ADDRESS, name: TEXT, isPartOf: 'thing' },
  BreadcrumbList: { itemListElement: 'list' },
  ListItem: { position: /^[1-9]\d*$/, name: TEXT, item: ADDRESS },
  Article: {
    headline: TEXT,
    image: 'list',
    datePublished: PARIS,
    dateModified: PARIS,
    author: 'thing',
    publisher: 'thing',
    mainEntityOfPage: 'thing',
  },
  VideoObject: {
    name: TEXT,
    description: TEXT,
    thumbnailUrl: 'list',
    uploadDate: PARIS,
    duration: /^PT(?:\d+M)?(?:\d+S)?$/,
    contentUrl: ADDRESS,
    transcript: /\S.{200}/s,
  },
  Person: { '@id': ADDRESS, name: TEXT, jobTitle: TEXT, worksFor: 'thing' },
  JobPosting: {
    title: TEXT,
    description: TEXT,
    datePosted: DAY,
    validThrough: PARIS,
    employmentType: /^[A-Z_]+$/,
    hiringOrganization: 'thing',
    jobLocation: 'thing',
    identifier: 'thing',
  },
  Place: { address: 'thing' },
  PropertyValue: { name: TEXT, value: TEXT },
  Service: { name: TEXT, description: TEXT, provider: 'thing' },
}

/** Every node of a graph, those inside others included, each with its type. */
export function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (!isNode(value)) return []
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(nodesOf)]
}

/** What is wrong with the graph of a page. */
export function graphFaults(graph: unknown, url: string): string[] {
  const nodes = nodesOf(graph)
  const text = JSON.stringify(graph)
  return [
    ...(isNode(graph) && graph['@context'] === 'https://schema.org' ? [] : ['no context']),
    ...nodes.flatMap(nodeFaults),
    ...(/rating|review/i.test(keysOf(nodes).join(' ')) ? ['a rating'] : []),
    ...(text.includes('"undefined') || text.includes('//media') ? ['a broken address'] : []),
    ...trailFaults(nodes, url),
  ]
}

function nodeFaults(node: Node): string[] {
  const type = String(node['@type'])
  const required = REQUIRED[type]
  if (required === undefined) return [`unexpected type ${type}`]
  return Object.entries(required).flatMap(([name, form]) =>
    holds(node[name], form) ? [] : [`${type}.${name}: ${JSON.stringify(node[name])}`],
  )
}

function holds(value: unknown, form: RegExp | 'thing' | 'list'): boolean {
  if (form === 'thing') return isNode(value) && ('@id' in value || '@type' in value)
  if (form === 'list') return Array.isArray(value) && value.length > 0 && value.every(Boolean)
  return (typeof value === 'string' || typeof value === 'number') && form.test(String(value))
}

/** Below the home page a way leads from it, in steps counted from 1. */
function trailFaults(nodes: readonly Node[], url: string): string[] {
  const trails = nodes.filter((node) => node['@type'] === 'BreadcrumbList')
  if (url === '/' || url === '/en') return trails.length === 0 ? [] : ['a way to the home page']
  const steps = nodes.filter((node) => node['@type'] === 'ListItem')
  const isCounted = steps.every(({ position }, index) => position === index + 1)
  return [
    ...(trails.length === 1 && steps.length > 1 && isCounted ? [] : ['no way to the page']),
    ...(steps[0]?.['item'] === `${SITE}/` ? [] : ['a way that does not begin at home']),
  ]
}

const keysOf = (nodes: readonly Node[]): string[] =>
  nodes.flatMap((node) => [...Object.keys(node), String(node['@type'])])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
