import { text } from '#base/core/field/fields.ts'

/** A redirect that somebody writes. */
export const REDIRECT = {
  source: text({
    label: 'Ancienne adresse',
    help: 'Un chemin. Une étoile à la fin prend tout ce qui commence ainsi : /ancien-site/*',
    example: '/ancienne-page',
    required: 'Écrivez l’ancienne adresse.',
  }),
  destination: text({
    label: 'Nouvelle adresse',
    help: 'Un chemin (/contact), une adresse complète (https://…) ou une page par son numéro (page:12), qu’elle suivra. Une étoile à la fin reprend la suite de l’ancienne : /nouveau/*',
    example: '/contact',
    required: 'Écrivez la nouvelle adresse.',
    max: 2000,
  }),
}
