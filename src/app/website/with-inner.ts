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
