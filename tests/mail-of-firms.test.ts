import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshnessMail } from '#app/freshness/monthly-mail.ts'
import { createSite } from '#app/commands/archive/create.ts'
import { composeDeps } from '#app/server/compose.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { Site } from '#base/core/site.ts'
import { readEnv } from '#base/platform/env.ts'
import { invitationMail, resetMail } from '#features/accounts/mails/account-mails.ts'
import { leadMails } from '#features/leads/mails/lead-mails.ts'
import { leadReply } from '#features/leads/mails/lead-reply.ts'
import { reminderMail } from '#features/leads/mails/reminder-mail.ts'
import { type Lead, UNTOUCHED } from '#features/leads/rules/lead.ts'
import { confirmationMail } from '#features/newsletter/mails/newsletter-mails.ts'
import { CLIENT } from './app.ts'
import { mailServer, type ReceivedMail } from './mail-server.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const AT = NOW.toISOString()

const LEAD: Lead = {
  id: 12,
  ...UNTOUCHED,
  form: 'contact',
  nonce: 'n1',
  status: 'new',
  lang: 'fr',
  page_path: '/contact',
  name: 'Zoé Martin',
  email: 'zoe@visiteurs.example',
  phone: '',
  fields: { nom: 'Zoé Martin', email: 'zoe@visiteurs.example', message: 'Bonjour' },
  consent: { version: 'v1', text: 'Oui.' },
  purpose: 'Répondre',
  received_at: AT,
  expires_at: '2029-11-20T09:05:00.000Z',
  spam: { score: 0, reasons: [] },
  files: [],
}

/** Mails of every subject that sends some. */
function draftsOf(site: Site): MailDraft[] {
  const user = {
    id: 'u',
    email: 'collegue@visiteurs.example',
    name: 'Zoé',
    role: 'editor' as const,
  }
  const link = { href: 'https://lien.example/x', lasts: 'une heure', madeAt: AT }
  const subscriber = {
    email: 'zoe@visiteurs.example',
    name: 'Zoé',
    lang: 'fr' as const,
    list: 'letter' as const,
    about: '',
    addressHash: 'h',
    round: 1,
    consent: { version: 'v1', text: 'Oui.' },
  }
  const backOffice = 'https://lien.example/admin'
  return [
    ...leadMails(LEAD, site, {
      origin: 'https://lien.example',
      privacy: 'https://lien.example/donnees',
    }),
    leadReply(LEAD, site, { key: 'lead-reply-1', subject: 'Re', text: 'Oui.', author: '' }),
    ...reminderMail(LEAD, { email: 'collegue@visiteurs.example', step: 1, backOffice }),
    confirmationMail(subscriber, site, link.href, NOW),
    invitationMail(user, site, link),
    resetMail(user, site, link),
    freshnessMail([], { site, email: user.email, backOffice, now: NOW }),
  ]
}

const KINDS =
  'account-invitation account-reset freshness lead-firm lead-reminder lead-reply lead-visitor newsletter-confirm'

/** The headers of a mail, each on one line, and what its parts hold. */
function opened({ raw }: ReceivedMail) {
  const [head = ''] = raw.split('\r\n\r\n', 1)
  const part = (type: string) => {
    const found = raw
      .split(/\r\n----_NmP[^\r]+\r\n/)
      .find((one) => one.startsWith(`Content-Type: ${type}`))
    const [about = '', ...content] = (found ?? '').split('\r\n\r\n')
    const body = content.join('\r\n\r\n')
    if (/encoding: base64/i.test(about)) return Buffer.from(body, 'base64')
    const bytes = body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    return Buffer.from(bytes, 'latin1')
  }
  return {
    head: head.replace(/\r\n\s+/g, ' '),
    text: part('text/plain').toString().replaceAll('\r\n', '\n'),
    html: part('text/html').toString().replaceAll('\r\n', '\n'),
    logo: part('image/png').toString('base64'),
  }
}

