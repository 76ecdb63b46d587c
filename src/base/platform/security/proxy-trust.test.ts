import { describe, expect, test } from 'vitest'
import { readProxyTrust, trustedProxies } from './proxy-trust.ts'

describe('TRUST_PROXY', () => {
  test.each([
    ['0', false],
    ['false', false],
    ['1', 1],
    ['true', 1],
    ['3', 3],
    ['10.0.0.5', ['10.0.0.5']],
    ['10.0.0.5, 2001:db8::/32', ['10.0.0.5', '2001:db8::/32']],
    ['loopback', ['127.0.0.0/8', '::1/128']],
  ])('« %s » is read', (text, expected) => {
    expect(readProxyTrust(text)).toEqual(expected)
  })

  test.each([
    'oui',
    '-1',
    '11',
    '1.5',
    '10.0.0',
    '010.0.0.1',
    '10.0.0.0/33',
    'a,b',
    '10.0.0.1,',
    '',
  ])('« %s » is refused', (text) => {
    expect(readProxyTrust(text)).toBeNull()
  })
})

describe('who is believed', () => {
  test('nobody without it', () => {
    expect(trustedProxies(false)('127.0.0.1', 0)).toBe(false)
  })

  test('as many hops as are said', () => {
    const two = trustedProxies(2)
    expect([two('1.2.3.4', 0), two('1.2.3.4', 1), two('1.2.3.4', 2)]).toEqual([true, true, false])
    expect(trustedProxies(true)('1.2.3.4', 1)).toBe(false)
  })

  test('addresses and networks, whatever the hop, also as IPv4 within IPv6', () => {
    const trusts = trustedProxies(['10.1.0.0/16', '203.0.113.7', '2001:db8::/32'])
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '203.0.113.7', '2001:db8::1']) {
      expect(trusts(address, 4), address).toBe(true)
    }
    for (const address of ['10.2.0.1', '203.0.113.8', '2001:db9::1', 'x', undefined]) {
      expect(trusts(address, 0), address).toBe(false)
    }
  })
})
