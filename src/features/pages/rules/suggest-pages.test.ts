import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { suggestPages } from './suggest-pages.ts'
import type { PageNode } from '#base/core/page/page.ts'
import { workOf } from '../../../../tests/readers/measure.ts'

const pages: [path: string, name: string][] = [
  ['/', 'Accueil'],
  ['/le-cabinet', 'Le cabinet'],
  ['/le-cabinet/notre-equipe', 'Notre équipe'],
  ['/nos-missions', 'Nos missions'],
  ['/nos-missions/fiscalite', 'Fiscalité'],
  ['/nos-missions/social-et-paie', 'Social et paie'],
  ['/vos-actualites', 'Vos actualités'],
  ['/vos-actualites/infos-pratiques', 'Infos pratiques'],
  ['/vos-actualites/infos-pratiques/fil-dactualites', 'Fil d’actualités'],
  ['/vos-actualites/themes/social', 'Social'],
  ['/vos-actualites/themes/fiscal', 'Fiscal'],
  ['/vos-outils/agenda', 'Agenda fiscal et social'],
  ['/vos-outils/simulateurs/tva-ht-ttc', 'TVA HT-TTC'],
  ['/vos-outils/depots', 'Garanties'],
  ['/salaries', 'Salariés'],
  ['/salarie', 'Salarié'],
  ['/contact', 'Contact'],
  ['/informations-legales/mentions-legales', 'Mentions légales'],
]
const tree: PageNode[] = pages.map(([path, name], place) => ({
  id: place + 1,
  lft: place + 1,
  rgt: place + 100,
  level: path === '/' ? 0 : path.split('/').length - 1,
  path,
  name,
  title: '',
  description: '',
  image: '',
  is_active: true,
  is_secure: false,
  is_indexable: true,
  is_visible_bread_crumb: true,
  updated_at: '2026-01-01T00:00:00.000Z',
  lang: 'fr',
  motifs: [],
}))
const paths = (path: string, n?: number, nodes = tree) =>
  suggestPages(nodes, path, n).map((page) => page.path)

describe('the nearest page', () => {
  test.each([
    ['/contcat', '/contact'],
    ['/contacts', '/contact'],
    ['/CONTACT.html', '/contact'],
    ['/equipe', '/le-cabinet/notre-equipe'],
    ['/%C3%A9quipe', '/le-cabinet/notre-equipe'],
    ['/cabinet/equippe', '/le-cabinet/notre-equipe'],
    ['/infos-pratiques/fil-dactualites', '/vos-actualites/infos-pratiques/fil-dactualites'],
    ['/actualites/themes/social', '/vos-actualites/themes/social'],
    ['/missions/social-paie', '/nos-missions/social-et-paie'],
    ['/fiscal', '/vos-actualites/themes/fiscal'],
    ['/d%C3%A9p%C3%B4ts', '/vos-outils/depots'],
    ['/salarié', '/salarie'],
    ['/tav', '/vos-outils/simulateurs/tva-ht-ttc'],
    ['/%74%76%61', '/vos-outils/simulateurs/tva-ht-ttc'],
    ['/tva', '/vos-outils/simulateurs/tva-ht-ttc'],
    ['/mentions', '/informations-legales/mentions-legales'],
    ['/fiscalité?x=contact', '/nos-missions/fiscalite'],
  ])('A4 %j proposes %j first', (path, first) => {
    expect(paths(path)[0]).toBe(first)
  })

  test('A4 the last segment weighs more than those above it', () => {
    expect(paths('/contact/fiscalite')[0]).toBe('/nos-missions/fiscalite')
  })
})

describe('the pages proposed', () => {
  test('A4 what resembles nothing gets the pages at the top', () => {
    expect(paths('/xyzzy')).toEqual(['/', '/le-cabinet', '/nos-missions'])
    expect(paths('/le')[0]).toBe('/')
    expect(paths('/')).toEqual(['/', '/le-cabinet', '/nos-missions'])
    expect(paths('/%E0%A4%A')).toEqual(['/', '/le-cabinet', '/nos-missions'])
  })

  test.each(['is_active', 'is_indexable'] as const)(
    'A4 a page with %s false is not proposed',
    (flag) => {
      const nodes = tree.map((page) =>
        page.path === '/contact' ? { ...page, [flag]: false } : page,
      )
      expect(paths('/contact', 20, nodes)).not.toContain('/contact')
      expect(paths('/contact', 20, nodes)).toHaveLength(tree.length - 1)
    },
  )

  test('A4 there are always n, each once, whatever the path and the order of the tree', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.nat({ max: 20 }), (path, n) => {
        const found = paths(path, n)
        expect(found).toHaveLength(Math.min(n, tree.length))
        expect(new Set(found).size).toBe(found.length)
        expect(paths(path, n, tree.toReversed())).toEqual(found)
      }),
    )
  })

  test('A4 a hostile path costs little', () => {
    const hostile = `/${Array.from({ length: 400 }, (_, at) => `${at}${'a'.repeat(60)}`).join('/')}`
    const many = Array.from({ length: 16 }, () => tree)
      .flat()
      .map((page, at) => ({ ...page, name: `${'a'.repeat(31)} ${'b'.repeat(25)}${at}` }))
    expect(workOf(() => void suggestPages(many, hostile))).toBeLessThan(1000)
  })
})
