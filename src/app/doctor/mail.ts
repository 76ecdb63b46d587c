import { createTransport } from 'nodemailer'
import type { Env } from '#base/platform/env.ts'
import { numericDate } from '#base/kit/time/calendar-day.ts'
import type { MailCounts, MailRecord } from '#base/core/mail.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'
import { tryWriting } from './writable.ts'

const { ok, warning, error } = findingsOf('courriel')

/** Milliseconds for each step of the conversation with the mail server. */
const LIMIT = 5000

/** Speaks to the mail server up to the password, without a mail. @throws when it refuses */
export type VerifyMail = (smtpUrl: string) => Promise<void>

const verifyMail: VerifyMail = async (url) => {
  const transport = createTransport({
    url,
    dnsTimeout: LIMIT,
    connectionTimeout: LIMIT,
    greetingTimeout: LIMIT,
    socketTimeout: LIMIT,
  })
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}

/** Whether mails can leave, or be written where they wait; `outbox` is that folder. */
export async function checkMail(
  { SMTP_URL, MAIL_FROM }: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  outbox: string,
  verify: VerifyMail = verifyMail,
): Promise<Finding[]> {
  if (SMTP_URL === undefined) return [await outboxFinding(outbox)]
  const sender =
    MAIL_FROM === undefined
      ? [
          warning(
            'l’expéditeur n’est pas donné',
            'donnez MAIL_FROM, une adresse que ce serveur accepte d’envoyer',
          ),
        ]
      : []
  return [await serverFinding(SMTP_URL, verify), ...sender]
}

/** How long a mail may wait before it is worth a word, in milliseconds. */
const PATIENCE = 3_600_000

/** The outbox, as far as it is looked at. */
export interface LookedAtOutbox {
  counts(): Promise<MailCounts>
  list(state: 'failed', limit: number): Promise<MailRecord[]>
}

/** What waits in the outbox, since when, and what was given up. */
export async function checkOutbox(outbox: LookedAtOutbox, now: Date): Promise<Finding[]> {
  const { waiting, failed, oldest } = await outbox.counts()
  const findings: Finding[] = []
  if (waiting === 0 || oldest === null) findings.push(ok('aucun courriel n’attend'))
  else {
    const words = `${waiting === 1 ? '1 courriel attend' : `${waiting} courriels attendent`}`
    const isLate = now.getTime() - Date.parse(oldest) > PATIENCE
    const text = `${words}, le plus ancien depuis le ${numericDate(oldest, 'fr-FR')}`
    findings.push(
      isLate
        ? warning(text, 'ils sont tentés pendant cinq jours : le journal du serveur dit pourquoi')
        : ok(text),
    )
  }
  if (failed > 0) {
    const [last] = await outbox.list('failed', 1)
    const words =
      failed === 1 ? '1 courriel a été abandonné' : `${failed} courriels ont été abandonnés`
    const about = last ? `, le dernier (${last.kind}) : ${last.error}` : ''
    findings.push(warning(`${words}${about}`, 'répondez à ces demandes par un autre moyen'))
  }
  return findings
}

async function outboxFinding(outbox: string): Promise<Finding> {
  const { fault } = await tryWriting(outbox)
  return fault === null
    ? warning(
        `aucun serveur : les courriels sont écrits dans « ${outbox} », personne ne les reçoit`,
        'donnez SMTP_URL pour qu’ils partent',
      )
    : error(
        `aucun serveur, et « ${outbox} » ne peut pas être écrit : ${fault.reason}`,
        `donnez SMTP_URL, ou ${fault.advice}`,
      )
}

async function serverFinding(smtpUrl: string, verify: VerifyMail): Promise<Finding> {
  const { protocol, host, password } = new URL(smtpUrl)
  try {
    await verify(smtpUrl)
    return ok(`${host} accepte les courriels`)
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = withoutPassword(reasonOf(cause), password)
    return error(`${host} : ${reason}`, adviceFor(code, reason, protocol))
  }
}

/** A server may repeat what it was told. */
const withoutPassword = (text: string, password: string): string =>
  password === '' ? text : text.replaceAll(password, '…').replaceAll(decoded(password), '…')

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What to do about a fault, by nodemailer's code; TLS hides behind that of the connection. */
function adviceFor(code: string, reason: string, protocol: string): string {
  if (/certificate|self.signed|altnames/i.test(reason)) {
    return 'le certificat de ce serveur n’est pas valable pour ce nom : corrigez le nom ou le certificat'
  }
  if (code === 'ETLS' || /wrong version number|ssl|tls/i.test(reason)) {
    return protocol === 'smtps:'
      ? 'ce port ne parle pas TLS d’emblée : essayez smtp:// avec le port 587'
      : 'ce port demande sans doute TLS d’emblée : essayez smtps:// avec le port 465'
  }
  if (code === 'EAUTH') return 'corrigez le nom et le mot de passe dans SMTP_URL'
  if (code === 'EDNS' || /ENOTFOUND/.test(reason)) return 'corrigez le nom du serveur dans SMTP_URL'
  if (/ECONNREFUSED/.test(reason)) {
    return 'rien n’écoute à ce port : corrigez SMTP_URL ou démarrez le serveur de courriel'
  }
  return 'vérifiez le serveur et le port de SMTP_URL, et que le pare-feu laisse sortir vers eux'
}
