import type { EditorParts } from './editor-parts.ts'
import type { Path } from './tree/nested-places.ts'
import { headOf, type PageWidget } from './tree/page-tree.ts'
import type { Place } from './tree/places.ts'

type Descriptions = EditorParts['descriptions']

/** A list of widgets by name: « Contenu », « Colonnes, colonne 2 ». */
export function placeTitle(
  { parent, slot, index }: Pick<Place, 'parent' | 'slot' | 'index'>,
  descriptions: Descriptions,
): string {
  if (!parent) return slot.title ?? slot.at
  const title = descriptions.get(headOf(parent.props).type)?.title ?? 'Bloc'
  const part = partTitle({ parent, index }, descriptions)
  return part ? `${title}, ${part.toLowerCase()}` : title
}

/** One of several lists of a widget: « Colonne 2 »; empty for the only one. */
export function partTitle(
  { parent, index }: { parent: PageWidget; index: number },
  descriptions: Descriptions,
): string {
  if (parent.props.slots.length < 2) return ''
  const [name] = JSON.parse(parent.props.slots[index]?.at ?? '[]') as Path
  const fields = descriptions.get(headOf(parent.props).type)?.fields ?? []
  const label = fields.find((field) => field.name === name)?.label ?? 'Partie'
  return `${label.replace(/s$/, '')} ${index + 1}`
}
