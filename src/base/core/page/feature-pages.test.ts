import { describe, expect, test } from 'vitest'
import type { MenuEntry } from '../menu.ts'
import { isSwitchedOff, menuWithout, PAGE_SWITCHES, switchesOf } from './feature-pages.ts'

const ALL_ON = Object.fromEntries(PAGE_SWITCHES.map((name) => [name, '1'])) as Record<
  (typeof PAGE_SWITCHES)[number],
  string
>

describe('L1 switches of a page', () => {
  test.each([
    ['{"settings":["kiosque","pack_crea"]}', ['kiosque', 'pack_crea']],
    ['{"settings":["kiosque","site_email",4]}', ['kiosque']],
    ['{"settings":"kiosque"}', []],
    ['{"testamotifs":["AEF"]}', []],
    ['not JSON', []],
  ])('%s → %j', (infos, switches) => expect(switchesOf(infos)).toEqual(switches))
})

describe('L1 a page is off', () => {
  const switched = [
    { lft: 10, rgt: 20, switches: ['pack_secteur' as const] },
    { lft: 12, rgt: 13, switches: ['pack_crea' as const] },
  ]
  test.each([
    ['all are on', {}, { lft: 12, rgt: 13 }, false],
    ['its own switch is off', { pack_crea: '0' }, { lft: 12, rgt: 13 }, true],
    ['one above it is off', { pack_secteur: '' }, { lft: 12, rgt: 13 }, true],
    ['the switch of a sister is off', { pack_crea: '0' }, { lft: 14, rgt: 15 }, false],
    ['the switch of a page elsewhere is off', { pack_secteur: '0' }, { lft: 21, rgt: 22 }, false],
    ['any value but 1 is off', { pack_secteur: 'on' }, { lft: 10, rgt: 20 }, true],
  ])('when %s', (_when, settings, page, off) =>
    expect(isSwitchedOff(page, switched, { ...ALL_ON, ...settings })).toBe(off),
  )
})

test('L1 a menu loses the entries of pages that are not there, and what hangs under them', () => {
  const entry = (link: string, childs: MenuEntry[] = []): MenuEntry => ({
    id: 1,
    link,
    label: link,
    childs,
    mediaPage: '',
    mediaLinkedObject: '',
    infos: '{}',
  })
  const data = {
    paramsMenu: { onlyLevelChoice: '1' },
    menu: [entry('/a', [entry('/off'), entry('/b')]), entry('/off', [entry('/c')])],
  }
  expect(menuWithout(data, (link) => link === '/off')).toEqual({
    paramsMenu: { onlyLevelChoice: '1' },
    menu: [entry('/a', [entry('/b')])],
  })
})
