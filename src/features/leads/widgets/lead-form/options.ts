import { defineOptions } from '#framework/widget-kit/define-options.ts'
import {
  choice,
  forDevelopers,
  inGroup,
  longText,
  page,
  text,
  yesNo,
} from '#base/core/field/fields.ts'

export const options = defineOptions({
  form: choice({
    label: 'Formulaire',
    choices: {
      lead_projet: 'Parlons de votre projet',
      lead_rappel: 'Être rappelé',
      lead_rdv: 'Prendre rendez-vous',
      contact: 'Contact',
      guide: 'Demande d’un guide',
      candidature: 'Candidature',
      simulation: 'Envoi d’une simulation',
    },
    default: 'contact',
  }),
  title: text({ label: 'Titre' }),
  intro: longText({ label: 'Texte d’introduction' }),
  answer_page: page({
    label: 'Page de réponse',
    help: 'S’affiche quand la demande est reçue ; elle porte un bloc « Réponse à un formulaire ».',
  }),
  guide: choice({
    label: 'Guide demandé',
    when: { field: 'form', is: 'guide' },
    choices: {
      '': 'Aucun',
      creation: 'Créer son entreprise',
      facturation: 'Bien facturer',
      patrimoine: 'Gérer son patrimoine',
      entrepreneur: 'L’essentiel de l’entrepreneur',
    },
    default: '',
  }),
  ...inGroup('Présentation et objet', {
    folded: yesNo({ label: 'Replié sous son titre' }),
    subject: text({
      label: 'Poste ou simulateur',
      help: 'Pour une candidature ou une simulation ; vide : le nom de la page.',
      max: 150,
    }),
  }),
  ...forDevelopers({
    figures: longText({
      label: 'Chiffres à envoyer',
      help: 'Donnés par le simulateur qui porte le formulaire.',
    }),
  }),
})
