import { join } from 'node:path'
import { createDelivery, type DeliveryParts, mailLog } from '#framework/mail/delivery.ts'
import { senderOf, signatureOf } from '#framework/mail/sender.ts'
import type { Base } from './provide-base.ts'
import type { Remember } from '#base/core/page/site-reader.ts'
import type { FirmLogo } from '#features/brand/service/firm-logo.ts'
import { type LogoReader, markColours } from '#features/brand/service/logo-facts.ts'
import { contrast } from '#features/sites/rules/contrast.ts'
import { safeColour } from '#base/kit/safe-colour.ts'
import { polishedSite } from '#base/core/settings/polished-site.ts'
import type { Site } from '#base/core/site.ts'
import type { Data } from './provide-database.ts'
import type { Letterhead, MailTransport } from '#framework/mail/transport.ts'

/** The delivery of what waits in the outbox: by the mail server, or into a folder while there is none. */
export function provideMail(
  { env, clock, logger, warn, held, stores, dataDir, logo }: Base & Data & { logo: FirmLogo },
  { attempted }: { attempted: DeliveryParts['report'] },
) {
  const outboxDir = join(dataDir, 'outbox')
  const mailDomains = env.MAIL_DOMAINS ?? []
  const mailFrom = env.MAIL_FROM ?? null
  /** Without a picture that can be drawn, the name signs alone; without a name there is no monogram of it. */
  const letterheadOf = async (reader: LogoReader): Promise<Omit<Letterhead, 'signature'>> => {
    const { constants, settings } = reader.site
    const firm = constants.nomcabinet
    const isNobody = firm === '' && settings.logo === '' && settings.logo_square === ''
    const drawn = isNobody ? null : await logo.drawn(reader).catch(() => null)
    return { firm, colour: mailColour(reader.site), logo: drawn }
  }
  const log = mailLog(logger)
  const delivery = createDelivery({
    outbox: stores.outbox,
    transport: transportOnDemand(env.SMTP_URL ?? null, outboxDir),
    async senderOf(siteId) {
      const stored = await stores.sites.find(siteId)
      if (stored === null) throw new Error(`Le site ${siteId} n’existe plus.`)
      const site = polishedSite(stored)
      const ground = { mailFrom, mailDomains, publicUrl: env.PUBLIC_URL ?? null }
      const reader = { site, media: () => stores.media.facts(siteId), remember: askAnew }
      const letterhead = { ...(await letterheadOf(reader)), signature: signatureOf(site, ground) }
      return { ...senderOf(site, ground), letterhead }
    },
    clock,
    report: (attempt) => {
      attempted(attempt)
      log(attempt)
    },
    warn,
  })
  held.defer(() => delivery.close())
  const sendsMail = env.SMTP_URL !== undefined
  return { outboxDir, sendsMail, mailDomains, mailed: delivery.wake }
}

/** The firm's colour where white can be read on it, else its ink. */
function mailColour(site: Site): string {
  const { ground } = markColours(site)
  const ink = safeColour(site.theme.light['ink']) ?? '#16232E'
  return (contrast(ground, '#FFFFFF') ?? 0) >= READABLE ? ground : ink
}

/** Contrast of a text (WCAG 2.2, 1.4.3). */
const READABLE = 4.5

/** A mail is sent once. */
const askAnew: Remember = (_question, read) => read()

/**
 * The way out of a server: by SMTP when an address is given, else into files of `folder`. What
 * composes mails is loaded with the first of them.
 */
function transportOnDemand(smtpUrl: string | null, folder: string): MailTransport {
  let made: Promise<MailTransport> | undefined
  const load = async (): Promise<MailTransport> => {
    if (smtpUrl === null)
      return (await import('#framework/mail/file-transport.ts')).fileTransport(folder)
    return (await import('#framework/mail/smtp-transport.ts')).smtpTransport(smtpUrl)
  }
  return {
    async send(mail, signal) {
      made ??= load()
      await (await made).send(mail, signal)
    },
    close() {
      made?.then(
        (transport) => transport.close(),
        () => {},
      )
    },
  }
}
