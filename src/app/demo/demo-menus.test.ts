import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { visibleEntries } from '#base/core/address/menu-current.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { loadDemo } from './load-demo.ts'

const { menus: demoMenus, pages } = await loadDemo()

const drawnIcons: Record<string, number> = createRequire(import.meta.url)(
  'bootstrap-icons/font/bootstrap-icons.json',
)

function menuData(id: number) {
  const menu = demoMenus.find((candidate) => candidate.id === id)
  if (menu === undefined) throw new Error(`No menu ${id}`)
  return menu.data
}

const iconOf = ({ infos }: MenuEntry): unknown => JSON.parse(infos).icon

const tiles = (id: number) =>
  visibleEntries(menuData(id)).map((entry) => [entry.label, entry.link, iconOf(entry)])

test('C5 « Pratique » is source menu 1509 with its eight tiles', () => {
  expect(menuData(1509).paramsMenu.onlyLevelChoice).toBe('0')
  expect(tiles(1509)).toEqual([
    ['Fil d’actualités', '/vos-actualites/infos-pratiques/fil-dactualites', 'newspaper'],
    ['La minute de l’expert', '/vos-actualites/infos-pratiques/la-minute-de-lexpert', 'play-btn'],
    ['Agenda fiscal et social', '/vos-outils/agenda', 'calendar-check'],
    ['Chiffres utiles', '/vos-outils/chiffres-utiles', 'graph-up-arrow'],
    ['Simulateurs', '/vos-outils/simulateurs', 'calculator'],
    ['Questions-réponses', '/vos-actualites/infos-pratiques/questions-reponses', 'question-circle'],
    ['Modèles de documents', '/vos-outils/modeles-de-documents', 'file-earmark-text'],
    ['Nos guides', '/nos-guides', 'journal-bookmark'],
  ])
})

test('C5 « Les thèmes » is source menu 1512: one parent whose five children are drawn', () => {
  const data = menuData(1512)
  expect(data.paramsMenu.onlyLevelChoice).toBe('1')
  expect(data.menu.map(({ id, label }) => [id, label])).toEqual([[46, 'Les thèmes']])
  expect(tiles(1512)).toEqual([
    ['Fiscal', '/vos-actualites/themes/fiscal', 'receipt'],
    ['Social', '/vos-actualites/themes/social', 'people'],
    ['Juridique', '/vos-actualites/themes/juridique', 'bank'],
    ['Patrimoine', '/vos-actualites/themes/patrimoine', 'piggy-bank'],
    ['High-tech', '/vos-actualites/themes/high-tech', 'laptop'],
  ])
  const motifs = visibleEntries(data).map(({ infos }) => JSON.parse(infos).motif)
  expect(motifs).toEqual(['AEF', 'AES', 'AEJ', 'AEP', 'AEM'])
})

test('C3 every icon of the tiles can be drawn', () => {
  const icons = [1509, 1512].flatMap((id) => visibleEntries(menuData(id)).map(iconOf))
  expect(icons.filter((icon) => typeof icon !== 'string' || !(icon in drawnIcons))).toEqual([])
})

test('each tile of « Pratique » says in one line what it is for', () => {
  for (const { infos, label } of menuData(1509).menu) {
    expect(JSON.parse(infos).text, label).toMatch(/^.{15,60}$/u)
  }
})

test('the main navigation has six entries with at most ten pages under each', () => {
  const { menu } = menuData(1500)
  expect(menu.map(({ label }) => label)).toEqual([
    'Le cabinet',
    'Nos missions',
    'Vous êtes',
    'Vos actualités',
    'Vos outils',
    'Nos guides',
  ])
  for (const { label, childs } of menu) {
    expect(childs.length, label).toBeGreaterThan(0)
    expect(childs.length, label).toBeLessThanOrEqual(10)
  }
})

test('the way to the firm stands once, in the bar over the main navigation', () => {
  expect(menuData(1501).menu.map(({ label }) => label)).toEqual(['Espace client', 'Contact'])
})

test('C4 an entry that leads to a page has the page’s id, so that it can be current', () => {
  const pathOf = new Map(pages.map(({ id, path }) => [id, path]))
  const entries = (list: MenuEntry[]): MenuEntry[] =>
    list.flatMap((entry) => [entry, ...entries(entry.childs)])
  for (const { id, link } of demoMenus.flatMap(({ data }) => entries(data.menu))) {
    expect([`page:${id}`, pathOf.get(id), '']).toContain(link)
  }
})

test('menus have a number each, of which none is a widget’s of the requirements', () => {
  const ids = demoMenus.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => [1459, 1460, 1508, 1513].includes(id))).toEqual([])
})
