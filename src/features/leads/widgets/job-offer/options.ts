import { defineOptions } from '#framework/widget-kit/define-options.ts'
import { choice, day, inGroup, link, richText, text } from '#base/core/field/fields.ts'

export const options = defineOptions({
  title: text({ label: 'Intitulé du poste' }),
  contract: choice({
    label: 'Contrat',
    choices: {
      cdi: 'CDI, temps plein',
      cdi_partiel: 'CDI, temps partiel',
      cdd: 'CDD',
      interim: 'Intérim',
      alternance: 'Alternance',
      stage: 'Stage',
    },
    default: 'cdi',
  }),
  posted: day({ label: 'Publiée le' }),
  valid_through: day({ label: 'Candidatures jusqu’au' }),
  description: richText({ label: 'Description' }),
  ...inGroup('Poste et candidature', {
    office: text({ label: 'Bureau', help: 'Clé d’un bureau ; vide : le premier.', max: 40 }),
    start: text({ label: 'Prise de poste' }),
    pay: text({
      label: 'Rémunération',
      help: '« 28 000 à 32 000 € bruts par an » est dit aux moteurs de recherche aussi.',
    }),
    apply: link({ label: 'Lien pour postuler', help: 'Vide : le formulaire suit.' }),
  }),
})
