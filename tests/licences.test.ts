import { expect, test } from 'vitest'
import { shippedProject } from '../scripts/shipped.ts'

/** Licences under which a package may be part of what a firm is given. */
const ALLOWED: ReadonlySet<string> = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  '0BSD',
])

/** Others, each with what it obliges to and why that is met. */
const EXCEPTIONS: readonly { licence: string; packages: RegExp; why: string }[] = [
  {
    licence: 'OFL-1.1',
    packages: /^@fontsource(-variable)?\//,
    why: 'Typefaces: may be served, not sold by themselves.',
  },
  {
    licence: 'MPL-2.0',
    packages: /^(axe-core|lightningcss(-.+)?|satori)$/,
    why: 'Holds file by file; theirs are used as they come.',
  },
  {
    licence: 'LGPL-3.0-or-later',
    packages: /^@img\/sharp-(libvips-)?/,
    why: 'A shared library of its own, which anybody can replace.',
  },
  { licence: '', packages: /^png-js$/, why: 'Its LICENSE is MIT.' },
]

/** Whether a package may be used under an SPDX expression: one of « OR », all of « AND ». */
function isAllowed(name: string, expression: string): boolean {
  const plain = expression.replace(/^\((.+)\)$/, '$1')
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => isAllowed(name, one))
  if (plain.includes(' AND ')) return plain.split(' AND ').every((one) => isAllowed(name, one))
  const isNamed = EXCEPTIONS.some(
    ({ licence, packages }) => licence === plain && packages.test(name),
  )
  return isNamed || ALLOWED.has(plain)
}

test.each([
  ['react', 'MIT', true],
  ['x', '(MPL-2.0 OR Apache-2.0)', true],
  ['x', 'MPL-2.0', false],
  ['x', 'MIT AND GPL-3.0-only', false],
  ['@img/sharp-win32-x64', 'Apache-2.0 AND LGPL-3.0-or-later', true],
  ['x', '', false],
  ['x', 'UNLICENSED', false],
])('%s under %j: %s', (name, expression, expected) => {
  expect(isAllowed(name, expression)).toBe(expected)
})

test('every package of a server is under a licence that lets it be one', async () => {
  const { packages } = await shippedProject('.')
  const used = Object.entries(packages)
  expect(used.length).toBeGreaterThan(100)
  const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 13)
  const refused = used
    .map(([path, { license = '' }]) => ({ name: nameOf(path), license }))
    .filter(({ name, license }) => !isAllowed(name, license))
  expect(refused).toEqual([])
  for (const { packages: names, licence } of EXCEPTIONS) {
    const meant = used.some(
      ([path, { license = '' }]) => names.test(nameOf(path)) && license.includes(licence),
    )
    expect(meant, `an exception for ${licence} that nothing needs`).toBe(true)
  }
})
