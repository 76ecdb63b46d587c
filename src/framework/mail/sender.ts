import type { Site } from '#base/core/site.ts'
import { emailOf } from '#base/core/address/email.ts'
import { confirmedHost, isMachineName, withoutPort } from '#base/core/address/site-address.ts'
import { isMailAddress, oneLine } from './message.ts'
import type { Sender } from './transport.ts'

/** What the installation lets mails come from. */
export interface MailGround {
  /** `MAIL_FROM`: an address, with or without a name. */
  mailFrom: string | null
  /** `MAIL_DOMAINS`: those that its mail server may send from, beside that address. */
  mailDomains: readonly string[]
  /** `PUBLIC_URL`: the address of the default site. */
  publicUrl: string | null
}

type Firm = Pick<Site, 'isDefault' | 'settings' | 'constants' | 'hosts' | 'offices'>

/**
 * Who a site's mails come from. The address is the firm's own where it may be, else that of `MAIL_FROM`, else
 * `no-reply@` the site's host; the name is the firm's, unless `MAIL_FROM` has one; answers go to the firm.
 */
export function senderOf(site: Firm, ground: MailGround): Sender {
  const { settings } = site
  const [, named = '', inBrackets] = /^([^<]*)<([^<>]*)>\s*$/.exec(ground.mailFrom ?? '') ?? []
  const given = (inBrackets ?? ground.mailFrom ?? '').trim()
  const own = addressOf(settings.mail_from)
  const replyTo = addressOf(settings.mail_reply_to) ?? addressOf(settings.site_email)
  const names = [settings.mail_name, named.replaceAll('"', ''), firmName(site)]
  const host = hostOf(site, ground)
  return {
    name: names.map(oneLine).find((name) => name !== '') ?? '',
    address:
      own !== null && mayComeFrom(own, site, ground)
        ? own
        : isMailAddress(given)
          ? given
          : `no-reply@${host}`,
    ...(replyTo === null ? {} : { replyTo }),
  }
}

/**
 * Whether a site's mails may come from an address: its domain is one of those that the operator's server may send
 * from, and the firm's, of which a confirmed host stands at it or below. One firm never writes in the name of another.
 */
export function mayComeFrom(
  address: string,
  site: Pick<Site, 'isDefault' | 'hosts'>,
  { mailDomains, publicUrl }: Pick<MailGround, 'mailDomains' | 'publicUrl'>,
): boolean {
  const domain = (emailOf(address) ?? '').replace(/^.*@/, '')
  const installation = site.isDefault ? URL.parse(publicUrl ?? '')?.hostname : undefined
  const hosts = [...site.hosts, installation ?? ''].map(withoutPort)
  return (
    mailDomains.includes(domain) &&
    hosts.some((host) => host === domain || host.endsWith(`.${domain}`))
  )
}

/** The foot of a site's mails: what the firm wrote, else who and where it is. */
export function signatureOf(site: Firm, { publicUrl }: Pick<MailGround, 'publicUrl'>): string {
  const { settings, constants, offices } = site
  const own = settings.mail_signature.trim()
  if (own !== '') return own
  const [office] = offices
  const town = `${office?.postcode ?? ''} ${office?.town ?? ''}`.trim()
  const place = [office?.street ?? '', town].filter(Boolean).join(', ')
  const phone = constants.phonetotext || (office?.phonetotext ?? '')
  return [firmName(site), place, phone, originOf(site, publicUrl)]
    .map(oneLine)
    .filter(Boolean)
    .join('\n')
}

const firmName = ({ constants, settings }: Firm): string =>
  constants.nomcabinet || settings.site_name

/** Only names that were confirmed, and never those of the installation for another site than its own. */
function originOf(site: Firm, publicUrl: string | null): string {
  if (site.isDefault && publicUrl !== null) return publicUrl
  const host = confirmedHost(site)
  return host === '' || isMachineName(withoutPort(host)) ? '' : `https://${host}`
}

/** One plain address that every mail server takes; `null` for what is none. */
function addressOf(typed: string): string | null {
  const address = emailOf(typed)
  return address !== null && isMailAddress(address) ? address : null
}

/** A registered name, without `www.`, which is no name that mail is addressed to. */
function hostOf(
  { settings, hosts, isDefault }: Pick<Site, 'settings' | 'hosts' | 'isDefault'>,
  { publicUrl }: Pick<MailGround, 'publicUrl'>,
) {
  const ndd = withoutPort(settings.site_ndd)
  const own = hosts.includes(ndd) ? ndd : ''
  const installation = isDefault ? URL.parse(publicUrl ?? '')?.hostname : ''
  const host = own || installation || hosts[0] || 'localhost'
  return host.replace(/^www\./, '')
}
