import { expect, test } from 'vitest'
import { eachOf } from '../../../../../../tests/exhaustive.ts'
import { cents, faults, found, plain, told } from '../tests/simulated.ts'
import { PARTIELLE } from '../tests/cases/activite-partielle.ts'
import { MOST_PAY, SOURCES } from './activite-partielle.ts'

const NAME = 'activite-partielle'

eachOf(3, PARTIELLE)('partial activity is right about $typed', (one) => {
  if (one.faults) {
    expect(faults(NAME, one.typed)).toEqual(one.faults)
    return
  }
  const { answers, lines, tables } = told(NAME, one.typed)
  const figures = Object.fromEntries(
    [...answers, ...lines].map(({ label, value }) => [label, plain(value)]),
  )
  expect(figures).toMatchObject(one.found ?? {})
  const rows = (tables[0]?.rows ?? []).map((row) => row.map((cell) => plain(String(cell))))
  if (one.last) expect(rows.at(-1)).toEqual(one.last)
  // What is paid is the two lines before it, each to the cent.
  const amounts = rows.map((row) => cents(row[2] ?? ''))
  const [, legal = 0, complement = 0, paid = 0, part = 0, floor = 0, back = 0] = amounts
  expect(Math.abs(legal + complement - paid)).toBeLessThanOrEqual(1)
  expect(Math.max(part, floor)).toBe(back)
})

test('there are eight cases', () => {
  expect(PARTIELLE.filter(({ last }) => last).length).toBeGreaterThanOrEqual(8)
})

const warned = (montant: string): string =>
  plain(
    told(NAME, { montant })
      .remarks.map(({ tone, text }) => `${tone} ${text}`)
      .join('\n'),
  )

test('the floor is told to be confirmed, and that it decides when it does', () => {
  expect(warned('2 500')).toContain('warning Plancher du remboursement : 8,57 € par heure')
  expect(warned('2 500')).toContain('c’est lui qui décide ici')
  // 8.57 × 151.67 are 36 % of 3 610.50 €.
  expect(warned('3 620')).toContain('note Plancher du remboursement')
  expect(warned('3 620')).toContain('à confirmer')
  expect(warned('3 620')).not.toContain('décide')
})

test('less than the minimum wage is told', () => {
  expect(warned('1 800')).toContain('1 867,02 €')
  expect(warned('1 900')).not.toContain('inférieur au SMIC')
})

test('no pay is asked for which what is paid has a cap', () => {
  const smic = Number(found(NAME, {})['minimum'])
  expect(MOST_PAY).toBeLessThanOrEqual(4.5 * smic)
  expect(MOST_PAY).toBeGreaterThan(4.5 * smic - 10)
})

test('its sources are those that the rules give', async () => {
  const { default: rules } = await import('modele-social')
  const all = JSON.stringify(rules)
  for (const { href } of Object.values(SOURCES)) expect(all).toContain(href)
})
