import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterEdit, type AutoFields, autoModOf, cleanAutoMod, titleOf } from './path-patterns.ts'

const page: AutoFields = {
  slug: 'nos-bureaux',
  name: 'Nos bureaux',
  title: 'Nos bureaux',
  h1: '',
  description: 'Une description écrite',
  keywords: '',
  auto_mod: 'snthk',
}

describe('afterEdit', () => {
  test('A2 nothing edited, nothing changed', () => {
    expect(afterEdit(page, {})).toEqual(page)
    expect(afterEdit(page, { ...page })).toEqual(page)
  })

  test('A2 slug and title follow a rename while their letters stand', () => {
    expect(afterEdit(page, { name: 'œuvres & mécénat' })).toEqual({
      ...page,
      name: 'œuvres & mécénat',
      slug: 'oeuvres-mecenat',
      title: 'Œuvres & mécénat',
      auto_mod: 'sthk',
    })
  })

  test('A2 an edited field loses its letter and follows no more', () => {
    const edited = afterEdit(page, { title: 'Où nous trouver', slug: 'Où Nous Trouver' })
    expect(edited).toMatchObject({
      title: 'Où nous trouver',
      slug: 'ou-nous-trouver',
      auto_mod: 'nhk',
    })
    expect(afterEdit(edited, { name: 'Adresses' })).toMatchObject({
      name: 'Adresses',
      title: 'Où nous trouver',
      slug: 'ou-nous-trouver',
    })
  })

  test('A2 a form that sends every field back renames as if it had sent the name alone', () => {
    const { auto_mod: _letters, ...fields } = page
    expect(afterEdit(page, { ...fields, name: 'Adresses' })).toEqual(
      afterEdit(page, { name: 'Adresses' }),
    )
  })

  test('A2 emptying a field puts its letter back and makes it anew', () => {
    const byHand = { ...page, slug: 'x', title: 'X', h1: 'X', keywords: 'x', auto_mod: 'n' }
    expect(
      afterEdit(byHand, { slug: '', title: ' ', h1: '', description: '', keywords: '' }),
    ).toEqual({ ...page, description: '', auto_mod: 'snthdk' })
  })

  test('A2 an emptied name comes from a title by hand, else from the slug, else stays', () => {
    expect(
      afterEdit({ ...page, title: 'Nous trouver', auto_mod: 's' }, { name: '' }),
    ).toMatchObject({
      name: 'Nous trouver',
      slug: 'nous-trouver',
      auto_mod: 'sn',
    })
    expect(afterEdit({ ...page, slug: 'nous-trouver' }, { name: '' }).name).toBe('Nous trouver')
    expect(afterEdit({ ...page, slug: '' }, { name: '' }).name).toBe('Nos bureaux')
  })

  test('A2 a letter put back by hand makes its field anew, an edit in the same breath wins', () => {
    const byHand = { ...page, slug: 'x', title: 'X', auto_mod: '' }
    expect(afterEdit(byHand, { auto_mod: 'st' })).toMatchObject({
      slug: 'nos-bureaux',
      title: 'Nos bureaux',
      auto_mod: 'st',
    })
    expect(afterEdit(byHand, { auto_mod: 'st', title: 'Y' })).toMatchObject({
      title: 'Y',
      auto_mod: 's',
    })
    expect(afterEdit({ ...page, auto_mod: 'snthk' }, { auto_mod: '' })).toEqual({
      ...page,
      auto_mod: '',
    })
  })

  test('A2 a name of signs alone keeps the slug that was', () => {
    expect(afterEdit(page, { name: '***' })).toMatchObject({ name: '***', slug: 'nos-bureaux' })
    expect(afterEdit(page, { slug: '***' })).toMatchObject({ slug: 'nos-bureaux' })
  })

  test('A2 whatever is edited, name and title are not empty and letters are known ones', () => {
    const text = fc.oneof(fc.constant(''), fc.string({ unit: 'grapheme', maxLength: 12 }))
    const changes = fc.record(
      {
        slug: text,
        name: text,
        title: text,
        h1: text,
        description: text,
        keywords: text,
        auto_mod: fc.string({ maxLength: 8 }),
      },
      { requiredKeys: [] },
    )
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 6 }), (edits) => {
        let edited = page
        for (const edit of edits) edited = afterEdit(edited, edit)
        expect(edited.name.trim()).not.toBe('')
        expect(edited.title.trim()).not.toBe('')
        expect(edited.slug).toMatch(/^[a-z0-9-]+$/)
        expect(edited.auto_mod).toMatch(/^s?n?t?h?d?k?$/)
      }),
    )
  })
})

test('A2 a new page follows where its fields are what the patterns would make them', () => {
  const { auto_mod: _letters, ...fields } = page
  expect(autoModOf({ ...fields, description: '' })).toBe('snthdk')
  expect(autoModOf({ ...fields, slug: 'bureaux', title: 'Titre', h1: 'H', keywords: 'k' })).toBe(
    'n',
  )
})

test('letters are kept once, in order, and others dropped', () => {
  expect(cleanAutoMod('kkzs!n')).toBe('snk')
})

test('a title begins in upper case, accents and astral signs included', () => {
  expect(titleOf('études')).toBe('Études')
  expect(titleOf('')).toBe('')
  expect(titleOf('🌞 été')).toBe('🌞 été')
})
