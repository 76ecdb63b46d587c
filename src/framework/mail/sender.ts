import type { Site } from '#base/core/site.ts'
import { withoutPort } from '#base/core/address/site-address.ts'
import { isMailAddress, oneLine } from './message.ts'
import type { Sender } from './transport.ts'

/**
 * Who a site's mails come from: `mailFrom` (`MAIL_FROM`, with or without a name), else
 * `no-reply@` the site's host; named after the firm unless `mailFrom` has a name of its own.
 */
export function senderOf(
  site: Pick<Site, 'settings' | 'constants' | 'hosts'>,
  mailFrom: string | null,
  publicUrl: string | null,
): Sender {
  const [, ownName = '', inBrackets] = /^([^<]*)<([^<>]*)>\s*$/.exec(mailFrom ?? '') ?? []
  const given = (inBrackets ?? mailFrom ?? '').trim()
  return {
    name: oneLine(ownName.replaceAll('"', '')) || oneLine(site.constants.nomcabinet),
    address: isMailAddress(given) ? given : `no-reply@${hostOf(site, publicUrl)}`,
  }
}

/** A registered name, without `www.`, which is no name that mail is addressed to. */
function hostOf({ settings, hosts }: Pick<Site, 'settings' | 'hosts'>, publicUrl: string | null) {
  const ndd = withoutPort(settings.site_ndd)
  const own = hosts.includes(ndd) ? ndd : ''
  const host = own || URL.parse(publicUrl ?? '')?.hostname || hosts[0] || 'localhost'
  return host.replace(/^www\./, '')
}
