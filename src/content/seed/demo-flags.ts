/** Pages that search engines leave alone: private, made of answers, or steps after a form. */
export const NOT_INDEXED: ReadonlySet<string> = new Set([
  '/recherche',
  '/espace-client',
  '/votre-projet/confirmation',
  '/contact/message-envoye',
  '/informations-legales/desinscription',
])
