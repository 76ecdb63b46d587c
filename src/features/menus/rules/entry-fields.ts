import {
  icon,
  inGroup,
  link,
  media,
  motif,
  text,
  type ValuesOf,
  yesNo,
} from '#base/core/field/fields.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { readInfos, writeInfos } from './entry-infos.ts'

/** What is of a menu itself. */
export const MENU_FIELDS = {
  name: text({ label: 'Nom du menu', max: 120, required: 'Donnez un nom au menu.' }),
  onlySubs: yesNo({ label: 'Montrer seulement les sous-entrées' }),
}

/** What is written in an entry. */
export const ENTRY_FIELDS = {
  label: text({ label: 'Libellé', max: 300 }),
  link: link({
    label: 'Lien',
    help: 'Sans lien, l’entrée est un titre au-dessus de ses sous-entrées.',
  }),
  icon: icon({ label: 'Icône' }),
  ...inGroup('Tuile ou image', {
    text: text({
      label: 'Texte',
      help: 'Une ligne sous le libellé, pour les menus en tuiles.',
      max: 2000,
    }),
    motif: motif({ label: 'Thème', help: 'Il donne sa couleur à la tuile.' }),
    mediaPage: media({
      label: 'Image',
      help: 'Pour les menus en images ; vide : celle de la page.',
      accept: 'image',
    }),
  }),
}
type EntryValues = ValuesOf<typeof ENTRY_FIELDS>

/** Those of the fields that lie in `infos`, which may be unreadable. */
export const INFOS: readonly (keyof EntryValues)[] = ['icon', 'text', 'motif']

export function entryValues({ label, link: target, mediaPage, infos }: MenuEntry): EntryValues {
  const { icon: name = '', text: line = '', motif: code = '' } = readInfos(infos) ?? {}
  return { label, link: target, mediaPage, icon: name, text: line, motif: code }
}

/** The stored members of what is written; unreadable `infos` stay as they are. */
export function writtenEntry(
  { infos }: Pick<MenuEntry, 'infos'>,
  { label, mediaPage, icon: name, text: line, motif: code }: EntryValues,
): Pick<MenuEntry, 'label' | 'mediaPage' | 'infos'> {
  const isReadable = readInfos(infos) !== null
  const written = () => writeInfos(infos, { icon: name, text: line, motif: code })
  return { label, mediaPage, infos: isReadable ? written() : infos }
}
