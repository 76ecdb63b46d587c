import type { FormField } from '#base/core/form.ts'
import { words } from './messages.ts'

/** Longest name of a person, and longest message, in characters. */
const MAX_NAME = 100
const MAX_MESSAGE = 4000

/** For whom of the team a request is meant: the page writes their name. */
export const addresseeField: FormField = {
  kind: 'hidden',
  name: 'destinataire',
  label: words('À l’attention de', 'For the attention of'),
  max: 200,
}

/** Fields that several forms ask for. */
export const nameField: FormField = {
  kind: 'text',
  name: 'nom',
  label: words('Votre nom', 'Your name'),
  required: true,
  autocomplete: 'name',
  max: MAX_NAME,
}

export const emailField: FormField = {
  kind: 'email',
  name: 'email',
  label: words('Votre adresse électronique', 'Your e-mail address'),
  help: words('Par exemple : nom@exemple.fr', 'For example: name@example.com'),
  required: true,
  autocomplete: 'email',
}

export const phoneField: FormField = {
  kind: 'tel',
  name: 'telephone',
  label: words('Votre téléphone', 'Your telephone number'),
  help: words(
    'Par exemple : 01 99 00 45 67, ou +32 2 555 12 12 depuis l’étranger',
    'For example: 01 99 00 45 67, or +44 20 7946 0000 from abroad',
  ),
  autocomplete: 'tel',
}

export const messageField: FormField = {
  kind: 'textarea',
  name: 'message',
  label: words('Votre message', 'Your message'),
  max: MAX_MESSAGE,
}
