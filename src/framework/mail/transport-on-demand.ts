import type { MailTransport } from './transport.ts'

/**
 * The way out of a server: by SMTP when an address is given, else into files of `folder`. What
 * composes mails is loaded with the first of them.
 */
export function transportOnDemand(smtpUrl: string | null, folder: string): MailTransport {
  let made: Promise<MailTransport> | undefined
  const load = async (): Promise<MailTransport> => {
    if (smtpUrl === null) return (await import('./file-transport.ts')).fileTransport(folder)
    return (await import('./smtp-transport.ts')).smtpTransport(smtpUrl)
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
