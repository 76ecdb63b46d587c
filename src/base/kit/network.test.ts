import { expect, test } from 'vitest'
import { networkOf, networksOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => expect(networkOf(address)).toBe(network))

test('M7 around one line stands the network of its customer', () => {
  expect(networksOf('192.0.2.7')).toEqual(['192.0.2.7'])
  expect(networksOf('2001:db8:1:2::9')).toEqual(['2001:db8:1:2', '2001:db8:1'])
})
