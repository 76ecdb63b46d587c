import type { PostalAddress } from 'schema-dts'
import { type Business, businessOf } from '#features/sites/rules/business-type.ts'
import { closedDays } from '#features/sites/rules/closings.ts'
import { planPath } from '#base/core/office.ts'
import { openingHours } from '#features/sites/rules/opening-hours.ts'
import type { Office, Site } from '#base/core/site.ts'
import { SITE_ICONS } from '#base/core/address/urls.ts'

/** What the nodes of one site have in common. */
export interface Named {
  site: Site
  /** Address of the site without trailing slash. */
  origin: string
}

/** The one `@id` of the firm, whatever page names it. */
export const firmId = (origin: string): string => `${origin}/#cabinet`

/** Of an office: the firm's own when there is but one. */
export const officeId = ({ site, origin }: Named, { key }: Office): string =>
  site.offices.length > 1 ? `${origin}/#bureau-${key}` : firmId(origin)

/** The firm where another node needs more of it than its `@id`: as publisher, employer, author. */
export const firmReference = ({ site, origin }: Named) =>
  ({
    '@type': 'Organization',
    '@id': firmId(origin),
    name: site.constants.nomcabinet,
    url: `${origin}/`,
    logo: logoOf(origin),
  }) as const

const logoOf = (origin: string): string => origin + SITE_ICONS.large

/**
 * The firm: with one office it is that office, with several an organisation that each belongs to
 * (requirements P4). Without ratings, ever.
 */
export function firmNode(named: Named) {
  const { site, origin } = named
  const { constants, settings, offices } = site
  const [first, ...others] = offices
  const business = businessOf(settings.client_type)
  const isOffice = first !== undefined && others.length === 0
  const type: Business['type'] | 'Organization' = isOffice ? business.type : 'Organization'
  const vat = vatId(settings.legal.vat)
  const phone = phoneOf(constants.phonetolink)
  return {
    '@type': type,
    '@id': firmId(origin),
    name: constants.nomcabinet,
    legalName: constants.nomcabinet,
    url: `${origin}/`,
    logo: logoOf(origin),
    image: logoOf(origin),
    ...(phone ? { telephone: phone } : {}),
    ...(vat ? { vatID: vat } : {}),
    ...(constants.localite ? { areaServed: constants.localite } : {}),
    ...(first ? { address: addressOf(first) } : {}),
    ...(isOffice ? placeOf(first) : {}),
    ...(others.length > 0
      ? { subOrganization: offices.map((office) => ({ '@id': officeId(named, office) })) }
      : {}),
  }
}

/** One of several offices; `url` is its page, or the site where it has none. */
export function officeNode(named: Named, office: Office, url: string) {
  const { site, origin } = named
  const { constants, settings } = site
  const phone = phoneOf(office.phonetolink)
  return {
    '@type': businessOf(settings.client_type).type,
    '@id': officeId(named, office),
    name: `${constants.nomcabinet}, ${office.name.charAt(0).toLowerCase()}${office.name.slice(1)}`,
    legalName: constants.nomcabinet,
    url,
    logo: logoOf(origin),
    image: office.plan ? origin + planPath(office) : logoOf(origin),
    ...(phone ? { telephone: phone } : {}),
    ...(constants.localite ? { areaServed: constants.localite } : {}),
    address: addressOf(office),
    parentOrganization: { '@id': firmId(origin) },
    ...placeOf(office),
  }
}

/** The address of an office. */
export const addressOf = ({ street, postcode, town }: Office) =>
  ({
    '@type': 'PostalAddress',
    streetAddress: street,
    postalCode: postcode,
    addressLocality: town,
    addressCountry: 'FR',
  }) as const satisfies PostalAddress

/** Where it stands and when it is open, as far as it is known. */
function placeOf({ latitude, longitude, itinerary, hours, closings }: Office) {
  const open = [
    ...openingHours(hours).map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...closedDays(closings),
  ]
  return {
    ...(latitude !== undefined && longitude !== undefined
      ? { geo: { '@type': 'GeoCoordinates' as const, latitude, longitude } }
      : {}),
    ...mapOf({ latitude, longitude, itinerary }),
    ...(open.length > 0 ? { openingHoursSpecification: open } : {}),
  }
}

/** Steps of the pages that services of maps show before anybody has said where to. */
const BARE = new Set([
  '',
  'maps',
  'directions',
  'dir',
  'route',
  'itineraire',
  'itineraires',
  'plan',
])

const namesPlace = ({ pathname, search, hash }: URL): boolean =>
  search !== '' || hash !== '' || pathname.split('/').some((step) => !BARE.has(step.toLowerCase()))

/** A map that shows the place: the address that the firm gives of one, else one made of its coordinates. */
function mapOf({
  itinerary,
  latitude,
  longitude,
}: Pick<Office, 'itinerary' | 'latitude' | 'longitude'>) {
  const given = URL.parse(itinerary)
  if (given !== null && namesPlace(given)) return { hasMap: itinerary }
  if (latitude === undefined || longitude === undefined) return {}
  const at = `${latitude}/${longitude}`
  const marked = `mlat=${latitude}&mlon=${longitude}`
  return { hasMap: `https://www.openstreetmap.org/?${marked}#map=17/${at}` }
}

/** E.164, or empty. */
function phoneOf(link: string): string {
  const number = link.replaceAll(/[^\d+]/g, '')
  return /^\+\d{8,15}$/.test(number) ? number : ''
}

/** A number of French VAT without its spaces; empty for anything else, a note about one included. */
function vatId(written: string): string {
  const number = written.replaceAll(/\s/g, '').toUpperCase()
  return /^FR[0-9A-Z]{2}\d{9}$/.test(number) ? number : ''
}
