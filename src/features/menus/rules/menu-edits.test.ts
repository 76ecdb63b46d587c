import { describe, expect, test } from 'vitest'
import type { MenuEntry } from '#base/core/menu.ts'
import { addEntry, newEntry } from './add-entry.ts'
import { changeEntry } from './change-entry.ts'
import { entryAt } from './entry-at.ts'
import { readInfos, writeInfos } from './entry-infos.ts'
import { indentEntry } from './indent-entry.ts'
import { linkEntry } from './link-entry.ts'
import { moveEntry, outdentEntry } from './move-entry.ts'
import { removeEntry } from './remove-entry.ts'

const entry = (id: number, childs: MenuEntry[] = [], more: object = {}): MenuEntry => ({
  id,
  link: `page:${id}`,
  label: `Entrée ${id}`,
  childs,
  mediaPage: '',
  mediaLinkedObject: '',
  infos: '',
  ...more,
})

/** 1 (2 (3), 4), 5 */
const MENU = [entry(1, [entry(2, [entry(3)]), entry(4)]), entry(5)]

/** A menu in one line: `1(2(3),4),5`. */
const shape = (entries: readonly MenuEntry[] | undefined): string =>
  (entries ?? [])
    .map(({ id, childs }) => (childs.length > 0 ? `${id}(${shape(childs)})` : String(id)))
    .join()

test('an entry is found by its path', () => {
  expect(entryAt(MENU, [0, 0, 0])?.id).toBe(3)
  expect(entryAt(MENU, [0, 7])).toBeNull()
  expect(entryAt(MENU, [])).toBeNull()
})

test('an entry is added at the end of the menu or of another one', () => {
  expect(shape(addEntry(MENU, [], entry(9)).entries)).toBe('1(2(3),4),5,9')
  const added = addEntry(MENU, [0], entry(9))
  expect(shape(added.entries)).toBe('1(2(3),4,9),5')
  expect(entryAt(added.entries, added.path)?.id).toBe(9)
})

test('a new entry has a number that no page and no entry has', () => {
  const first = newEntry(MENU)
  expect(first.id).toBe(1_000_000)
  expect(newEntry([...MENU, entry(1, [first])]).id).toBe(1_000_001)
})

test('an entry goes with what lies in it', () => {
  expect(shape(removeEntry(MENU, [0, 0]))).toBe('1(4),5')
  expect(shape(removeEntry(MENU, [0]))).toBe('5')
  expect(shape(removeEntry(MENU, [9]))).toBe('1(2(3),4),5')
})

describe('an entry moves', () => {
  test('before and after its neighbours, with what lies in it', () => {
    const down = moveEntry(MENU, [0], 1)
    expect(shape(down?.entries)).toBe('5,1(2(3),4)')
    expect(down?.path).toEqual([1])
    expect(shape(moveEntry(MENU, [0, 1], -1)?.entries)).toBe('1(4,2(3)),5')
  })

  test('not beyond the ends', () => {
    expect(moveEntry(MENU, [0], -1)).toBeNull()
    expect(moveEntry(MENU, [1], 1)).toBeNull()
    expect(moveEntry(MENU, [0, 9], 1)).toBeNull()
  })

  test('into the one before it', () => {
    const moved = indentEntry(MENU, [1])
    expect(shape(moved?.entries)).toBe('1(2(3),4,5)')
    expect(moved?.path).toEqual([0, 2])
    expect(indentEntry(MENU, [0])).toBeNull()
  })

  test('no deeper than the site unfolds', () => {
    expect(shape(indentEntry(MENU, [0, 1])?.entries)).toBe('1(2(3,4)),5')
    const deep = [entry(1), entry(2, [entry(3, [entry(4)])])]
    expect(indentEntry(deep, [1])).toBeNull()
  })

  test('out of the one it lies in', () => {
    const moved = outdentEntry(MENU, [0, 0])
    expect(shape(moved?.entries)).toBe('1(4),2(3),5')
    expect(moved?.path).toEqual([1])
    expect(outdentEntry(MENU, [0])).toBeNull()
  })
})

test('members that nobody knows stay', () => {
  const menu = [entry(1, [entry(2, [], { plus: { un: 1 } })], { autre: 'x' })]
  const changed = changeEntry(menu, [0, 0], { label: 'Nouveau' })
  expect(entryAt(changed, [0, 0])).toMatchObject({ label: 'Nouveau', plus: { un: 1 } })
  expect(changed[0]).toMatchObject({ autre: 'x' })
})

describe('infos', () => {
  test('keep what nobody knows, and lose what is empty', () => {
    const infos = '{"icon":"house","text":"Bonjour","plus":[1]}'
    expect(JSON.parse(writeInfos(infos, { icon: 'people', text: '' }))).toEqual({
      icon: 'people',
      plus: [1],
    })
    expect(writeInfos('{"icon":"house"}', { icon: '' })).toBe('')
  })

  test('that are no JSON object are not read', () => {
    expect(readInfos('{')).toBeNull()
    expect(readInfos('[1]')).toBeNull()
    expect(readInfos('')).toEqual({ icon: '', text: '', motif: '' })
    expect(readInfos('{"icon":4}')).toMatchObject({ icon: '' })
  })
})

describe('C4 a link to a page', () => {
  test('gives the entry the page’s number', () => {
    expect(entryAt(linkEntry(MENU, [1], 'page:12'), [1])).toMatchObject({ id: 12, link: 'page:12' })
  })

  test('and takes it back with another link', () => {
    const changed = linkEntry(MENU, [1], 'https://exemple.fr')
    expect(entryAt(changed, [1])?.id).toBe(1_000_000)
    const again = linkEntry(changed, [1], '/contact')
    expect(entryAt(again, [1])?.id).toBe(1_000_000)
  })
})
