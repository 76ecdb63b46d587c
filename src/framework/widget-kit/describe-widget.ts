import { z } from 'zod'
import type { DescribedField } from '#base/core/described-field.ts'
import type { WidgetDescription } from '#base/core/widget-preview.ts'
import type { Widget } from './define-widget.ts'
import type { Field, Fields } from './fields.ts'

/** A widget as JSON, for the back office to offer it and to draw its form. */
export const describeWidget = ({ type, title, group, options }: Widget): WidgetDescription => ({
  type,
  title,
  version: options.version,
  defaults: options.defaults,
  fields: describeFields(options.fields),
  nests: nestsOf(options.fields),
  group,
})

const describeFields = (fields: Fields): DescribedField[] =>
  Object.entries(fields).map(([name, field]) => {
    const { schema: _kept, members, ...said } = field
    return {
      name,
      ...said,
      ...boundsOf(field),
      ...(members === undefined ? {} : { members: describeFields(members) }),
    }
  })

const bounds = z.object({
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
})

/** The bounds that a field's schema holds, which its description repeats nowhere. */
function boundsOf({ kind, schema }: Field<unknown>): Partial<DescribedField> {
  const said = bounds.parse(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }))
  if (kind === 'number') {
    return {
      ...(said.minimum === undefined ? {} : { min: said.minimum }),
      ...(said.maximum === undefined ? {} : { max: said.maximum }),
    }
  }
  const maxLength = said.maxLength ?? said.maxItems
  return maxLength === undefined ? {} : { maxLength }
}

function nestsOf(fields: Fields): string[] {
  return Object.entries(fields).flatMap(([name, { kind, members }]) =>
    kind === 'widgets' ? [name] : nestsOf(members ?? {}).map((inner) => `${name}.${inner}`),
  )
}
