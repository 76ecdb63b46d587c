import type { Redirect } from '#domain/redirect.ts'
import { pageLink } from './demo-tree.ts'

/** Addresses of the firm's former site. */
export const demoRedirects: readonly Redirect[] = [
  {
    source: '/actualites',
    destination: pageLink('/vos-actualites/infos-pratiques/fil-dactualites'),
    lang: 'fr',
    kind: 'manual',
  },
  { source: '/blog*', destination: pageLink('/vos-actualites'), lang: 'fr', kind: 'manual' },
]
