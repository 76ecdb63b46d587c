import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newToken, readToken } from '#framework/forms/form-token.ts'
import { readReceipt, signedReceipt } from '#framework/forms/receipt.ts'
import { createSigner } from './signed.ts'

const signer = createSigner('a secret of tests alone')
const now = new Date('2026-11-20T09:00:00Z')

test('what was signed comes back, for its own purpose and from its own server alone', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const signed = signer.sign('a', text)
      expect(signed).toMatch(/^[\w.-]*$/)
      if (text !== '') expect(signer.verify('a', signed)).toBe(text)
      expect(signer.verify('b', signed)).toBeNull()
      expect(createSigner('another secret').verify('a', signed)).toBeNull()
    }),
    { numRuns: 50 },
  )
})

test('one sign more, less or other makes it a forgery', () => {
  const signed = signer.sign('a', 'texte')
  fc.assert(
    fc.property(
      fc.nat(signed.length - 2),
      fc.constantFrom('', 'A', 'AA', '.', '-'),
      (place, sign) => {
        const changed = signed.slice(0, place) + sign + signed.slice(place + 1)
        if (changed !== signed) expect(signer.verify('a', changed)).toBeNull()
      },
    ),
    { numRuns: 200 },
  )
})

test('a mark says the same of the same, and is no signature', () => {
  expect(signer.mark('address', '192.0.2.7')).toBe(signer.mark('address', '192.0.2.7'))
  expect(signer.mark('address', '192.0.2.7')).not.toBe(signer.mark('address', '192.0.2.8'))
  const text = Buffer.from('x').toString('base64url')
  expect(signer.verify('address', `${text}.${signer.mark('address', 'x')}`)).toBeNull()
})

test('a token is good for its form, its site and a day', () => {
  const token = newToken(signer, 1, 'contact', now)
  const read = (form: string, siteId: number, hours: number) =>
    readToken(signer, token, { form, siteId, now: new Date(now.getTime() + hours * 3_600_000) })
      .state
  expect([read('contact', 1, 0), read('contact', 1, 24), read('contact', 1, 24.1)]).toEqual([
    'good',
    'good',
    'stale',
  ])
  expect([read('guide', 1, 0), read('contact', 2, 0)]).toEqual(['forged', 'forged'])
})

test('a receipt is read by its site alone, and nothing else is one', () => {
  const receipt = { form: 'lead_rdv', lines: [{ label: 'Créneau', value: 'mardi 24 novembre' }] }
  const signed = signedReceipt(signer, 1, receipt)
  expect(readReceipt(signer, 1, signed)).toEqual(receipt)
  expect(signedReceipt(signer, 1, receipt)).toBe(signed)
  expect(readReceipt(signer, 2, signed)).toBeNull()
  for (const other of [undefined, '', ['x'], newToken(signer, 1, 'contact', now)]) {
    expect(readReceipt(signer, 1, other)).toBeNull()
  }
})
