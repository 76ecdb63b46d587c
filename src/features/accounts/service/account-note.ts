import { escapeHtml } from '#base/kit/html/escape-html.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { OWN_ACCOUNT_PATH, SIGN_OUT_PATH } from '../rules/sign-in-form.ts'
import type { Page } from '#base/core/page/page.ts'
import { type Culture, cultureOf } from '#base/kit/language.ts'
import type { Session } from '#base/core/session.ts'

interface NoteWords {
  signedIn(name: string): string
  signOut: string
  seen(name: string): string
  viewed(name: string): string
  end: string
  ownAccount: string
}

const WORDS: Readonly<Record<Culture, NoteWords>> = {
  'fr-FR': {
    signedIn: (name) => frTypography(`Vous êtes connecté : ${name}.`),
    signOut: 'Se déconnecter',
    seen: (name) => frTypography(`Vous regardez le site comme ${name}.`),
    ownAccount: 'Revenir à mon compte',
    viewed: (name) =>
      frTypography(`Vous voyez le site depuis le back-office, en lecture seule : ${name}.`),
    end: 'Terminer la visite',
  },
  'en-GB': {
    signedIn: (name) => `You are signed in: ${name}.`,
    signOut: 'Sign out',
    seen: (name) => `You are looking at the site as ${name}.`,
    ownAccount: 'Back to my account',
    viewed: (name) => `You are looking at the site from the back office, read only: ${name}.`,
    end: 'End the visit',
  },
}

/**
 * Below a secure page: who is signed in, and the way out. A super-admin who looks at the site as
 * somebody else reads it on every page, and so does whoever looks at it from the back office's own host.
 */
export function accountNote(
  { is_secure, lang }: Page,
  { user, impersonating, isView }: Session,
): string {
  if (user === null || !(is_secure || impersonating || isView)) return ''
  const words = WORDS[cultureOf(lang)]
  const [said, action, button] = impersonating
    ? [words.seen(user.name), OWN_ACCOUNT_PATH, isView ? words.end : words.ownAccount]
    : isView
      ? [words.viewed(user.name), SIGN_OUT_PATH, words.end]
      : [words.signedIn(user.name), SIGN_OUT_PATH, words.signOut]
  return (
    `<aside class="container account-note"><p>${escapeHtml(said)}</p>` +
    `<form action="${action}" method="post">` +
    `<button class="btn btn-outline-primary" type="submit">${button}</button></form></aside>`
  )
}
