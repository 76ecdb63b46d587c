import { describe, expect, test } from 'vitest'
import type { MenuEntry } from '#base/core/menu.ts'
import { addEntry, newEntry } from './add-entry.ts'
import { addPage, pathToPage, placesOfPage } from './add-page.ts'
import { changeEntry } from './change-entry.ts'
import { entryAt } from './entry-at.ts'
import { readInfos, writeInfos } from './entry-infos.ts'
import { indentEntry } from './indent-entry.ts'
import { linkEntry } from './link-entry.ts'
import { moveEntry, outdentEntry } from './move-entry.ts'
import { placeEntry } from './place-entry.ts'
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

describe('an entry is dropped', () => {
  test('beside another one, or into it, with what lies in it', () => {
    const before = placeEntry(MENU, [1], [0], 'before')
    expect(shape(before?.entries)).toBe('5,1(2(3),4)')
    expect(before?.path).toEqual([0])
    const after = placeEntry(MENU, [0, 0], [1], 'after')
    expect(shape(after?.entries)).toBe('1(4),5,2(3)')
    expect(after?.path).toEqual([2])
    const inside = placeEntry(MENU, [0, 0], [1], 'inside')
    expect(shape(inside?.entries)).toBe('1(4),5(2(3))')
    expect(inside?.path).toEqual([1, 0])
    // What stands behind it has another place once it is gone.
    expect(shape(placeEntry(MENU, [0, 0], [0, 1], 'after')?.entries)).toBe('1(4,2(3)),5')
    expect(shape(placeEntry([entry(8), ...MENU], [0], [1, 0], 'before')?.entries)).toBe(
      '1(8,2(3),4),5',
    )
  })

  test('not on itself, into what lies in it, deeper than the site unfolds, or nowhere', () => {
    expect(placeEntry(MENU, [0], [0], 'after')).toBeNull()
    expect(placeEntry(MENU, [0], [0, 0, 0], 'before')).toBeNull()
    expect(shape(placeEntry(MENU, [1], [0, 1], 'inside')?.entries)).toBe('1(2(3),4(5))')
    expect(placeEntry(MENU, [0, 0], [0, 1], 'inside')).toBeNull()
    expect(placeEntry([...MENU, entry(6, [entry(7)])], [2], [0, 1], 'inside')).toBeNull()
    expect(placeEntry(MENU, [7], [0], 'after')).toBeNull()
    expect(placeEntry(MENU, [0], [7], 'after')).toBeNull()
  })

  test('every drop keeps each entry once', () => {
    const paths = [[0], [0, 0], [0, 0, 0], [0, 1], [1]]
    const ids = (entries: readonly MenuEntry[]): number[] =>
      entries.flatMap(({ id, childs }) => [id, ...ids(childs)])
    for (const from of paths) {
      for (const target of paths) {
        for (const zone of ['before', 'inside', 'after'] as const) {
          const moved = placeEntry(MENU, from, target, zone)
          if (!moved) continue
          expect(ids(moved.entries).toSorted()).toEqual([1, 2, 3, 4, 5])
          expect(entryAt(moved.entries, moved.path)?.id).toBe(entryAt(MENU, from)?.id)
        }
      }
    }
  })
})

describe('a page is added', () => {
  const pages = [
    { id: 90, name: 'Accueil', path: '/' },
    { id: 5, name: 'Cinq', path: '/cinq' },
    { id: 3, name: 'Trois', path: '/un/deux/trois' },
    { id: 2, name: 'Deux', path: '/un/deux' },
  ]
  test('in the entry of the nearest page above that the menu has and that has room, else at the end', () => {
    const page = { id: 6, name: 'Six', path: '/cinq/autre/six' }
    const added = addPage(MENU, page, [...pages, page])
    expect(shape(added.entries)).toBe('1(2(3),4),5(6)')
    expect(entryAt(added.entries, added.path)).toMatchObject({ label: 'Six', link: 'page:6' })
    const deep = { id: 7, name: 'Sept', path: '/un/deux/trois/sept' }
    expect(shape(addPage(MENU, deep, [...pages, deep]).entries)).toBe('1(2(3,7),4),5')
    const alone = { id: 8, name: 'Huit', path: '/huit' }
    expect(shape(addPage(MENU, alone, [...pages, alone]).entries)).toBe('1(2(3),4),5,8')
  })

  test('once', () => {
    const [, , page] = pages
    if (!page) throw new Error('No page.')
    expect(addPage(MENU, page, pages)).toEqual({ entries: MENU, path: [0, 0, 0] })
    expect(addPage(MENU, page, pages, 'end').entries).toEqual(MENU)
    expect(pathToPage(MENU, 3)).toEqual([0, 0, 0])
    expect(pathToPage(MENU, 90)).toBeNull()
  })

  test('at the end of the menu where somebody wants it there', () => {
    const page = { id: 6, name: 'Six', path: '/cinq/six' }
    const added = addPage(MENU, page, [...pages, page], 'end')
    expect(shape(added.entries)).toBe('1(2(3),4),5,6')
    expect(entryAt(added.entries, added.path)).toMatchObject({ label: 'Six', link: 'page:6' })
  })

  test('among the pages beside it where those stand in the entry of the page right above', () => {
    const placesOf = (path: string) => {
      const page = { id: 6, name: 'Six', path }
      return placesOfPage(MENU, page, [...pages, page])
    }
    // « Trois » stands below « Deux ».
    expect(placesOf('/un/deux/six')).toEqual({ above: 'Entrée 2', holdsSiblings: true })
    // Nothing stands below « Cinq » yet: to begin such a list is for somebody to decide.
    expect(placesOf('/cinq/six')).toEqual({ above: 'Entrée 5', holdsSiblings: false })
    expect(placesOf('/six')).toEqual({ above: '', holdsSiblings: false })
    // What stands below « Deux » are no neighbours of a page that lies deeper.
    const between = { id: 7, name: 'Sept', path: '/un/deux/sept' }
    const deep = { id: 6, name: 'Six', path: '/un/deux/sept/six' }
    expect(placesOfPage(MENU, deep, [...pages, between, deep])).toEqual({
      above: 'Entrée 2',
      holdsSiblings: false,
    })
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
