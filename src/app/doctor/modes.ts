import { openEntries } from '#base/platform/installation/private-files.ts'
import { type Finding, findingsOf } from './finding.ts'

const { ok, warning } = findingsOf('droits')

/** Names that a line can hold. */
const SHOWN = 3

/** Whether other users of this machine can read what lies in the data folder. */
export async function checkModes(dataDir: string): Promise<Finding[]> {
  const open = await openEntries(dataDir)
  if (open.length === 0) return [ok(`« ${dataDir} » n’est lisible que par son utilisateur`)]
  const named = open.slice(0, SHOWN).map((path) => `« ${path} »`)
  const more = open.length > SHOWN ? ` et ${open.length - SHOWN} autres` : ''
  return [
    warning(
      `d’autres utilisateurs de cette machine peuvent ouvrir ${named.join(', ')}${more}`,
      `démarrez le serveur, qui referme ce qui est à lui, ou lancez : chmod -R go= '${dataDir}'`,
    ),
  ]
}
