import { expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import type { Site } from '#base/core/site.ts'
import { firmNode, officeNode } from './firm.ts'

const { site: demoSite } = await loadDemo()

const origin = 'https://www.exemple.fr'
const [centre, gare] = demoSite.offices
if (!centre || !gare) throw new Error('The demo has two offices.')

const withVat = (vat: string): Site => ({
  ...demoSite,
  settings: { ...demoSite.settings, legal: { ...demoSite.settings.legal, vat } },
})

test('P4 a firm of one office is that office, under the firm’s own @id', () => {
  const site = { ...demoSite, offices: [{ ...centre, latitude: 49.28, longitude: -0.7 }] }
  expect(firmNode({ site, origin })).toMatchObject({
    '@type': 'AccountingService',
    '@id': `${origin}/#cabinet`,
    geo: { latitude: 49.28, longitude: -0.7 },
    hasMap: 'https://www.openstreetmap.org/?mlat=49.28&mlon=-0.7#map=17/49.28/-0.7',
    openingHoursSpecification: [{ opens: '09:00' }, { opens: '14:00' }],
  })
})

test.each([
  ['https://www.openstreetmap.org/directions', false],
  ['https://www.google.com/maps/dir/', false],
  ['https://www.openstreetmap.org/', false],
  ['', false],
  ['https://maps.app.goo.gl/abc', true],
  ['https://www.openstreetmap.org/node/1', true],
  ['https://www.openstreetmap.org/directions?to=49.2%2C-0.7', true],
  ['https://www.google.com/maps/place/Cabinet', true],
])('P4 the map at « %s » is told only when it shows the place', (itinerary, isTold) => {
  const site = { ...demoSite, offices: [{ ...centre, itinerary }] }
  const { hasMap } = { hasMap: undefined, ...firmNode({ site, origin }) }
  expect(hasMap).toBe(isTold ? itinerary : undefined)
})

test('P4 of several, each belongs to the firm', () => {
  const named = { site: demoSite, origin }
  expect(firmNode(named)).toMatchObject({ '@type': 'Organization' })
  expect(officeNode(named, gare, origin)).toMatchObject({
    '@id': `${origin}/#bureau-gare`,
    parentOrganization: { '@id': `${origin}/#cabinet` },
  })
  expect(officeNode(named, gare, origin)).not.toHaveProperty('geo')
})

test.each([
  ['FR 12 345 678 901', 'FR12345678901'],
  ['FR12345678901', 'FR12345678901'],
  ['FR 00 000 000 000 (numéro fictif)', undefined],
  ['', undefined],
])('P4 the VAT number « %s » is told only when it is one', (vat, expected) => {
  expect('vatID' in firmNode({ site: withVat(vat), origin })).toBe(expected !== undefined)
  expect(firmNode({ site: withVat(vat), origin })).toMatchObject(
    expected ? { vatID: expected } : {},
  )
})

test('a telephone that is no E.164 number is left out', () => {
  const site = { ...demoSite, constants: { ...demoSite.constants, phonetolink: '01 99 00 12 34' } }
  expect(firmNode({ site, origin })).not.toHaveProperty('telephone')
})
