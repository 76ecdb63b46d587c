import { expect, test } from 'vitest'
import { replacePhone, replacePhoneWithin } from './replace-phone.ts'

const CHANGE = { from: '+33199001234', to: '+33298765432', text: '02 98 76 54 32' }
const changed = (text: string) => replacePhone(text, CHANGE)

test.each([
  ['Au 01 99 00 12 34.', 'Au 02 98 76 54 32.'],
  ['01\u00A099\u00A000\u00A012\u00A034', '02\u00A098\u00A076\u00A054\u00A032'],
  ['01\u202F99\u202F00\u202F12\u202F34', '02\u202F98\u202F76\u202F54\u202F32'],
  ['01&nbsp;99&nbsp;00&#160;12&nbsp;34', '02&nbsp;98&nbsp;76&#160;54&nbsp;32'],
  ['01.99.00.12.34', '02.98.76.54.32'],
  ['01-99-00-12-34', '02-98-76-54-32'],
  ['01/99/00/12/34', '02/98/76/54/32'],
  ['0199001234', '0298765432'],
  ['Ring +33 1 99 00 12 34, please', 'Ring +33 2 98 76 54 32, please'],
  ['+33 (0)1 99 00 12 34', '+33 (0)2 98 76 54 32'],
  ['0033 1 99 00 12 34', '0033 2 98 76 54 32'],
  ['(01 99 00 12 34)', '(02 98 76 54 32)'],
  [
    '<a href="tel:+33199001234">01 99 00 12 34</a>',
    '<a href="tel:+33298765432">02 98 76 54 32</a>',
  ],
  ["<a href='tel:01-99-00-12-34'>nous</a>", "<a href='tel:02-98-76-54-32'>nous</a>"],
  ['01 99 00 12 34 / 01 99 00 56 78', '02 98 76 54 32 / 01 99 00 56 78'],
  ['01 99 00 12 34 – 9 h à 12 h', '02 98 76 54 32 – 9 h à 12 h'],
  ['01 99 00 12 34\n01 99 00 12 34', '02 98 76 54 32\n02 98 76 54 32'],
])('%s: the other number, written alike', (text, wanted) => expect(changed(text)).toBe(wanted))

test.each([
  '01 99 00 12 35',
  '01 99 00 12 34 56',
  '0199001234567',
  '732 01 99 00 12 34',
  '00199001234',
  '+330199001234',
  'FR0199001234',
  '0199001234ab',
  '/media/provider/cabinet/0199001234.webp',
  'https://exemple.test/?tel=0199001234',
  'photo-0199001234-small',
  '0199001234@exemple.test',
  '',
])('%s: another thing, left alone', (text) => expect(changed(text)).toBe(text))

test('again changes nothing', () => {
  const once = changed('01 99 00 12 34, tel:+33199001234')
  expect(changed(once)).toBe(once)
})

test('a number of another country is written as it is read, and dialled in links', () => {
  const away = { from: '+33199001234', to: '+3222123456', text: '+32 2 212 34 56' }
  expect(replacePhone('<a href="tel:+33199001234">01 99 00 12 34</a>', away)).toBe(
    '<a href="tel:+3222123456">+32 2 212 34 56</a>',
  )
  expect(replacePhone('+32 2 212 34 56', { ...CHANGE, from: '+3222123456' })).toBe('02 98 76 54 32')
})

test('every text within a value; what says nothing of it is the same object', () => {
  const options = { html: '<p>01 99 00 12 34</p>', rows: [{ link: 'tel:+33199001234', size: 3 }] }
  const said = replacePhoneWithin({ widgets: [{ id: 4, options }], other: null }, CHANGE)
  expect(said).toEqual({
    widgets: [
      {
        id: 4,
        options: { html: '<p>02 98 76 54 32</p>', rows: [{ link: 'tel:+33298765432', size: 3 }] },
      },
    ],
    other: null,
  })
  expect(replacePhoneWithin(said, CHANGE)).toBe(said)
})
