import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, inGroup, list, longText, richText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Titre' }),
  source: choice({
    label: 'Documents proposés',
    choices: { own: 'Ceux qui sont écrits ci-dessous', guides: 'Les guides du site' },
    default: 'own',
  }),
  documents: list({
    label: 'Documents',
    when: { field: 'source', is: 'own' },
    members: {
      title: text({ label: 'Titre' }),
      slug: text({
        label: 'Nom du fichier, sans « .pdf »',
        help: 'Lettres sans accent, chiffres et traits d’union.',
        example: 'liste-des-pieces',
        max: 80,
      }),
      kind: choice({
        label: 'Mise en page',
        choices: { sheet: 'Fiche à cocher', letter: 'Lettre' },
        default: 'sheet',
      }),
      html: richText({ label: 'Texte' }),
      ...inGroup('Présentation', {
        label: text({ label: 'Surtitre', max: 60 }),
        description: longText({ label: 'Description' }),
        date: text({ label: 'Dernière relecture', help: 'Au format aaaa-mm-jj.', max: 10 }),
      }),
    },
  }),
})
