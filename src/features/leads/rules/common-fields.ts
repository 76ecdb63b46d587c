import type { FormField } from '#base/core/form.ts'
import { choice, words } from './messages.ts'

/** Longest name of a person, and longest message, in characters. */
const MAX_NAME = 100
const MAX_MESSAGE = 4000

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
    'Par exemple : 01 99 00 12 34, ou +32 2 555 12 12 depuis l’étranger',
    'For example: 01 99 00 12 34, or +44 20 7946 0000 from abroad',
  ),
  autocomplete: 'tel',
}

export const messageField: FormField = {
  kind: 'textarea',
  name: 'message',
  label: words('Votre message', 'Your message'),
  max: MAX_MESSAGE,
}

/** Parts of a working day on which the firm calls or meets. */
export const MOMENTS = [
  choice('matin', 'Le matin, de 10 h à 13 h', 'In the morning, 10 am to 1 pm'),
  choice('apres_midi', 'L’après-midi, de 14 h à 18 h', 'In the afternoon, 2 pm to 6 pm'),
] as const
