import { expect, test } from 'vitest'
import { redirectTarget } from './redirect.ts'

test('A4 a redirect leads to its destination', () => {
  expect(redirectTarget({ source: '/a', destination: '/b' }, '/a')).toBe('/b')
  expect(redirectTarget({ source: '/a/*', destination: '/b' }, '/a/c')).toBe('/b')
  expect(redirectTarget({ source: '/a', destination: '/b/*' }, '/a')).toBe('/b/*')
})

test('A4 a star at the end of the destination takes what the one of the source stood for', () => {
  const redirect = { source: '/ancien/*', destination: '/nouveau/*' }
  expect(redirectTarget(redirect, '/ancien/page/deux')).toBe('/nouveau/page/deux')
  expect(redirectTarget(redirect, '/ancien/')).toBe('/nouveau/')
  expect(redirectTarget({ source: '/a*', destination: 'https://b.example/*' }, '/abc')).toBe(
    'https://b.example/bc',
  )
})

test('A4 what the star takes along can not end the address or leave its host', () => {
  const redirect = { source: '/a*', destination: '/b/*' }
  expect(redirectTarget(redirect, '/a?x=1#y z')).toBe('/b/%3Fx%3D1%23y%20z')
  expect(redirectTarget(redirect, '/a\\evil.example')).toBe('/b/%5Cevil.example')
  expect(redirectTarget({ source: '/a*', destination: '/*' }, '/a/evil.example')).toBe(
    '//evil.example',
  )
})
