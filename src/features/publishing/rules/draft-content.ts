import type { WidgetInstance } from '#base/core/page/page.ts'
import { DRAFT_FIELDS, type DraftFields, type DraftWidget } from '#base/core/page/page-draft.ts'

/** A stored widget as the editor holds it; options that are no JSON object stay as they are. */
export function draftWidget({ id, zone, type, version, options }: WidgetInstance): DraftWidget {
  return { id, zone, type, version, options: objectOf(options) ?? options }
}

function objectOf(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { ...value }
      : null
  } catch {
    return null
  }
}

/** The stored form of a draft's widget: a text that could not be read is what it was. */
export const storedWidget = (
  { id, zone, type, version, options }: DraftWidget,
  position: number,
): WidgetInstance => ({
  id,
  zone,
  position,
  type,
  version,
  options: typeof options === 'string' ? options : JSON.stringify(options),
})

/** The fields of a page that a draft may change. */
export const draftFieldsOf = ({ title, h1, description, keywords }: DraftFields): DraftFields => ({
  title,
  h1,
  description,
  keywords,
})

/** Those of the given fields that differ from the live page. */
export const changedFields = (
  fields: Partial<DraftFields>,
  live: DraftFields,
): Partial<DraftFields> =>
  Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) => {
      const value = fields[name]
      return value === undefined || value === live[name] ? [] : [[name, value]]
    }),
  )
