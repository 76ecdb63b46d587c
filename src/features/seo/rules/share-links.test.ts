import { expect, test } from 'vitest'
import { shareHref, shareTargets, shareTitle } from './share-links.ts'

const setting = {
  title: 'Partager',
  facebook: 'Sur Facebook',
  twitter: 'Sur X',
  linkedin: ' ',
  copy: 'Copier',
  email: 'Par courriel',
}

const URL_TO_SHARE = 'https://www.example.fr/a?title=b&c=d'

test('I7 the buttons are those that the setting labels, in their order', () => {
  expect(shareTargets(setting)).toEqual([
    { target: 'facebook', label: 'Sur Facebook' },
    { target: 'twitter', label: 'Sur X' },
    { target: 'copy', label: 'Copier' },
    { target: 'email', label: 'Par courriel' },
  ])
})

test('I7 an English page has the same buttons in English', () => {
  expect(shareTargets(setting, 'en-GB').map(({ label }) => label)).toEqual([
    'Share on Facebook',
    'Share on X (Twitter)',
    'Copy the link',
    'Send by e-mail',
  ])
  expect(shareTitle(setting, 'en-GB')).toBe('Share this article')
  expect(shareTitle({ ...setting, title: '' }, 'en-GB')).toBe('')
})

test('I7 each link carries the whole address, its query included', () => {
  for (const [target, name] of [
    ['facebook', 'u'],
    ['twitter', 'url'],
    ['linkedin', 'url'],
    ['email', 'body'],
  ] as const) {
    const { searchParams } = new URL(shareHref(target, URL_TO_SHARE, 'Été & hiver'))
    expect(searchParams.get(name), target).toBe(URL_TO_SHARE)
  }
})

test('I7 a title with a lone surrogate is no fault', () => {
  expect(shareHref('email', URL_TO_SHARE, 'a\uD800')).toContain('subject=a%EF%BF%BD&')
})
