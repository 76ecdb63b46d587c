import { BlockList } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocalName, isPublicAddress } from './public-address.ts'

/** What a browser-like reader makes of a host; the guard sees nothing else of an IP literal. */
const literal = (host: string) => new URL(`http://${host}/`).hostname.replaceAll(/^\[|\]$/g, '')

const PUBLIC = [
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:4860:4860::8888',
  '2606:4700:4700::1111',
  '2a01:e0a::1',
]

const REFUSED: Record<string, readonly string[]> = {
  'this network': ['0.0.0.0', '0.0.0.1', '0.255.255.255', '::'],
  loopback: ['127.0.0.1', '127.0.0.0', '127.1.2.3', '127.255.255.255', '::1'],
  private: [
    '10.0.0.0',
    '10.255.255.255',
    '172.16.0.0',
    '172.31.255.255',
    '192.168.0.0',
    '192.168.255.255',
    'fc00::',
    'fc00::1',
    'fd12:3456:789a::1',
    'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    'fec0::1',
  ],
  'carrier-grade NAT': ['100.64.0.0', '100.100.100.200', '100.127.255.255'],
  'link-local': [
    '169.254.0.0',
    '169.254.169.254',
    '169.254.255.255',
    'fe80::',
    'fe80::1',
    'febf::1',
  ],
  'link-local with a zone': ['fe80::1%eth0', 'fe80::1%1', '2606:4700:4700::1111%eth0'],
  multicast: ['224.0.0.0', '224.0.0.1', '239.255.255.255', 'ff00::', 'ff02::1', 'ff0e::1'],
  'broadcast and future use': ['240.0.0.0', '250.1.2.3', '255.255.255.254', '255.255.255.255'],
  'protocols and documentation': [
    '192.0.0.1',
    '192.0.2.1',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '198.51.100.1',
    '203.0.113.1',
    '100::1',
    '2001:db8::1',
    '2001:2::1',
    '2001:10::1',
    '2001:20::1',
    '3fff::1',
    '5f00::1',
    '4000::1',
    '::2',
    '1::1',
  ],
  'IPv4 mapped in IPv6': [
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '::ffff:0:7f00:1',
  ],
  'IPv4-compatible IPv6': ['::127.0.0.1', '::7f00:1', '::a00:1', '::169.254.169.254'],
  NAT64: ['64:ff9b::127.0.0.1', '64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::7f00:1'],
  '6to4': ['2002:7f00:1::', '2002:a00:1::1', '2002:c0a8:1::1', '2002:a9fe:a9fe::'],
  Teredo: ['2001:0:7f00:1::1', '2001::80ff:fffe', '2001:0:0:0:0:0:f5ff:fffe'],
  'no address at all': [
    '',
    ' ',
    'exemple.fr',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '1.1.1.1 ',
    '1.1.1.1:80',
    '[::1]',
    '1.1.1.1/32',
    '01.1.1.1',
    '::1::',
  ],
}

test.each(PUBLIC)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

describe.each(Object.entries(REFUSED))('%s', (_kind, addresses) => {
  test.each(addresses)('« %s » is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })
})

test.each([
  ['2130706433', '127.0.0.1'],
  ['0x7f.1', '127.0.0.1'],
  ['127.1', '127.0.0.1'],
  ['0177.0.0.1', '127.0.0.1'],
  ['0x7f000001', '127.0.0.1'],
  ['127.0.0.1.', '127.0.0.1'],
  ['１２７.０.０.１', '127.0.0.1'],
  ['127。0。0。1', '127.0.0.1'],
  ['0', '0.0.0.0'],
  ['3232235521', '192.168.0.1'],
  ['[::1]', '::1'],
  ['[0:0:0:0:0:0:0:1]', '::1'],
  ['[::ffff:127.0.0.1]', '::ffff:7f00:1'],
  ['[::ffff:7f00:1]', '::ffff:7f00:1'],
  ['[64:ff9b::10.0.0.1]', '64:ff9b::a00:1'],
])('the host %s is read as %s, which is not public', (host, address) => {
  expect(literal(host)).toBe(address)
  expect(isPublicAddress(literal(host))).toBe(false)
})

/** The registries of IANA once more, read by another library. */
const special = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  special.addSubnet(network, prefix, 'ipv4')
}

/** IPv4 addresses, those close to the special networks' edges above all. */
const ipv4 = fc
  .oneof(
    fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255), fc.nat(255)),
    fc.tuple(
      fc.constantFrom(0, 9, 10, 11, 100, 126, 127, 128, 169, 172, 192, 198, 203, 223, 224, 255),
      fc.constantFrom(0, 15, 16, 18, 19, 31, 32, 51, 52, 63, 64, 88, 127, 128, 168, 175, 253, 254),
      fc.constantFrom(0, 2, 48, 99, 100, 113, 193, 196, 255),
      fc.nat(255),
    ),
  )
  .map((octets) => octets.join('.'))

test('an IPv4 address is public exactly when no special network holds it', () => {
  fc.assert(
    fc.property(ipv4, (address) => {
      expect(isPublicAddress(address)).toBe(!special.check(address, 'ipv4'))
    }),
    { numRuns: 2000 },
  )
})

test('no IPv4 address inside an IPv6 one is public, however it is carried', () => {
  const carriers = [
    (hex: string) => `::ffff:${hex}`,
    (hex: string) => `::ffff:0:${hex}`,
    (hex: string) => `::${hex}`,
    (hex: string) => `64:ff9b::${hex}`,
    (hex: string) => `64:ff9b:1::${hex}`,
    (hex: string) => `2002:${hex}::1`,
    (hex: string) => `2001:0:${hex}::1`,
    (hex: string) => `2001::${hex}`,
  ]
  fc.assert(
    fc.property(ipv4, fc.constantFrom(...carriers), (address, carry) => {
      const octets = address.split('.').map((octet) => Number(octet).toString(16).padStart(2, '0'))
      const hex = `${octets[0]}${octets[1]}:${octets[2]}${octets[3]}`
      expect(isPublicAddress(carry(hex))).toBe(false)
    }),
  )
})

test('an IPv6 address outside 2000::/3 is never public', () => {
  const outside = fc.ipV6().filter((address) => !/^[23][0-9a-f]{3}:/i.test(address))
  fc.assert(
    fc.property(outside, (address) => {
      expect(isPublicAddress(address)).toBe(false)
    }),
    { numRuns: 1000 },
  )
})

test('any text gets an answer', () => {
  fc.assert(
    fc.property(fc.oneof(fc.ipV6(), fc.string()), (any) => {
      expect(isPublicAddress(any)).toBeTypeOf('boolean')
    }),
    { numRuns: 1000 },
  )
})

test('localhost and the names under it are this machine', () => {
  for (const name of ['localhost', 'LOCALHOST', 'localhost.', 'a.localhost', 'a.b.localhost.']) {
    expect(isLocalName(name)).toBe(true)
  }
  for (const name of ['localhost.fr', 'notlocalhost', 'local', 'exemple.fr', '']) {
    expect(isLocalName(name)).toBe(false)
  }
})
