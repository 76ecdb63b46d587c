import { numericDate } from '#base/kit/time/calendar-day.ts'

/** Where copies of whoever was erased still lie, as the server says. */
export interface Remains {
  isClean: boolean
  isInLog: boolean
  /** Instant of the making, and the day on which it will be gone; `null` while nobody deletes it. */
  backups: readonly { at: string; until: string | null }[]
}

/** What is said to whoever erased a person: what is done, and what is left until when. */
export function erasedWords({ isClean, isInLog, backups }: Remains): string {
  const parts = ['Tout ce qui concernait cette personne est effacé.']
  if (!isClean) {
    parts.push('La base était occupée : ses fichiers seront nettoyés pendant la nuit.')
  }
  if (isInLog) parts.push('Le journal de PostgreSQL la garde encore jusqu’à sa rotation.')
  if (backups.length > 0) {
    const made = backups.map(({ at, until }) => {
      const end =
        until === null ? 'tant que l’agence la garde' : `jusqu’au ${inDays(until)} environ`
      return `celle du ${inDays(at)} (${end})`
    })
    parts.push(`Des sauvegardes peuvent encore la contenir : ${made.join(', ')}.`)
  }
  return parts.join(' ')
}

const inDays = (instant: string): string => numericDate(instant, 'fr-FR')
