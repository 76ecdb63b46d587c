import { ArchiveFault } from './archive-fault.ts'

export const notOurs = () =>
  new ArchiveFault(
    'Ce fichier n’est pas une archive de Vitrine : donnez un fichier fait par « vitrine backup » ' +
      'ou « vitrine site export ».',
  )

export const damaged = (cause?: unknown) =>
  new ArchiveFault(
    'L’archive est abîmée ou incomplète : ce qu’elle contient ne correspond pas à ses sommes de ' +
      'contrôle. Rien n’a été changé : prenez une autre sauvegarde.',
    { cause },
  )

export const tooLarge = () =>
  new ArchiveFault(
    'L’archive se déploie en plus d’octets que le disque n’en a de libres : rien n’a été changé. ' +
      'Libérez de la place, et vérifiez d’où vient ce fichier.',
  )

export const foreign = (name: string) =>
  new ArchiveFault(
    `L’archive contient « ${printable(name)} », qu’aucune archive de Vitrine ne contient : elle est ` +
      'refusée et rien n’a été changé. Vérifiez d’où vient ce fichier.',
  )

export const tooMany = (what: string) =>
  new ArchiveFault(
    `L’archive contient plus de ${what} : aucune archive de Vitrine n’en contient autant. Elle est ` +
      'refusée et rien n’a été changé. Vérifiez d’où vient ce fichier.',
  )

export const bomb = () =>
  new ArchiveFault(
    'L’archive se déploie en plus de cent fois sa taille, ce qu’aucune archive de Vitrine ne fait : ' +
      'elle est refusée et rien n’a été changé. Vérifiez d’où vient ce fichier.',
  )

export const tooSlow = () =>
  new ArchiveFault(
    'La lecture de l’archive dure trop longtemps : rien n’a été changé. Copiez le fichier sur un ' +
      'disque de cette machine, puis recommencez.',
  )

/** Nothing of a foreign file moves the terminal's cursor. */
const printable = (text: string): string => text.replace(/\p{C}/gu, ' ').slice(0, 120)
