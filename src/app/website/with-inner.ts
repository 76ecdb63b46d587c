import { weakMemoize } from '#base/kit/memoize.ts'
import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import type { WidgetInstance } from '#base/core/page/page.ts'
import { registry } from '#app/widgets.ts'

type Instance = Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>

/** A widget with those that stand inside it. */
export function withInner(instance: Instance): Instance[] {
  const nested = registry.get(instance.type)?.nested(instance.options, instance.version) ?? []
  return [
    instance,
    ...nested.flatMap((inner) => withInner({ ...inner, options: JSON.stringify(inner.options) })),
  ]
}

/**
 * Whether the form that signs in stands among them; the widgets of a page are the same object for as
 * long as the site's snapshot is.
 */
export const takesPasswords = weakMemoize((widgets: readonly WidgetInstance[]): boolean =>
  widgets.flatMap(withInner).some(({ type }) => type === SIGN_IN_WIDGET),
)
