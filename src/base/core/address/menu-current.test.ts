import { describe, expect, test } from 'vitest'
import type { MenuEntry } from '../menu.ts'
import { isCurrentEntry, renderedItem, visibleEntries } from './menu-current.ts'

const entry = (id: number, changes: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  link: `/page-${id}`,
  label: `Page ${id}`,
  childs: [],
  mediaPage: '',
  mediaLinkedObject: '',
  infos: '',
  ...changes,
})
const tree = entry(1, { childs: [entry(2, { childs: [entry(3)] }), entry(4)] })

describe('the current entry', () => {
  test('C4 an entry whose id is the page id is current', () => {
    expect(isCurrentEntry(entry(7), 7)).toBe(true)
    expect(isCurrentEntry(entry(7), 8)).toBe(false)
  })

  test('C4 a parent is current when any descendant is, and not the other way round', () => {
    expect(isCurrentEntry(tree, 3)).toBe(true)
    expect(isCurrentEntry(tree, 4)).toBe(true)
    expect(tree.childs.map((child) => isCurrentEntry(child, 1))).toEqual([false, false])
  })

  test('C4 without a page nothing is current', () => {
    expect(isCurrentEntry(entry(0), 0)).toBe(false)
  })
})

describe('the entries drawn', () => {
  const menu = [tree, entry(5), entry(6, { childs: [entry(8)] })]
  const ids = (onlyLevelChoice: string) =>
    visibleEntries({ paramsMenu: { onlyLevelChoice }, menu }).map(({ id }) => id)

  test('C2 "1" means the children only', () => {
    expect(ids('1')).toEqual([2, 4, 8])
  })

  test.each(['', '0', '2', 'true', ' 1'])('C2 %j means all items', (onlyLevelChoice) => {
    expect(ids(onlyLevelChoice)).toEqual([1, 5, 6])
  })
})

describe('a rendered item', () => {
  test('C3 it holds the five fields', () => {
    const source = entry(2, { infos: '{"icon":" people ","text":"x"}', mediaPage: '/a.jpg' })
    expect(renderedItem(source, 2)).toEqual({
      pagelink: '/page-2',
      title: 'Page 2',
      isCurrent: true,
      media: '/a.jpg',
      icon: 'people',
    })
  })

  test('C3 the media is the page’s when it has one, else the linked object’s', () => {
    const both = { mediaPage: '/a.jpg', mediaLinkedObject: '/b.jpg' }
    expect(renderedItem(entry(1, both), 0).media).toBe('/a.jpg')
    expect(renderedItem(entry(1, { ...both, mediaPage: '' }), 0).media).toBe('/b.jpg')
    expect(renderedItem(entry(1), 0).media).toBe('')
  })

  test.each(['', '{', 'null', '"people"', '[]', '{}', '{"icon":3}', '{"icon":null}'])(
    'C3 infos %j gives no icon',
    (infos) => {
      expect(renderedItem(entry(1, { infos }), 0).icon).toBe('')
    },
  )
})
