/** What a button says that leads to a form for somebody of the team. */
export const WRITE_TO = {
  'fr-FR': (name: string) => `Écrire à ${name}`,
  'en-GB': (name: string) => `Write to ${name}`,
}
