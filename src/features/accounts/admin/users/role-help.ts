import { ACCOUNT_ROLES, type AccountRole, ROLE_NAMES } from '#base/core/account.ts'

/** What a role may do, in the words of whoever gives it (framework/api/rights.ts). */
const HELP: Readonly<Record<AccountRole, string>> = {
  client: 'Lit les pages de l’espace client du site, rien d’autre.',
  'lead-desk': 'Traite les demandes des visiteurs ; ne modifie pas le site.',
  writer: 'Prépare pages et articles ; une autre personne les publie.',
  editor: 'Publie pages et articles, tient les menus, le cabinet et les demandes.',
  developer: 'Règle le site, son thème et ses modèles ; ne voit pas les demandes.',
  'super-admin': 'Tout, y compris les utilisateurs.',
}

export const ROLE_CHOICES = ACCOUNT_ROLES.map((id) => ({ id, name: ROLE_NAMES[id] }))

export const roleHelp = (role: unknown): string =>
  ACCOUNT_ROLES.filter((one) => one === role).map((one) => HELP[one])[0] ?? ''
