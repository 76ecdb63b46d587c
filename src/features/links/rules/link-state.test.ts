import { expect, test } from 'vitest'
import { afterAsking, isDead, type LinkState, reasonWords, uncheckedLink } from './link-state.ts'

const ADDRESS = 'https://exemple.fr/aide'
const ANSWERS = { kind: 'answers' } as const
const UNSURE = { kind: 'unsure' } as const
const fails = (reason: string) => ({ kind: 'fails', reason }) as const

type Asking = [day: string, verdict: Parameters<typeof afterAsking>[1]]

/** What is known after askings, each at nine o’clock unless it says when. */
const after = (...askings: Asking[]): LinkState =>
  askings.reduce<LinkState>(
    (state, [day, verdict]) =>
      afterAsking(state, verdict, new Date(day.includes('T') ? day : `${day}T09:00:00Z`)),
    uncheckedLink(ADDRESS),
  )

test('one failure is noted, and nobody is told', () => {
  const state = after(['2026-11-02', fails('404')])
  expect(state).toEqual({
    address: ADDRESS,
    askedAt: '2026-11-02T09:00:00.000Z',
    reason: '404',
    failures: 1,
    failedOn: '2026-11-02',
  })
  expect(isDead(state)).toBe(false)
})

test('two failures on the same day are one', () => {
  const state = after(['2026-11-02', fails('404')], ['2026-11-02T18:00:00Z', fails('410')])
  expect(state).toMatchObject({ failures: 1, reason: '410', failedOn: '2026-11-02' })
  // The day is that of Paris, where it is already the next one.
  const next = after(['2026-11-02', fails('404')], ['2026-11-02T23:30:00Z', fails('404')])
  expect(next.failures).toBe(2)
})

test.each(['404', '410', 'name', 'refused', 'tls'])(
  'two days of « %s » are the end of a link',
  (reason) => {
    const state = after(['2026-11-02', fails(reason)], ['2026-11-09', fails(reason)])
    expect(state).toMatchObject({ failures: 2, failedOn: '2026-11-02' })
    expect(isDead(state)).toBe(true)
  },
)

test.each(['500', '503', 'unreachable'])('« %s » has to last for four weeks', (reason) => {
  const weeks: Asking[] = ['02', '09', '16', '23'].map((day) => [`2026-11-${day}`, fails(reason)])
  expect(isDead(after(...weeks.slice(0, 3)))).toBe(false)
  expect(isDead(after(...weeks))).toBe(true)
  const once: Asking = ['2026-11-16', ANSWERS]
  expect(isDead(after(...weeks.slice(0, 2), once, ...weeks.slice(3)))).toBe(false)
})

test('a link that answers again is like a new one', () => {
  const state = after(
    ['2026-11-02', fails('404')],
    ['2026-11-09', fails('404')],
    ['2026-11-16', ANSWERS],
  )
  expect(state).toEqual({ ...uncheckedLink(ADDRESS), askedAt: '2026-11-16T09:00:00.000Z' })
  expect(after(['2026-11-09', ANSWERS], ['2026-11-16', fails('404')]).failedOn).toBe('2026-11-16')
})

test('what says nothing changes nothing', () => {
  const failed = after(['2026-11-02', fails('404')])
  expect(afterAsking(failed, UNSURE, new Date('2026-11-09T09:00:00Z'))).toEqual(failed)
  expect(after(['2026-11-09', UNSURE])).toEqual(uncheckedLink(ADDRESS))
})

test('reasons are told in words, and a status as it is', () => {
  expect(reasonWords('404')).toBe('404')
  expect(reasonWords('name')).toBe('nom de domaine introuvable')
  expect(reasonWords('toString')).toBe('toString')
})
