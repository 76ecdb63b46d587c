import { expect, test } from 'vitest'
import { dialledPhone } from './dialled-phone.ts'

const FIELDS = { text: 'phone', link: 'dialled' }
const former = { phonetotext: '01 99 00 12 34', phonetolink: '+33199001234' }
const of = (phonetotext: string, phonetolink: string, was: typeof former | undefined = former) =>
  dialledPhone({ phonetotext, phonetolink }, was, FIELDS)

test('the number that is read is dialled', async () => {
  expect(await of('01 99 00 98 76', '', undefined)).toEqual({
    phonetotext: '01 99 00 98 76',
    phonetolink: '+33199009876',
  })
  // The former number to dial came along with the new one to read.
  expect(await of('+32 2 555 12 12', former.phonetolink)).toMatchObject({
    phonetolink: '+3225551212',
  })
  expect(await of(former.phonetotext, '')).toEqual(former)
  expect(await of('', former.phonetolink)).toEqual({ phonetotext: '', phonetolink: '' })
})

test('another number to dial is kept, and so is a pair that nobody touched', async () => {
  const words = 'Standard, appel gratuit'
  expect(await of(words, '01 99 00 98 76')).toEqual({
    phonetotext: words,
    phonetolink: '+33199009876',
  })
  const odd = { phonetotext: words, phonetolink: '3949' }
  expect(await of(words, '3949', odd)).toEqual(odd)
})

test.each([
  ['Standard', former.phonetolink, 'phone'],
  ['12', '', 'phone'],
  ['01 99 00 12 34', 'le standard', 'dialled'],
])('« %s », dialled « %s », is refused at %s', async (text, link, field) => {
  await expect(of(text, link)).rejects.toMatchObject({
    facts: { faults: { [field]: expect.stringContaining('composer') } },
  })
})
