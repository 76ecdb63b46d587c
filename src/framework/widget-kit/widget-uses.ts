import type { Fields } from '#base/core/field/fields.ts'
import { type Target, usesInText, usesOf } from '#base/core/field/uses.ts'
import type { WidgetInstance } from '#base/core/page/page.ts'
import { BadOptions } from './define-options.ts'
import type { Widgets } from './define-widget.ts'

/** A widget as it is stored, wherever it stands. */
export type StoredWidget = Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>

/** Something that is named, and the widget that does; `null` for whatever holds widgets. */
export interface Naming {
  target: Target
  widget: StoredWidget | null
}

/**
 * What described values name, those of widgets inside them too, by the fields of their types. Options of a type that is
 * not known, or that no upgrade makes readable, are searched as text.
 */
export function namings(types: Widgets): (fields: Fields, values: unknown) => Naming[] {
  const ofValues = (fields: Fields, values: unknown): Naming[] => {
    const inner: Naming[] = []
    const own = usesOf(fields, values, ({ id, type, version, options }) => {
      const text = typeof options === 'string' ? options : JSON.stringify(options)
      inner.push(...ofWidget({ id, type, version, options: text }))
      return []
    })
    return [...own.map((target) => ({ target, widget: null })), ...inner]
  }

  const ofWidget = (widget: StoredWidget): Naming[] => {
    const named =
      described(widget) ?? usesInText(widget.options).map((target) => ({ target, widget: null }))
    return named.map((naming) => ({ ...naming, widget: naming.widget ?? widget }))
  }

  function described({ type, version, options: text }: StoredWidget): Naming[] | null {
    const options = types.get(type)?.options
    try {
      return options ? ofValues(options.fields, options.upgrade(text, version)) : null
    } catch (cause) {
      // An upgrade meets members of any type, nested as deep as anybody likes.
      const isUnreadable = [BadOptions, TypeError, RangeError].some((kind) => cause instanceof kind)
      if (isUnreadable) return null
      throw cause
    }
  }

  return ofValues
}
