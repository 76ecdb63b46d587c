import { expect, test } from 'vitest'
import { emailOf, isUnwritable } from './email.ts'

test.each([
  ['zoe@exemple.fr', 'zoe@exemple.fr'],
  [' Zoe.L+site@Exemple.FR ', 'Zoe.L+site@exemple.fr'],
  ['o’hara@exemple.fr'.replace('’', "'"), "o'hara@exemple.fr"],
  ['zoe@société.fr', 'zoe@xn--socit-esab.fr'],
  ['zoe@пример.рф', 'zoe@xn--e1afmkfd.xn--p1ai'],
])('« %s » is written to as %s', (typed, address) => {
  expect(emailOf(typed)).toBe(address)
})

test.each(['zoé@exemple.fr', '"zoe l"@exemple.fr', '"zoe"@exemple.fr', 'ζωή@société.fr'])(
  '« %s » would be one, but not every server takes it',
  (typed) => {
    expect(emailOf(typed)).toBeNull()
    expect(isUnwritable(typed)).toBe(true)
  },
)

test.each([
  '',
  'zoe',
  'zoé',
  'zoe@',
  'zoé@',
  '@exemple.fr',
  'zoe@exemple',
  'zoé@exemple',
  'zoe@@exemple.fr',
  'a@b.fr, c@d.fr',
  'zoe@exemple.fr/chemin',
  'zoe@a b.fr',
  'zoe@exemple.fr:25',
  'Zoe <zoe@exemple.fr>',
  'zoe@127.0.0.1',
  `${'z'.repeat(250)}@exemple.fr`,
  `${'z'.repeat(65)}@exemple.fr`,
  `zoe@${'z'.repeat(64)}.fr`,
  'zoe@exemple-.fr',
  'zoe@xn--p1ai',
  'zoe@.рф',
  'zoe@-exemple.fr',
])('« %s » is none', (typed) => {
  expect(emailOf(typed)).toBeNull()
  expect(isUnwritable(typed)).toBe(false)
})
