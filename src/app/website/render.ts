import { randomBytes } from 'node:crypto'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import { paths } from '#base/core/address/urls.ts'
import type { PageEditing } from './render/page-editing.ts'
import type { PageToRender } from './render/page-to-render.ts'
import { type ClientAssets, renderPage, type ScriptGuard } from './render/render-page.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import type { Widget } from '#framework/widget-kit/define-widget.ts'
import { registry } from '#app/widgets.ts'
import type { Role } from '#base/core/session.ts'
import { originOf } from '#base/platform/http/site-origin.ts'
import { contextOf, formsOf, type PageContextDeps } from './context.ts'
import { loadPage } from './load.ts'
import { normalizeQuery } from './normalize-query.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'
import type { PageVisit } from './page-visit.ts'
import { isStaff, mayDo } from '#framework/api/rights.ts'
import { takesPasswords } from './with-inner.ts'

export type RenderDeps = PageContextDeps & {
  assets: ClientAssets
  /** Symbol of an icon for the document, or `null` when there is none of that name. */
  icon(name: string): string | null
  /** Milliseconds: a widget's loader, one provider call while a page waits. */
  limits: { widget: number }
  /** The page is drawn for an editor, not for a visitor. */
  editing?: PageEditing
}

/** What stands on a page between header and footer. */
interface Shown {
  widgets: WidgetInstance[]
  status: number
  after: string
  /** Widgets by type, when there are others than the product's. */
  types?: ReadonlyMap<string, Widget>
  /** In place of the layout's own, and what stands on the page beside it. */
  layout?: Pick<PageToRender, 'announcement' | 'header' | 'footer' | 'presented'>
  /** In place of the sheet of the site's theme. */
  themeHref?: string
}

/** Draws a page, be it of the tree or not. */
export async function render(
  website: RenderDeps,
  visit: PageVisit,
  page: Page,
  { widgets, status, after, types = registry, layout, themeHref }: Shown,
): Promise<Extract<PageAnswer, { kind: 'page' }>> {
  const { request, debug } = visit
  const { reader, session } = request
  const { editing } = website
  const loaded = await loadPage(website, reader, page, widgets)
  const { announcement, header, footer } = loaded
  const instances = [...announcement, ...header, ...widgets, ...footer]
  const normalized = await normalizeQuery(website, visit, page, instances)
  const forms = formsOf(website, normalized)
  const context = contextOf(website, normalized, page, loaded, forms)
  const logoVersion = await website.logo.version(reader)
  const toRender = { ...loaded, ...layout, after, status, logoVersion }
  const rendered = await renderPage(toRender, context, {
    registry: types,
    deadline: website.limits.widget,
    assets: website.assets,
    themeHref: themeHref ?? paths.themeSheet(themeSheet(website.assets, reader.site.theme).hash),
    origin: originOf(website, reader),
    icon: website.icon,
    roleClass: editing ? '' : roleClass(session.role),
    developer: !editing && (debug || session.role === 'developer'),
    guard: editing ? { nonce: newNonce(), tellsWhy: false } : guardOf(request, widgets),
    ...(editing ? { editing } : {}),
  })
  return { kind: 'page', hasToken: forms.hasToken() || rendered.nonce !== null, ...rendered }
}

const roleClass = (role: Role): string =>
  role === 'super-admin' || role === 'developer' ? `is-${role}` : ''

/**
 * Who is signed in to the back office runs no script of the firm's, nor does anybody where passwords
 * are typed: on its origin it could do whatever they may (requirements F3, F5).
 */
function guardOf(
  { session, lookedAtBy = session }: PageRequest,
  widgets: readonly WidgetInstance[],
): ScriptGuard | null {
  if (!isStaff(lookedAtBy) && !takesPasswords(widgets)) return null
  const tellsWhy = lookedAtBy.impersonating || mayDo(lookedAtBy.role, 'templates.read')
  return { nonce: newNonce(), tellsWhy }
}

const newNonce = (): string => randomBytes(16).toString('base64')
