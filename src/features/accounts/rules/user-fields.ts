import { ROLE_NAMES } from '#base/core/account.ts'
import { choice, text } from '#base/core/field/fields.ts'

/** Somebody who may sign in. */
export const USER = {
  name: text({
    label: 'Prénom et nom',
    required: 'Donnez un prénom et un nom.',
    max: 100,
  }),
  email: text({
    label: 'Adresse e-mail',
    help: 'Un message y est envoyé avec un lien pour choisir un mot de passe.',
    required: 'Donnez une adresse e-mail.',
    format: 'email',
    max: 254,
  }),
  role: choice({
    label: 'Rôle',
    choices: ROLE_NAMES,
    required: 'Choisissez ce que cette personne pourra faire.',
    default: 'client',
  }),
}
