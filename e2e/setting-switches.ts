/** Settings whose only fields are switches: the group, and one of them. */
export const SWITCHES = [
  ['Pages du site', 'Kiosque'],
  ['Langues', 'Publier les pages anglaises'],
  ['Moteurs de recherche', 'Données pour les moteurs et les réseaux sociaux'],
  ['Lexique', 'Expliquer les termes dans les textes'],
] as const
