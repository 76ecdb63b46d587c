import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../../tests/app.ts'
import { TOOLS, toolTitles } from '../tools.ts'
import { costOf } from '../../../../../../tests/readers/measure.ts'

const ROOT = '/vos-outils/simulateurs'
const names = Object.keys(toolTitles)
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')

let site: TestApp

beforeAll(async () => {
  site = await createTestApp()
})
afterAll(() => site.close())

test('there is a page for each tool under « Simulateurs »', async () => {
  const { html } = await site.get(ROOT)
  // In groups, each with its title; in the order of the tools.
  const links = html.attrs('.widget-icon-menu a', 'href')
  expect(links).toEqual(names.map((name) => `${ROOT}/${name}`))
  expect(html.all('.widget-icon-menu .menu-title')).toHaveLength(8)
  for (const text of html.texts('.menu-description')) expect(text).toMatch(/ · [12] minutes?$/)
})

test('a tool’s page leads to its four neighbours and to all tools, after the way to ask', async () => {
  const { html } = await site.get(`${ROOT}/bfr`)
  expect(html.attrs('.section-menu a', 'href')).toEqual([
    `${ROOT}/epargne`,
    `${ROOT}/seuil-de-rentabilite`,
    `${ROOT}/delai-de-paiement`,
    `${ROOT}/penalites-de-retard`,
    ROOT,
  ])
  expect(html.texts('.section-menu a').at(-1)).toBe('Tous les simulateurs')
  const first = await site.get(`${ROOT}/tva-ht-ttc`)
  expect(first.html.all('.section-menu a')).toHaveLength(5)
  const [ask, near] = first.html.all('.zone-aside > *')
  expect(ask?.attr('class')).toContain('call-to-action')
  expect(near?.attr('class')).toContain('child-pages')
})

describe.each(names)('the page %s', (name) => {
  test('carries its tool, a first result, its limits and the form that sends it', async () => {
    const { status, html } = await site.get(`${ROOT}/${name}`)
    expect(status).toBe(200)
    const tool = html.one('.simulator')
    expect(tool.attr('data-tool')).toBe(name)
    expect(tool.all('.simulator-answers dd').map(({ text }) => text)).not.toContain('')
    expect(tool.all('.simulator-answers dd').length).toBeGreaterThan(0)
    expect(tool.one('.simulator-limits').text).toContain('Résultat indicatif.')
    expect(tool.all('.simulator-formulas li').length).toBeGreaterThan(1)
    // The formula stands with the tool, once.
    expect(html.texts('h2, h3').filter((title) => title === 'La formule')).toHaveLength(1)
    const said = tool.texts('.simulator-formulas li').map(plain)
    const beside = plain(html.texts('.rich-text').join(' '))
    expect(beside).not.toBe('')
    for (const formula of said) expect(beside).not.toContain(formula)
    const asks = Object.entries(TOOLS).some(([one, [, { asks: is }]]) => one === name && is)
    expect(tool.one('.simulator-form').attr('method')).toBe(asks ? 'post' : 'get')
    const figures = tool.one('form[data-form="simulation"] textarea[name="chiffres"]')
    expect(plain(figures.text)).toContain(plain(tool.all('.simulator-answers dd')[0]?.text ?? '?'))
  })
})

test('without script the address carries the question, the page the answer', async () => {
  const query = 'sens=ttc&montant=120%2C00+%E2%82%AC&taux=20'
  const { html } = await site.get(`${ROOT}/tva-ht-ttc?${query}`)
  expect(plain(html.all('.simulator-answers dd')[0]?.text ?? '')).toBe('100,00 €')
  expect(html.one('link[rel="canonical"]').attr('href')).toMatch(/\/tva-ht-ttc$/)
  expect(plain(html.one('textarea[name="chiffres"]').text)).toContain('Prix HT : 100,00 €')
})

test('a wrong input comes back with its error, linked both ways, and nothing is lost', async () => {
  const query = 'sens=ht&montant=%22%3E%3Cscript%3E&taux=20'
  const { status, html, body } = await site.get(`${ROOT}/tva-ht-ttc?${query}`)
  expect(status).toBe(200)
  expect(body).not.toContain('"><script>')
  const field = html.one('input[name="montant"]')
  expect(field.attr('value')).toBe('"><script>')
  expect(field.attr('aria-invalid')).toBe('true')
  const described = (field.attr('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => html.one(`#${id}`).text).join()).toContain('ce n’est pas un nombre')
  expect(html.attrs('.simulator-faults a', 'href')).toEqual([`#${field.attr('id')}`])
  expect(html.one('textarea[name="chiffres"]').text).toBe('')
})

test('a query that is no question of the tool changes nothing', async () => {
  const asked = `${ROOT}/remise?montant=1&remise_1=50&remise_1=99&__proto__=1&remise_2`
  const { html } = await site.get(asked)
  expect(plain(html.all('.simulator-answers dd')[0]?.text ?? '')).toBe('250,00 €')
})

test('a link that leaves an optional question out leaves it empty', async () => {
  const { html } = await site.get(`${ROOT}/remise?prix=500&remise_1=20`)
  expect(plain(html.all('.simulator-answers dd')[0]?.text ?? '')).toBe('400,00 €')
})

test('a huge question is answered quickly', async () => {
  const path = `${ROOT}/mensualite-demprunt?capital=${'9'.repeat(5000)}&duree=1000000000&taux=1e9`
  const { total } = await costOf(async () => {
    const { html } = await site.get(path)
    expect(html.all('.simulator-faults li')).toHaveLength(3)
  })
  expect(total).toBeLessThan(2000)
})
