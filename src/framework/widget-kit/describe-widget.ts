import type { WidgetDescription } from '#base/core/field/widget-preview.ts'
import type { Widget } from './define-widget.ts'
import { describeFields, type Fields } from '#base/core/field/fields.ts'

/** A widget as JSON, for the back office to offer it and to draw its form. */
export const describeWidget = ({
  type,
  title,
  sentence,
  keywords,
  variants,
  starts,
  group,
  options,
}: Widget): WidgetDescription => ({
  type,
  title,
  sentence,
  keywords,
  variants: [...variants],
  starts,
  version: options.version,
  defaults: options.defaults,
  fields: describeFields(options.fields),
  nests: nestsOf(options.fields),
  group,
})

function nestsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind, members }]) =>
    kind === 'widgets' ? [name] : nestsOf(members ?? {}).map((inner) => `${name}.${inner}`),
  )
}
