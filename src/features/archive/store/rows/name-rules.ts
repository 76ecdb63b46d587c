import { OWN_MEDIA } from '#base/core/media/media-file.ts'
import { isStoredName } from '#base/core/address/stored-path.ts'
import { isHostName } from '#base/core/address/host-name.ts'
import { form, type Rule, text } from './row-rules.ts'

/** What redirects lead from and to. */
export const address = text(4000)
/** Put together of several names. */
export const composed = text(1000)
export const nonce = form(/^[\w-]+$/, 'une clé', 200)
export const email = form(/^[^\s\p{C}]+$/u, 'une adresse électronique', 320)

export const host: Rule = (value) => (isHostName(String(value)) ? null : 'n’est pas un nom d’hôte')

/** What a kind of document calls one of them: `12`, `1/header`, `card/card-magazine`. */
export const documentRef = form(/^[\w-]{1,100}(?:\/[\w-]{1,100}){0,4}$/, 'le nom d’un document')

/** The path of a medium is taken apart into names on disk. */
export const media: Rule = (value) => {
  const below = typeof value === 'string' && value.startsWith('/media/') ? value.slice(7) : ''
  if (!isStoredName('media', below)) return 'n’est pas le chemin d’un média'
  if (!`${value}/`.startsWith(`${OWN_MEDIA}/`)) return null
  const [folder = '', file = ''] = String(value)
    .slice(OWN_MEDIA.length + 1)
    .split('/')
  return isStoredName('medium', folder) && file !== '' ? null : 'n’est pas le chemin d’un média'
}

/** The file of a request becomes a name on disk. */
export const stored: Rule = (value) =>
  isStoredName('lead', String(value)) ? null : 'n’est pas le nom d’un fichier de demande'
