import type { ImageSize } from './image-size.ts'
import { actionLink, scriptNames } from './action-link.ts'
import type { Language } from '#base/kit/language.ts'

const encode = (value: string | number): string => encodeURIComponent(String(value).toWellFormed())
const encodePath = (path: string): string => path.split('/').filter(Boolean).map(encode).join('/')
const encodeMotifs = (motifs: readonly string[]): string => encode(JSON.stringify(motifs))

/**
 * The five editorial calls as they follow `/ajax/{provider}`, which is
 * also how they follow the address of an HTTP provider.
 */
export const calls = {
  subscribed: () => '/motifs/subscribed',
  articleList: (query: {
    motifs: readonly string[]
    perPage: number
    page: number
    size: ImageSize
  }) =>
    `/article/motifs/${encodeMotifs(query.motifs)}/nbperpage/${query.perPage}` +
    `/idpage/${query.page}/size/${query.size}?withoutIdInKey=true`,
  articleOffset: (query: {
    motifs: readonly string[]
    limit: number
    offset: number
    size: ImageSize
  }) =>
    `/article/motif/${encodeMotifs(query.motifs)}/limit/${query.limit}` +
    `/offset/${query.offset}/size/${query.size}?withoutIdInKey=true`,
  slugLookup: (query: { slug: string }) => `/article/slug/${encode(query.slug)}`,
  fullArticle: (query: { id: number; xsl: string; size: ImageSize }) =>
    `/article/id/${query.id}/xsl/${encode(query.xsl)}/size/${query.size}`,
} as const

type Query<Name extends 'articleList' | 'articleOffset' | 'slugLookup' | 'fullArticle'> =
  Parameters<(typeof calls)[Name]>[0] & {
    /** `{provider}` of the calls. */
    segment: string
    scriptName?: string
  }

type ListQuery<Name extends 'articleList' | 'articleOffset'> = Query<Name> & {
  /** Language of the articles. */
  lang?: Language
}

/** An article has one language, and the paths of the calls name none: French goes without saying. */
const inLanguage = (lang: Language = 'fr'): string => (lang === 'fr' ? '' : `&lang=${lang}`)

const ajax = (segment: string, scriptName: string = scriptNames.site): string =>
  actionLink(scriptName, `ajax/${encode(segment)}`)

/** Name and value of a parameter of the calendar's address. */
type AgendaParam = readonly [name: string, value: string]

const withParams = (path: string, params: readonly AgendaParam[]): string =>
  [path, params.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')]
    .filter(Boolean)
    .join('?')

/** The address book: every path that the browser asks for and that is not a page. */
export const paths = {
  /** Base of the editorial calls of one provider. */
  ajax,
  subscribed: (segment: string, scriptName?: string) =>
    ajax(segment, scriptName) + calls.subscribed(),
  articleList: ({ segment, scriptName, lang, ...query }: ListQuery<'articleList'>) =>
    ajax(segment, scriptName) + calls.articleList(query) + inLanguage(lang),
  articleOffset: ({ segment, scriptName, lang, ...query }: ListQuery<'articleOffset'>) =>
    ajax(segment, scriptName) + calls.articleOffset(query) + inLanguage(lang),
  slugLookup: ({ segment, scriptName, ...query }: Query<'slugLookup'>) =>
    ajax(segment, scriptName) + calls.slugLookup(query),
  fullArticle: ({ segment, scriptName, ...query }: Query<'fullArticle'>) =>
    ajax(segment, scriptName) + calls.fullArticle(query),
  /** What belongs to one visitor (requirements A6). */
  context: (scriptName: string = scriptNames.site) => actionLink(scriptName, 'ajax/context'),
  /** A template of ours: `bs4`, `card/card-magazine` (requirements F2). */
  template: (theme: string, name: string) => `/templates/${encode(theme)}/${encodePath(name)}.html`,
  /** A file of a custom template folder (requirements F2). */
  upload: (dir: string, name: string, ext: 'html' | 'css' | 'js') =>
    `/uploads/${encodePath(dir)}/${encodePath(name)}.${ext}`,
  /** A file of the site's media, by its path there. */
  media: (path: string) => `/media/${encodePath(path)}`,
  /** A PDF document of the site, by its slug. */
  document: (slug: string) => `/documents/${encode(slug)}.pdf`,
  /** The picture of a motif, by its name among `MOTIF_NAMES`. */
  illustration: (name: string) => `/illustrations/${encode(name)}.svg`,
  /** The tax and social calendar, whole or of what parameters choose: `concerne`, and those that describe a firm. */
  agenda: (chosen: readonly AgendaParam[] = []) => withParams('/agenda.ics', chosen),
  /** One deadline of it, by its key, as it falls due for the firm that parameters describe. */
  deadline: (key: string, chosen: readonly AgendaParam[] = []) =>
    withParams('/agenda.ics', [['echeance', key], ...chosen]),
  /** The picture that stands for a page where it is shared, or for an article shown on it: `<hash>.png` or `.jpg`. */
  sharing: (page: { lang: Language; id: number }, name: string, slug?: string) =>
    `/partage/${page.lang}-${page.id}-${encode(name)}` +
    (slug === undefined ? '' : `?title=${encode(slug)}`),
  /** A feed of own articles: of all, or of a theme by its slug. */
  feed: (lang: Language, theme: string | null, ext: 'xml' | 'json') =>
    `/flux/${lang === 'fr' ? '' : `${lang}/`}${encode(theme ?? 'articles')}.${ext}`,
  /** A draft as visitors would see it, behind a secret link. */
  draftPreview: (token: string) => `/apercu/${encode(token)}`,
  /** The site's design tokens as a stylesheet, named by the hash of its content. */
  themeSheet: (hash: string) => `/theme-${encode(hash)}.css`,
} as const

/** The firm's sign, as browsers, telephones and search engines want it. */
export const SITE_ICONS = {
  svg: '/favicon.svg',
  ico: '/favicon.ico',
  touch: '/apple-touch-icon.png',
  small: '/icone-192.png',
  large: '/icone-512.png',
} as const

/** Name, icons and colours for a telephone that keeps the site. */
export const WEB_MANIFEST = '/site.webmanifest'

/** What an image shows until its own pixels come (requirements D14); the same in every template. */
export const PLACEHOLDER_IMAGE = '/image-en-attente.svg'

/** Stylesheet of pages that wait for a script, for visitors without one. */
export const NOSCRIPT_SHEET = '/sans-script.css'

/** The media base that stands for the provider's host (requirements D10). */
export const PROVIDER_MEDIA = '/media/provider'
