import { escapeHtml } from '#base/kit/html/escape-html.ts'
import type { Page, PageNode, WidgetInstance } from '#base/core/page/page.ts'
import type { Language } from '#base/kit/language.ts'
import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { layoutWidgets } from './load.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'
import type { PageVisit } from './page-visit.ts'
import { render, type RenderDeps } from './render.ts'
import { takesPasswords } from './with-inner.ts'

/** A page that only shows itself to who is signed in. */
export const isLocked = (
  { is_secure }: Pick<Page, 'is_secure'>,
  { session }: Pick<PageRequest, 'session'>,
): boolean => is_secure && session.role === 'visitor'

const TITLE: Readonly<Record<Language, string>> = { fr: 'Connexion', en: 'Sign in' }

/**
 * A secure page shows the sign-in in place, at the same address (requirements A4), and no word of its
 * own: neither title nor description, nor where it stands in the tree.
 */
export async function signInPage(
  website: RenderDeps,
  visit: PageVisit,
  page: Page,
): Promise<PageAnswer> {
  const widgets = await signInWidgets(visit.request.reader, page)
  return render(website, visit, anonymous(page, visit.path), { widgets, status: 401, after: '' })
}

/** A page outside of the tree that has of a secure one what is the same for every page of its kind. */
const anonymous = (page: Page, path: string): Page => ({
  ...page,
  path,
  id: 0,
  lft: 0,
  rgt: 0,
  level: 1,
  module: 'main',
  action: 'signin',
  modelclass: '',
  record_id: 0,
  record_model: '',
  record_position: 0,
  slug: '',
  name: TITLE[page.lang],
  title: TITLE[page.lang],
  h1: '',
  description: '',
  keywords: '',
  image: '',
  infos: '{}',
  is_indexable: false,
  updated_at: '',
})

/** What stands in place of a secure page: the form of it always, also where nobody placed one. */
export async function signInWidgets(reader: SiteReader, page: Page): Promise<WidgetInstance[]> {
  const widgets = await layoutWidgets(reader, page.layout_id, 'signin', page.lang)
  if (takesPasswords(widgets)) return widgets
  const form = { id: 0, zone: 'content', position: widgets.length, type: SIGN_IN_WIDGET }
  return [...widgets, { ...form, version: 1, options: '{}' }]
}

/**
 * The secure page that a former address leads to: whoever may not read it signs in where they are,
 * since the new address would tell them what the page is called.
 */
export async function lockedBehind(
  { reader, session }: Pick<PageRequest, 'reader' | 'session'>,
  location: string,
): Promise<Page | null> {
  const [address = ''] = location.split(/[?#]/, 1)
  if (!address.startsWith('/')) return null
  const page = await reader.page(decoded(address))
  return page?.is_active && isLocked(page, { session }) ? page : null
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The highest secure pages below a page, in the order of the tree: what its sign-in opens. */
export async function openedBySignIn(
  reader: SiteReader,
  { lft, rgt, lang }: Pick<Page, 'lft' | 'rgt' | 'lang'>,
): Promise<PageNode[]> {
  const below = (await reader.tree(lang)).filter(
    (node) => node.lft > lft && node.rgt < rgt && node.is_active && node.is_secure,
  )
  return below
    .filter((node) => !below.some((other) => other.lft < node.lft && other.rgt > node.rgt))
    .toSorted((a, b) => a.lft - b.lft)
}

/** What stands where the form was, for who is signed in already: the ways to what it opens. */
export const signedInWidgets = (
  widgets: readonly WidgetInstance[],
  opened: readonly PageNode[],
  href: (link: string) => string | null,
): WidgetInstance[] =>
  widgets.flatMap((widget) => {
    if (widget.type !== SIGN_IN_WIDGET) return [widget]
    if (opened.length === 0) return []
    const links = opened.map(
      ({ path, name }) =>
        `<li><a href="${escapeHtml(href(path) ?? path)}">${escapeHtml(name)}</a></li>`,
    )
    const html = `<ul>${links.join('')}</ul>`
    return [{ ...widget, type: 'rich-text', version: 1, options: JSON.stringify({ html }) }]
  })
