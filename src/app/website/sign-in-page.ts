import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { layoutWidgets } from './load.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'
import type { PageVisit } from './page-visit.ts'
import { render, type RenderDeps } from './render.ts'

/** A page that only shows itself to who is signed in. */
export const isLocked = ({ is_secure }: Page, { session }: PageRequest): boolean =>
  is_secure && session.role === 'visitor'

/** A secure page shows the sign-in in place, at the same address (requirements A4). */
export async function signInPage(
  website: RenderDeps,
  visit: PageVisit,
  page: Page,
): Promise<PageAnswer> {
  const widgets = await signInWidgets(visit.request.reader, page)
  const shown = { ...page, h1: '', is_indexable: false }
  return render(website, visit, shown, { widgets, status: 401, after: '' })
}

/** What stands in place of a secure page: the form of it always, also where nobody placed one. */
export async function signInWidgets(reader: SiteReader, page: Page): Promise<WidgetInstance[]> {
  const widgets = await layoutWidgets(reader, page.layout_id, 'signin', page.lang)
  if (widgets.some(({ type }) => type === SIGN_IN_WIDGET)) return widgets
  const form = { id: 0, zone: 'content', position: widgets.length, type: SIGN_IN_WIDGET }
  return [...widgets, { ...form, version: 1, options: '{}' }]
}
