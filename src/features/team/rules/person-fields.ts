import {
  inGroup,
  longText,
  media,
  motifs,
  offices,
  text,
  type ValuesOf,
} from '#base/core/field/fields.ts'

/** Somebody of the firm as their editor fills them in. */
export const PERSON_FIELDS = {
  firstName: text({ label: 'Prénom', max: 80 }),
  lastName: text({ label: 'Nom', max: 80 }),
  role: text({ label: 'Fonction', example: 'Expert-comptable', max: 120 }),
  photo: media({
    label: 'Portrait',
    accept: 'image',
    help: 'Carré si possible. La médiathèque dit quelle partie reste visible. Vide : les initiales.',
  }),
  text: longText({ label: 'Présentation', help: 'Une ou deux phrases.', max: 1000 }),
  ...inGroup('Bureaux et coordonnées', {
    offices: offices({ label: 'Bureaux' }),
    email: text({
      label: 'Courriel professionnel',
      help: 'Facultatif : le site l’affiche avec cette personne.',
      example: 'prenom.nom@exemple.fr',
      format: 'email',
      max: 254,
    }),
    phone: text({
      label: 'Téléphone professionnel',
      help: 'Facultatif : le site l’affiche avec cette personne.',
      example: '01\u00A099\u00A000\u00A012\u00A034',
      format: 'phone',
      max: 40,
    }),
  }),
  ...inGroup('Domaines et langues', {
    motifs: motifs({
      label: 'Domaines',
      help: 'Ses articles et ses missions la présentent comme la personne à contacter.',
    }),
    languages: text({ label: 'Langues parlées', example: 'Français, anglais', max: 120 }),
  }),
  ...inGroup('Sur les pages en anglais', {
    role_en: text({
      label: 'Fonction, en anglais',
      help: 'Vide : celle du français.',
      example: 'Chartered accountant',
      max: 120,
    }),
    text_en: longText({
      label: 'Présentation, en anglais',
      help: 'Vide : celle du français.',
      max: 1000,
    }),
    languages_en: text({
      label: 'Langues parlées, en anglais',
      help: 'Vide : celles du français.',
      example: 'French, English',
      max: 120,
    }),
  }),
  ...inGroup('Inscription et profil', {
    registration: text({
      label: 'Inscription au tableau de l’Ordre',
      help: 'Le site la montre telle que vous l’écrivez. Vide : rien.',
      example: 'Inscrite au tableau de l’Ordre, région Hauts-de-France',
      max: 200,
    }),
    link: text({
      label: 'Profil LinkedIn ou autre page',
      example: 'https://www.linkedin.com/in/…',
      format: 'web-address',
      max: 500,
    }),
  }),
}

export type PersonFields = ValuesOf<typeof PERSON_FIELDS>
