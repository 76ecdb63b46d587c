import { expect, test } from 'vitest'
import type { LeasedMail, MailDraft } from '#base/core/mail.ts'
import { messageOf } from './message.ts'
import { outgoing } from './outgoing-mail.ts'

const from = { name: 'Cabinet', address: 'no-reply@cabinet.example' }

const leased = (key: string, more: Partial<MailDraft> = {}, siteId = 1): LeasedMail => ({
  siteId,
  key,
  lease: 'a',
  attempts: 1,
  createdAt: '2026-11-20T12:00:00.000Z',
  draft: {
    kind: 'lead-reply',
    key,
    to: 'zoe@exemple.fr',
    subject: 'Bonjour',
    text: 'Bonjour',
    html: '<p>Bonjour</p>',
    ...more,
  },
})

const headersOf = (mail: LeasedMail) => messageOf(outgoing(mail, from))

test('a mail that goes on from another names it, in the one conversation', () => {
  const first = headersOf(leased('lead-visitor n1'))
  const second = headersOf(leased('lead-reply-1 12', { follows: 'lead-visitor n1' }))
  expect(first.messageId).toMatch(/^<[0-9a-f]{32}@cabinet\.example>$/)
  expect([second.inReplyTo, second.references]).toEqual([first.messageId, first.messageId])
  expect(second.messageId).not.toBe(first.messageId)
})

test('one that begins a conversation names nothing, and no other firm’s mail is named', () => {
  const first = headersOf(leased('lead-visitor n1'))
  expect(first).not.toHaveProperty('inReplyTo')
  expect(first).not.toHaveProperty('references')
  const elsewhere = headersOf(leased('lead-reply-1 12', { follows: 'lead-visitor n1' }, 2))
  expect(elsewhere.inReplyTo).not.toBe(first.messageId)
})

test('headers of a draft don’t say what it goes on from', () => {
  const headers = { 'In-Reply-To': '<a@b>', References: '<a@b>', 'X-Own': 'oui' }
  expect(Object.keys(headersOf(leased('k', { headers })).headers ?? {})).toEqual([
    'Auto-Submitted',
    'X-Own',
  ])
})

test('names and subjects are one line that reads as it is written', () => {
  const name = 'Cabinet\r\nBcc: a@b.fr \u202Efr\uD800'
  const { from: sender, subject } = messageOf(
    outgoing(leased('k', { subject: name }), { ...from, name }),
  )
  expect([sender, subject]).toEqual([
    { ...from, name: 'Cabinet Bcc: a@b.fr fr\uFFFD' },
    'Cabinet Bcc: a@b.fr fr\uFFFD',
  ])
})

test('answers go where the mail says, else to the firm', () => {
  const answered = (more: Partial<MailDraft>) =>
    messageOf(outgoing(leased('k', more), { ...from, replyTo: 'contact@cabinet.example' })).replyTo
  expect(answered({})).toEqual({ name: '', address: 'contact@cabinet.example' })
  expect(answered({ replyTo: 'zoe@exemple.fr' })).toEqual({ name: '', address: 'zoe@exemple.fr' })
})
