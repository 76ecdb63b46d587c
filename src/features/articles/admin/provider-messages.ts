import type { ProviderName } from '#base/core/feed-source.ts'

/** The kinds of provider by name, for people. */
export const PROVIDER_NAMES: Readonly<Record<ProviderName, string>> = {
  library: 'Articles du cabinet',
  http: 'Fournisseur',
  feeds: 'Flux publics',
}
