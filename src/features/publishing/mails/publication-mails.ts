import type { Actor } from '#base/core/account.ts'
import type { DocumentKey } from '#base/core/document.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { SessionUser } from '#base/core/session.ts'
import type { Site } from '#base/core/site.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { formatInParis } from '#base/kit/time/paris-time.ts'
import { documentWords } from '../rules/document-words.ts'
import { mailBody, type MailBlock } from '#framework/mail/mail-body.ts'
import { oneLine } from '#framework/mail/message.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'

/** A document as mails tell of it, and where its link leads. */
export interface MailedDocument {
  key: DocumentKey
  title: string
  site: Site
  /** Absolute address. */
  href: string
  /** Instant of what is told: one mail a person of each. */
  at: string
}

/** What the keys of all mails begin with that tell of one event of a document. */
const mailKeyStart = (kind: string, { key, at }: Pick<MailedDocument, 'key' | 'at'>): string =>
  [kind, key.kind, key.ref, key.lang, at, ''].join(' ')

const REQUEST = 'publish-request'

/** The mails of a request. */
export const requestKeyStart = (request: Pick<MailedDocument, 'key' | 'at'>): string =>
  mailKeyStart(REQUEST, request)

/** To whoever may publish: somebody asks for it. */
export const requestMail = (
  to: SessionUser,
  document: MailedDocument,
  { by, note, days }: { by: Actor; note: string; days: number },
): MailDraft =>
  drafted(REQUEST, to, document, 'Demande de publication', [
    paragraph(`${named(by)} vous demande de publier ${documentIn(document)}.`),
    ...said(`Le mot de ${named(by)}`, note),
    { kind: 'action', text: 'Lire et répondre', href: document.href },
    small(
      'Après la connexion, vous verrez ce qui change sur le site, et vous pourrez publier, ou ' +
        'renvoyer la demande avec un motif. Rien ne change en attendant. ' +
        `Ce lien vaut ${days} jours, pour cette demande seule.`,
    ),
  ])

/** To whoever asked: it came back. */
export const rejectionMail = (
  to: SessionUser,
  document: MailedDocument,
  { by, reason }: { by: Actor; reason: string },
): MailDraft =>
  drafted('publish-rejection', to, document, 'Demande renvoyée', [
    paragraph(
      `${named(by)} n’a pas publié ${documentIn(document)}, et vous dit ce qu’il y manque.`,
    ),
    ...said(`Le motif de ${named(by)}`, reason),
    { kind: 'action', text: 'Ouvrir le brouillon', href: document.href },
    small(
      'Le brouillon est gardé comme il est. Corrigez-le, puis demandez de nouveau la publication.',
    ),
  ])

/** To whoever asked: it is done. `visibleFrom` is an instant to come, empty for at once. */
export const publishedMail = (
  to: SessionUser,
  document: MailedDocument,
  { by, visibleFrom, isPublic }: { by: Actor; visibleFrom: string; isPublic: boolean },
): MailDraft => {
  const { The, ending } = documentWords(document.key)
  const it = `${The} « ${titleOf(document)} », dont vous avez demandé la publication,`
  return drafted('publish-done', to, document, visibleFrom ? 'Publication prête' : 'En ligne', [
    paragraph(
      visibleFrom
        ? `${it} a été publié${ending} par ${named(by)} et paraîtra le ${formatInParis(visibleFrom)}.`
        : `${it} est en ligne. Publié${ending} par ${named(by)}.`,
    ),
    {
      kind: 'action',
      text: isPublic && !visibleFrom ? 'Voir en ligne' : 'Ouvrir dans le back-office',
      href: document.href,
    },
  ])
}

/** To whoever asked: it will be done by itself. */
export const scheduledMail = (
  to: SessionUser,
  document: MailedDocument,
  { by, due }: { by: Actor; due: string },
): MailDraft => {
  const { The, ending } = documentWords(document.key)
  return drafted('publish-scheduled', to, document, 'Mise en ligne prévue', [
    paragraph(
      `${The} « ${titleOf(document)} », dont vous avez demandé la publication, sera mis${ending} ` +
        `en ligne le ${formatInParis(due)}, comme ${named(by)} l’a programmé.`,
    ),
    { kind: 'action', text: 'Ouvrir le brouillon', href: document.href },
    small(
      'C’est la version que vous avez proposée qui sera mise en ligne, même si le brouillon change d’ici là.',
    ),
  ])
}

/** To whoever asked, and to whoever planned it: it could not be done. */
export const failedMail = (
  to: SessionUser,
  document: MailedDocument,
  { due, reason }: { due: string; reason: string },
): MailDraft => {
  const { The, ending } = documentWords(document.key)
  return drafted('publish-failed', to, document, 'Mise en ligne impossible', [
    paragraph(
      `${The} « ${titleOf(document)} » devait être mis${ending} en ligne le ${formatInParis(due)}, et n’a pas pu l’être.`,
    ),
    ...said('Pourquoi', reason),
    { kind: 'action', text: 'Ouvrir le brouillon', href: document.href },
  ])
}

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: frTypography(text) })
const small = (text: string): MailBlock => ({ kind: 'note', text: frTypography(text) })

/** A colleague's words as they were typed; nothing for none. */
const said = (label: string, value: string): MailBlock[] =>
  value.trim() === '' ? [] : [{ kind: 'facts', rows: [{ label, value: value.trim() }] }]

/** A name is chosen by whoever bears it: it carries no link. */
const named = ({ name }: Actor): string => withoutLinks(oneLine(name), '').trim() || 'Quelqu’un'

const titleOf = ({ title, key }: MailedDocument): string =>
  `${oneLine(title)}${key.lang === 'en' ? ' (en anglais)' : ''}`

/** « la page « Cabinet » du site de L’Hermine ». */
const documentIn = (document: MailedDocument): string => {
  const { the } = documentWords(document.key)
  return `${the} « ${titleOf(document)} » du site de ${document.site.constants.nomcabinet}`
}

function drafted(
  kind: string,
  to: SessionUser,
  document: MailedDocument,
  what: string,
  blocks: MailBlock[],
): MailDraft {
  const subject = oneLine(`${what} : ${titleOf(document)}`)
  const greeting = to.name === '' ? 'Bonjour,' : `Bonjour ${named(to)},`
  return {
    kind,
    key: mailKeyStart(kind, document) + to.id,
    to: to.email,
    subject,
    ...mailBody(subject, 'fr-FR', [{ kind: 'paragraph', text: greeting }, ...blocks]),
  }
}
