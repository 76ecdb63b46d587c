import type { Actor } from '#base/core/account.ts'

/** What became of the mails of an act. */
interface Mailed {
  people: number
  /** Whether mails leave at all: without a mail server nobody is told that one did. */
  sendsMail: boolean
}

/** What whoever asks is told of the mails to those who may publish. */
export function requestNotice({ people, sendsMail }: Mailed): string {
  const asked = 'Votre demande est enregistrée.'
  if (people === 0) return `${asked} Aucun autre compte ne peut publier pour l’instant.`
  if (!sendsMail) {
    return `${asked} Aucun envoi de courriel n’est configuré : prévenez vous-même les personnes qui publient.`
  }
  return people === 1
    ? `${asked} Un courriel part à la personne qui peut publier.`
    : `${asked} Un courriel part aux ${people} personnes qui peuvent publier.`
}

/** What whoever answers is told of the mail to the asker; empty when they are the same. */
export function answerNotice(asker: Actor, by: Actor, { people, sendsMail }: Mailed): string {
  if (asker.id === by.id) return ''
  const name = asker.name || 'la personne qui demandait'
  if (people === 0) return `Aucun courriel ne part : ${name} n’a plus de compte actif ici.`
  return sendsMail
    ? `Un courriel part à ${name}.`
    : `Aucun envoi de courriel n’est configuré : prévenez vous-même ${name}.`
}
