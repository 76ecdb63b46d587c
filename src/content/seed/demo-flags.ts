import type { PageSwitch } from '#domain/page-switches.ts'

/** Pages that search engines leave alone: private, made of answers, or steps after a form. */
export const NOT_INDEXED: ReadonlySet<string> = new Set([
  '/recherche',
  '/espace-client',
  '/votre-projet/confirmation',
  '/contact/message-envoye',
  '/informations-legales/desinscription',
])

/** Pages that present a mission of the firm, for machines (requirements P4). */
export const isService = (path: string): boolean => path.startsWith('/nos-missions/')

/** Settings that a page hangs on, with all that is under it (requirements L1). */
export const SWITCHED: Readonly<Record<string, PageSwitch[]>> = {
  '/nos-guides/creer-son-entreprise': ['guide_creation'],
  '/nos-guides/bien-facturer': ['guide_facturation'],
  '/nos-guides/gerer-son-patrimoine': ['guide_patrimoine'],
  '/nos-guides/essentiel-de-lentrepreneur': ['guide_entrepreneur'],
  '/kiosque': ['kiosque'],
  '/votre-projet/parlons-de-votre-projet': ['lead_projet'],
  '/votre-projet/etre-rappele': ['lead_rappel'],
  '/votre-projet/prendre-rendez-vous': ['lead_rdv'],
  '/nos-missions/creation-et-reprise': ['pack_crea'],
  '/vous-etes': ['pack_secteur'],
  '/vous-etes/createur-dentreprise': ['pack_crea'],
}
