import { randomBytes } from 'node:crypto'
import { weakMemoize } from '#base/kit/memoize.ts'
import type { WidgetInstance } from '#base/core/page/page.ts'
import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import type { ScriptGuard } from './render/render-page.ts'
import { isStaff, mayDo } from '#framework/api/rights.ts'
import type { PageRequest } from './page-request.ts'
import { withInner } from './with-inner.ts'

/**
 * Who is signed in to the back office runs no script of the firm's, nor does anybody where passwords
 * are typed: on its origin it could do whatever they may (requirements F3, F5).
 */
export function guardOf(
  { session, lookedAtBy = session }: PageRequest,
  widgets: readonly WidgetInstance[],
): ScriptGuard | null {
  if (!isStaff(lookedAtBy) && !takesPasswords(widgets)) return null
  const tellsWhy = lookedAtBy.impersonating || mayDo(lookedAtBy.role, 'templates.read')
  return { nonce: randomBytes(16).toString('base64'), tellsWhy }
}

/** By the widgets of a page, which are the same object for as long as the site's snapshot is. */
const takesPasswords = weakMemoize((widgets: readonly WidgetInstance[]): boolean =>
  widgets.flatMap(withInner).some(({ type }) => type === SIGN_IN_WIDGET),
)
