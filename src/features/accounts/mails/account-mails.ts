import { frTypography } from '#base/kit/text/fr-typography.ts'
import { formatInParis } from '#base/kit/time/paris-time.ts'
import { polishedSite } from '#base/core/settings/polished-site.ts'
import { firmInWords } from '#base/core/settings/firm-name.ts'
import type { MailDraft } from '#base/core/mail.ts'
import type { Site } from '#base/core/site.ts'
import { mailBody, type MailBlock } from '#framework/mail/mail-body.ts'
import { oneLine } from '#framework/mail/message.ts'
import { withoutLinks } from '#framework/mail/without-links.ts'
import type { SessionUser } from '#base/core/session.ts'

/** The link, how long it holds (in words), and when it was made (an instant). */
interface Link {
  href: string
  lasts: string
  madeAt: string
}

/** Asks somebody to choose the password of a new account. */
export const invitationMail = (to: SessionUser, site: Site, link: Link): MailDraft => {
  const { of } = inWords(site)
  return drafted('account-invitation', to, link, `Votre accès au site ${of}`, [
    paragraph(
      `Un accès au site ${of} vous est ouvert à cette adresse. Pour l’utiliser, choisissez ` +
        'votre mot de passe :',
    ),
    { kind: 'action', text: 'Choisir mon mot de passe', href: link.href },
    note(
      `Ce lien sert une fois et vaut ${link.lasts}. S’il est passé, demandez-en un autre au cabinet. ` +
        'Si vous n’attendiez pas ce message, ignorez-le : aucun accès n’est ouvert sans vous.',
    ),
  ])
}

/** Tells who has an account already that it opens one more site. */
export const accessMail = (to: SessionUser, site: Site, link: Link): MailDraft => {
  const { of } = inWords(site)
  return drafted('account-access', to, link, `Votre accès au site ${of}`, [
    paragraph(
      `Votre compte ouvre désormais aussi le site ${of}, avec le mot de passe que vous avez déjà :`,
    ),
    { kind: 'action', text: 'Ouvrir le site', href: link.href },
  ])
}

/** Lets somebody choose another password. */
export const resetMail = (to: SessionUser, site: Site, link: Link): MailDraft => {
  const { of } = inWords(site)
  return drafted('account-reset', to, link, `Votre mot de passe pour le site ${of}`, [
    paragraph(
      `Un nouveau mot de passe a été demandé pour votre accès au site ${of}. Pour le choisir :`,
    ),
    { kind: 'action', text: 'Choisir un nouveau mot de passe', href: link.href },
    note(
      `Ce lien sert une fois et vaut ${link.lasts}. Si vous n’avez rien demandé, ignorez ce message : ` +
        'votre mot de passe reste le même.',
    ),
  ])
}

/** Tells somebody of wrong passwords that were tried for their account, by whomever. */
export const attemptsMail = (to: SessionUser, site: Site, link: Link): MailDraft => {
  const { of } = inWords(site)
  return drafted('account-attempts', to, link, `Essais de connexion au site ${of}`, [
    paragraph(
      `Plusieurs mots de passe faux ont été essayés pour votre compte du site ${of}. Personne ` +
        'n’est entré ainsi : les essais venus d’ailleurs que de vos navigateurs habituels doivent ' +
        'attendre de plus en plus longtemps. Votre mot de passe reste le même.',
    ),
    paragraph(
      'Si c’était vous, ou si l’on vous fait attendre, ce lien fait reconnaître le navigateur où ' +
        'vous l’ouvrez. Vous y gardez votre mot de passe, ou en choisissez un autre :',
    ),
    { kind: 'action', text: 'Entrer sans attendre', href: link.href },
    note(
      `Ce lien vaut ${link.lasts}. Ce message ne part qu’une fois en six heures ; « Mot de passe ` +
        'oublié » en envoie un autre à tout moment. Si ce n’était pas vous, vous n’avez rien à faire.',
    ),
  ])
}

/** Tells somebody that one of their recovery codes was used. `device`: empty when the browser does not say. */
export const recoveryCodeMail = (
  to: SessionUser,
  site: Site,
  link: Link,
  { left, device }: { left: number; device: string },
): MailDraft => {
  const { of } = inWords(site)
  const where = device === '' ? '' : `, depuis ${device}`
  return drafted('account-recovery-code', to, link, `Un code de secours a servi, site ${of}`, [
    paragraph(
      `L’un de vos codes de secours a servi à entrer dans votre compte du site ${of}, ` +
        `${formatInParis(link.madeAt)}${where}. ${codesLeft(left)}`,
    ),
    paragraph(
      'Si c’était vous, vous n’avez rien à faire. Sinon, choisissez un autre mot de passe :',
    ),
    { kind: 'action', text: 'Choisir un autre mot de passe', href: link.href },
    note(
      `Ce lien vaut ${link.lasts} ; « Mot de passe oublié » en envoie un autre à tout moment. Un autre ` +
        'mot de passe ferme toutes les sessions ouvertes.',
    ),
  ])
}

const codesLeft = (left: number): string => {
  if (left === 0) return 'Il n’en reste aucun : créez-en de nouveaux dans « Mon compte ».'
  return left === 1 ? 'Il en reste un.' : `Il en reste ${left}.`
}

/** The firm as a mail names it. */
const inWords = (site: Site) => firmInWords(polishedSite(site))

const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text: frTypography(text) })

const note = (text: string): MailBlock => ({ kind: 'note', text: frTypography(text) })

function drafted(
  kind: string,
  { id, email, name }: SessionUser,
  { madeAt }: Link,
  subject: string,
  blocks: MailBlock[],
): MailDraft {
  const greeting = name === '' ? 'Bonjour,' : `Bonjour ${withoutLinks(oneLine(name), '')},`
  return {
    kind,
    key: `${kind} ${id} ${madeAt}`,
    to: email,
    subject: oneLine(subject),
    ...mailBody(subject, 'fr-FR', [{ kind: 'paragraph', text: greeting }, ...blocks]),
  }
}
