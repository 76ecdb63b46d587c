import { escapeHtml } from '#base/kit/html/escape-html.ts'
import { jsonForScript } from '#base/kit/html/json-for-script.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import { LOOK_ATTRIBUTE, type LookId } from '#base/core/look.ts'
import type { MenuData } from '#base/core/menu.ts'
import type { Culture } from '#base/kit/language.ts'
import { NOSCRIPT_SHEET, SITE_ICONS, WEB_MANIFEST } from '#base/core/address/urls.ts'
import { bytesOf, type Parts } from '#framework/widget-kit/piece.ts'

/** Addresses of the built client files that a page links. */
export interface DocumentAssets {
  /** Hashed stylesheet of the product. */
  stylesheet: string
  /** Hashed fonts to preload. */
  fonts: string[]
  /** Entry script, or `null` when the page needs none. */
  entry: string | null
  /** Island scripts of this page, loaded by the entry; preloaded here. */
  islands: string[]
}

export interface DocumentParts {
  lang: string
  look: LookId
  culture: Culture
  title: string
  description: string
  keywords: string
  noindex: boolean
  /** Absolute, or a path when the site has no known address. */
  canonical: string | null
  /** The sharing picture, its address absolute; pixels when they are known. */
  image: { url: string; alt: string; width?: number; height?: number }
  siteName: string
  /** Of the firm's icons, in their addresses. */
  logoVersion: string
  type: 'website' | 'article'
  openGraph: boolean
  alternates: { lang: string; href: string }[]
  /** Feeds of what the page lists. */
  feeds: { type: string; title: string; href: string }[]
  /** Structured data; `null` for a page that has none. */
  jsonLd: object | null
  menus: Readonly<Record<number, MenuData>>
  stylesheets: string[]
  scripts: string[]
  /** Scripts of the product carry it, and run alone; `null` where a firm's own run too. */
  nonce: string | null
  pageConfiguration: object
  /** Page, settings and constants for the browser, as JSON for a script element. */
  siteContext: string
  bodyClass: string
  /** What `bodyParts` made. */
  body: Parts
  /** An image of the body waits for the entry. */
  hasWaitingImage: boolean
  /** SVG symbols of the icons the page uses. */
  symbols: string
  assets: DocumentAssets
}

const SKIP = { 'fr-FR': 'Aller au contenu', 'en-GB': 'Skip to the content' }

/** The whole document around the widgets' HTML, as the bytes to send. */
export function documentBytes(parts: DocumentParts): Buffer {
  const before =
    `<!doctype html>\n<html lang="${escapeHtml(parts.lang)}" ${LOOK_ATTRIBUTE}="${parts.look}">\n<head>\n${headLines(parts).join('\n')}\n</head>\n` +
    `<body class="${escapeHtml(parts.bodyClass)}" id="top">\n` +
    `<a class="skip-link" href="#contenu">${SKIP[parts.culture]}</a>\n`
  const symbols = parts.symbols
    ? `<svg class="icon-symbols" aria-hidden="true">${parts.symbols}</svg>\n`
    : ''
  const after = `${symbols}</body>\n</html>\n`
  return bytesOf([before, ...parts.body, after])
}

/** Header, content and footer. On paper an article says where it comes from. */
export function bodyParts(
  header: Parts,
  main: Parts,
  footer: Parts,
  printedAddress: string | null,
): Parts {
  const address = printedAddress
    ? `<p class="printed-address">${escapeHtml(printedAddress)}</p>`
    : ''
  return [
    ...header,
    '\n<main id="contenu" tabindex="-1">',
    ...main,
    `${address}</main>\n`,
    ...footer,
    '\n',
  ]
}

function headLines(parts: DocumentParts): string[] {
  const { assets } = parts
  const nonce = parts.nonce === null ? '' : ` nonce="${parts.nonce}"`
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(parts.title)}</title>`,
    // What is imported later finds it here, and that a firm's own scripts may not run.
    ...(nonce ? [`<meta property="csp-nonce"${nonce}>`] : []),
    ...named('description', parts.description),
    ...named('keywords', parts.keywords),
    ...(parts.noindex ? named('robots', 'noindex, follow') : []),
    ...(parts.canonical ? [link('canonical', parts.canonical)] : []),
    ...parts.alternates.map(
      ({ lang, href }) =>
        `<link rel="alternate" hreflang="${escapeHtml(lang)}" href="${escapeHtml(href)}">`,
    ),
    ...(parts.openGraph ? openGraph(parts) : []),
    ...parts.feeds.map(
      ({ type, title, href }) =>
        `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`,
    ),
    `<link rel="icon" href="${SITE_ICONS.svg}?v=${parts.logoVersion}" type="image/svg+xml">`,
    link('apple-touch-icon', `${SITE_ICONS.touch}?v=${parts.logoVersion}`),
    link('manifest', WEB_MANIFEST),
    ...assets.fonts.map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    ...[assets.stylesheet, ...parts.stylesheets].map((href) => link('stylesheet', href)),
    // Without script an image's own address is in its <noscript>: the waiting one goes.
    ...(parts.hasWaitingImage
      ? [`<noscript>${link('stylesheet', NOSCRIPT_SHEET)}</noscript>`]
      : []),
    ...Object.entries(parts.menus).map(
      ([id, data]) => `<meta name="menu-${id}" data-menuid="${id}" content="${menuContent(data)}">`,
    ),
    `<script type="application/json" id="page-configuration">${jsonForScript(parts.pageConfiguration)}</script>`,
    `<script type="application/json" id="site-context">${parts.siteContext}</script>`,
    ...(parts.jsonLd
      ? [`<script type="application/ld+json">${jsonForScript(parts.jsonLd)}</script>`]
      : []),
    ...assets.islands.map(
      (href) => `<link rel="modulepreload"${nonce} href="${escapeHtml(href)}">`,
    ),
    ...(assets.entry ? [`<script type="module"${nonce} src="${assets.entry}"></script>`] : []),
    ...parts.scripts.map((src) => `<script defer src="${escapeHtml(src)}"></script>`),
  ]
}

/** Menu data as an attribute's text; the same data stand on page after page. */
const menuContent = weakMemoize((data: MenuData) => escapeHtml(JSON.stringify(data)))

const named = (name: string, content: string): string[] =>
  content ? [`<meta name="${name}" content="${escapeHtml(content)}">`] : []

const link = (rel: string, href: string): string => `<link rel="${rel}" href="${escapeHtml(href)}">`

function openGraph(parts: DocumentParts): string[] {
  const { image } = parts
  const properties = {
    'og:title': parts.title,
    'og:description': parts.description,
    'og:type': parts.type,
    'og:url': parts.canonical ?? '',
    'og:image': image.url,
    'og:image:width': String(image.width ?? ''),
    'og:image:height': String(image.height ?? ''),
    'og:image:alt': image.url && image.alt,
    'og:site_name': parts.siteName,
    'og:locale': parts.culture.replace('-', '_'),
  }
  return [
    ...Object.entries(properties)
      .filter(([, content]) => content)
      .map(
        ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
      ),
    ...named('twitter:card', image.url ? 'summary_large_image' : 'summary'),
  ]
}
