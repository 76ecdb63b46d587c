import type { DemoFault } from '#app/demo/faults.ts'
import { MEDIA_NAMES } from '#app/demo/media-names.ts'
import { demoMedium, type MediaNames } from '#features/media/service/demo-media.ts'
import type { Text } from './text-faults.ts'

/**
 * Media that the library could call by no name, and names of what is not there.
 * @param files of `demo/media`, by their path in it
 */
export function nameFaults(
  { folders, names }: MediaNames,
  texts: readonly Text[],
  files: ReadonlySet<string>,
): DemoFault[] {
  const lines = texts.find(({ file }) => file === MEDIA_NAMES)?.text.split('\n') ?? []
  const fault = (key: string, message: string): DemoFault => {
    const at = lines.findIndex((line) => line.trimStart().startsWith(`${key}:`))
    return { file: MEDIA_NAMES, line: at + 1 || 1, message: `« ${key} » : ${message}` }
  }
  const media = new Set([...files].flatMap((file) => demoMedium(file) ?? []))
  const used = new Set(
    [...media].flatMap((medium) => (medium.includes('/') ? (medium.split('/', 1)[0] ?? []) : [])),
  )
  const missing = (there: ReadonlySet<string>, said: object, message: string) =>
    [...there].filter((key) => !Object.hasOwn(said, key)).map((key) => fault(key, message))
  const needless = (there: ReadonlySet<string>, said: object, message: string) =>
    Object.keys(said).flatMap((key) => (there.has(key) ? [] : fault(key, message)))
  return [
    ...missing(used, folders, 'ce dossier de demo/media n’a pas de nom pour la médiathèque'),
    ...missing(media, names, 'ce fichier de demo/media n’a pas de nom pour la médiathèque'),
    ...needless(used, folders, 'il n’y a pas de média dans ce dossier de demo/media'),
    ...needless(media, names, 'il n’y a pas de média de ce nom dans demo/media'),
  ]
}
