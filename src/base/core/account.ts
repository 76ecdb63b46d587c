/** Roles of requirements J1; a visitor has no account. */
export type AccountRole = 'client' | 'lead-desk' | 'writer' | 'editor' | 'developer' | 'super-admin'

/** Somebody who does something in the back office; the id is empty for the system itself. */
export interface Actor {
  id: string
  name: string
}

/** What was done, for the audit log. */
export interface AuditNote {
  /** The subject's kind and the verb: `page.publish`, `lead.erase`. */
  action: string
  /** What it was done to: `page:12`, `setting:site_name`, `lead:7`. */
  subject: string
  /** The subject by name, as a reader of the log knows it. */
  title: string
  /** What changed, as it was and as it is; passwords, tokens and secrets never. */
  before?: unknown
  after?: unknown
}

/**
 * Writes and notes it in the audit log, both or neither. A property, no method: what it hands to `work` is
 * checked against the stores that are asked for.
 */
export type Audited<Stores> = <T>(
  note: AuditNote | ((result: T) => AuditNote),
  work: (stores: Stores) => Promise<T>,
) => Promise<T>

/** Every role that an account can have, from the least to the most. */
export const ACCOUNT_ROLES = [
  'client',
  'lead-desk',
  'writer',
  'editor',
  'developer',
  'super-admin',
] as const satisfies readonly AccountRole[]

/** The roles by name, for people. */
export const ROLE_NAMES: Readonly<Record<AccountRole, string>> = {
  client: 'Client',
  'lead-desk': 'Accueil des demandes',
  writer: 'Rédacteur',
  editor: 'Responsable du site',
  developer: 'Développeur',
  'super-admin': 'Super-administrateur',
}

/**
 * Where the links of mails lead, below `/admin`; the token stands behind `#jeton=`, so that no server and no log
 * sees it before it is used.
 */
export const ACCOUNT_PATHS = {
  forgot: '/mot-de-passe-oublie',
  reset: '/nouveau-mot-de-passe',
  invitation: '/invitation',
} as const

/** Where one comes into the back office, below `/admin`: the password, then the code of a second factor. */
export const DOOR_PATHS = { signIn: '/connexion', code: '/connexion/code' } as const

/** What the address of the door calls the screen that one wanted to see. */
export const DOOR_NEXT = 'next'

/** What stands before the token in the fragment of a mail's link. */
export const TOKEN_FRAGMENT = 'jeton='

/** Milliseconds for which a password that was given is enough for what asks for it again. */
export const CONFIRMED_FOR = 600_000

/** Length of a password, in characters. */
const MIN_PASSWORD = 12
export const MAX_PASSWORD = 128

/**
 * What is wrong with a new password, as a sentence; `null` for a good one. `email` is the account's.
 */
export function passwordFault(password: string, email: string): string | null {
  const length = Array.from(password).length
  if (length < MIN_PASSWORD) {
    return `Le mot de passe doit compter au moins ${MIN_PASSWORD} caractères : une phrase courte convient.`
  }
  if (password.length > MAX_PASSWORD) {
    return `Le mot de passe ne peut pas dépasser ${MAX_PASSWORD} caractères.`
  }
  const typed = password.trim().toLowerCase()
  if (email !== '' && typed === email.trim().toLowerCase()) {
    return 'Le mot de passe ne peut pas être l’adresse e-mail : choisissez-en un autre.'
  }
  if (new Set(typed).size < 4) {
    return 'Le mot de passe répète toujours les mêmes caractères : choisissez-en un autre.'
  }
  return null
}
