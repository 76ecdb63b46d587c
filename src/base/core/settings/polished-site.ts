import { weakMemoize } from '../../kit/memoize.ts'
import { frTypography as polished } from '../../kit/text/fr-typography.ts'
import type { Office, Site } from '../site.ts'

/**
 * A site with what its firm says of itself as French writes it, for whatever draws it, in either language; the site
 * itself when that is how it was typed. Telephones, addresses of mails and links stay, and so do hours, which are read.
 */
export const polishedSite = weakMemoize((site: Site): Site => {
  const { constants, settings } = site
  const { nomcabinet: name, localite } = constants
  const firm = polished(name)
  const facts = { nomcabinet: firm, localite: polished(localite) }
  const names = {
    site_name: polished(settings.site_name),
    mail_name: polished(settings.mail_name),
    // Numbers and addresses stand in it: only the name is a fact.
    mail_signature:
      name === '' ? settings.mail_signature : settings.mail_signature.replaceAll(name, () => firm),
  }
  const offices = site.offices.map(polishedOffice)
  const isAsTyped =
    holds(constants, facts) &&
    holds(settings, names) &&
    offices.every((office, index) => office === site.offices[index])
  if (isAsTyped) return site
  return {
    ...site,
    constants: { ...constants, ...facts },
    settings: { ...settings, ...names },
    offices,
    typed: { constants, settings },
  }
})

/** Constants and settings as they are stored: what scripts are told, and what a mark is drawn from. */
export const asTyped = ({
  constants,
  settings,
  typed = { constants, settings },
}: Pick<Site, 'constants' | 'settings' | 'typed'>): NonNullable<Site['typed']> => typed

function polishedOffice(office: Office): Office {
  const { name, street, town, note, closings } = office
  const facts = { name: polished(name), street: polished(street), town: polished(town) }
  const said = {
    ...(note === undefined ? {} : { note: polished(note) }),
    ...(closings?.some(({ reason }) => polished(reason) !== reason)
      ? { closings: closings.map((one) => ({ ...one, reason: polished(one.reason) })) }
      : {}),
  }
  return holds(office, { ...facts, ...said }) ? office : { ...office, ...facts, ...said }
}

/** Whether something has these values already. */
const holds = <T extends object>(one: T, values: Partial<T>): boolean =>
  (Object.keys(values) as (keyof T)[]).every((key) => one[key] === values[key])
