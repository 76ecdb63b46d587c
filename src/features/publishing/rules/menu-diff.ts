import { describeFields } from '#base/core/field/fields.ts'
import { sequenceDiff } from '#base/kit/text/word-diff.ts'
import type { MenuContent } from '#features/menus/contract/menus.ts'
import { ENTRY_FIELDS, entryValues, MENU_FIELDS } from '#features/menus/rules/entry-fields.ts'
import { type FlatEntry, flatEntries } from '#features/menus/rules/flat-entries.ts'
import { optionChanges } from './option-changes.ts'
import type { PageChange } from './page-diff.ts'

const MENU = describeFields(MENU_FIELDS)

const ENTRY = describeFields(ENTRY_FIELDS)

/** What became of a menu and its entries, in the order of the newer one; what is gone comes last. */
export function menuDiff(before: MenuContent, after: MenuContent): PageChange[] {
  const [former, present] = [byId(before), byId(after)]
  const moved = movedEntries(former, present)
  const own = optionChanges(MENU, ownOf(before), ownOf(after))
  const told = [...present].flatMap(([id, flat]): PageChange[] => {
    const was = former.get(id)
    if (!was) return [change('added', flat)]
    const changes = optionChanges(ENTRY, entryValues(was.entry), entryValues(flat.entry))
    return [
      ...(moved.has(id) ? [change('moved', flat)] : []),
      ...(changes.length > 0 ? [change('changed', flat, changes)] : []),
    ]
  })
  const gone = [...former].filter(([id]) => !present.has(id))
  return [
    ...(own.length > 0 ? [{ ...WHOLE, kind: 'changed' as const, changes: own }] : []),
    ...told,
    ...gone.map(([, flat]) => change('removed', flat)),
  ]
}

const WHOLE = { widgetId: null, widget: 'Le menu', words: '', place: '' }

const byId = ({ data }: MenuContent): Map<number, FlatEntry> =>
  new Map(flatEntries(data.menu).map((flat) => [flat.entry.id, flat]))

const change = (
  kind: PageChange['kind'],
  { entry, parent }: FlatEntry,
  changes: PageChange['changes'] = [],
): PageChange => ({
  kind,
  widgetId: entry.id,
  widget: entry.label || 'Sans libellé',
  words: '',
  place: parent ? `Sous « ${parent.label} »` : '',
  changes,
})

const ownOf = ({ name, data }: MenuContent) => ({
  name,
  onlySubs: data.paramsMenu.onlyLevelChoice === '1',
})

/** Entries that stand in both under another one, or in another order among those that stayed. */
function movedEntries(
  former: ReadonlyMap<number, FlatEntry>,
  present: ReadonlyMap<number, FlatEntry>,
): ReadonlySet<number> {
  const placed = (of: ReadonlyMap<number, FlatEntry>, other: ReadonlyMap<number, FlatEntry>) =>
    [...of].filter(([id]) => other.has(id)).map(([id, { parent }]) => `${parent?.id ?? ''}:${id}`)
  const order = sequenceDiff(placed(former, present), placed(present, former))
  const shifted = order.filter(({ kind }) => kind === 'new')
  return new Set(shifted.map(({ value }) => Number(value.slice(value.indexOf(':') + 1))))
}