test('mails of three firms of one server, as they go over the line', async () => {
  const { received, port } = await mailServer()
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-mails-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const env = readEnv({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: folder,
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'envoi@hebergeur.example',
    MAIL_DOMAINS: 'deux.example',
  })
  const { deps, close } = await composeDeps(env, CLIENT, () => NOW)
  onTestFinished(close)
  const { stores } = deps
  for (const [name, host] of [
    ['Étude Deux', 'www.deux.example'],
    ['Trois', 'www.trois.example'],
  ] as const) {
    const wish = { name, hosts: [host], email: `contact@${host.slice(4)}`, withArticles: false }
    await createSite(stores, folder, { id: 1 }, wish)
  }
  await stores.sites.saveSettings(2, {
    mail_name: 'Deux, "l’étude"\r\nBcc: pirate@c.fr \u202Eeud',
    mail_from: 'bonjour@deux.example',
    mail_reply_to: 'accueil@deux.example',
    mail_signature: 'L’étude Deux\n1 rue Haute\nhttps://www.deux.example/contact',
  })
  // Another firm's address, and no name: what came otherwise than by the form.
  await stores.sites.saveSettings(3, { mail_from: 'bonjour@deux.example', site_name: '' })
  await stores.sites.saveConstants(3, { nomcabinet: '' })
  let count = 0
  for (const id of [1, 2, 3]) {
    const site = await stores.sites.find(id)
    if (site === null) throw new Error(`There is no site ${id}.`)
    // The envelope says whose it is, whatever is in it.
    const drafts = draftsOf(site).map((mail) => ({ ...mail, to: mail.to.replace('@', `+${id}@`) }))
    expect(
      drafts
        .map(({ kind }) => kind)
        .toSorted()
        .join(' '),
    ).toBe(KINDS)
    count += drafts.length
    await stores.outbox.add(id, drafts, AT)
  }
  deps.mailed()
  await vi.waitFor(() => expect(received).toHaveLength(count), 20_000)

  const of = (id: number) => received.filter(({ to }) => to.join().includes(`+${id}@`)).map(opened)
  const [one, two, three] = [of(1), of(2), of(3)]
  for (const mails of [one, two, three]) expect(mails).toHaveLength(count / 3)

  for (const { head, text, html } of one) {
    expect(head).toMatch(/^From: "Cabinet Lhermine-Dauval" <envoi@hebergeur\.example>$/m)
    expect(head).toMatch(/^Reply-To: (contact@lhermine-dauval|zoe@visiteurs)\.example$/m)
    for (const form of [text, html]) {
      expect(form).toContain('Cabinet Lhermine-Dauval')
      expect(form).not.toMatch(/deux\.example|Deux|trois\.example/)
    }
  }
  for (const { head, text, html } of two) {
    expect(head).toMatch(
      /^From: "Deux, \\"l.*" <bonjour@deux\.example>$|^From: =\?UTF-8\?.* <bonjour@deux\.example>$/m,
    )
    expect(head).not.toMatch(/^Bcc/im)
    expect(head).toMatch(/^Reply-To: (accueil@deux|zoe@visiteurs)\.example$/m)
    expect(text).toMatch(/\nL’étude Deux\n1 rue Haute\nhttps:\/\/www\.deux\.example\/contact\n+$/)
    expect(html).toContain(
      'L’étude Deux<br>1 rue Haute<br><a href="https://www.deux.example/contact"',
    )
    expect(text + html).not.toMatch(/Lhermine|lhermine|trois\.example/)
  }
  for (const { head, text, html, logo } of three) {
    expect(head).toMatch(/^From: envoi@hebergeur\.example$/m)
    expect(head).toMatch(/^Reply-To: (contact@trois|zoe@visiteurs)\.example$/m)
    expect(text).toMatch(/\nhttps:\/\/www\.trois\.example\n+$/)
    expect(html).not.toContain('<img')
    expect(logo).toBe('')
    expect(text + html).not.toMatch(/Lhermine|lhermine|Deux|deux\.example/)
  }
  const logos = [one, two].map((mails) => new Set(mails.map(({ logo }) => logo)))
  for (const pictures of logos) expect(pictures.size).toBe(1)
  expect([...(logos[0] ?? [])]).not.toEqual([...(logos[1] ?? [])])
  for (const { html, logo } of [...one, ...two]) {
    expect(html).toContain('<img src="cid:logo@letterhead"')
    expect(logo.length).toBeGreaterThan(100)
  }
}, 120_000)
