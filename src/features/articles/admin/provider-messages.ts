import type { ProviderName } from '#base/core/feed-source.ts'

/** The kinds of provider by name, for people. */
export const PROVIDER_NAMES: Readonly<Record<ProviderName, string>> = {
  library: 'Articles du cabinet',
  http: 'Fournisseur',
  feeds: 'Flux publics',
}

const instant = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 20 novembre 2026 à 10:00 », in Paris. */
export const instantWords = (iso: string): string => instant.format(new Date(iso))
