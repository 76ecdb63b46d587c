import { accessSync, constants } from 'node:fs'
import { sentence, storageTrouble } from '#base/platform/db/storage-trouble.ts'
import { makeFolder } from '#base/platform/installation/make-folder.ts'
import { mendModes } from '#base/platform/installation/private-files.ts'

/** The data folder can't be made, read or written; the message (French) says what to do. */
export class DataFolderUnusable extends Error {
  override name = 'DataFolderUnusable'
}

/** Makes the data folder unless it is there. @throws {DataFolderUnusable} */
export function writableFolder(folder: string): string {
  try {
    makeFolder(folder)
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK)
    return folder
  } catch (cause) {
    const { reason, advice } = storageTrouble(cause, folder) ?? {
      reason: cause instanceof Error ? cause.message : String(cause),
      advice: 'choisissez un autre dossier avec DATA_DIR',
    }
    throw new DataFolderUnusable(
      `Le dossier de données « ${folder} » (DATA_DIR) ne peut pas être utilisé : ${reason}. ${sentence(advice)}`,
      { cause },
    )
  }
}

/** Closes what is open to other users of the machine, and says so. */
export async function tellMended(dataDir: string, warn: (message: string) => void): Promise<void> {
  const { mended, refused } = await mendModes(dataDir)
  if (mended > 0) {
    warn(
      `D’autres utilisateurs de cette machine pouvaient ouvrir « ${dataDir} » : ${mended} dossiers et ` +
        'fichiers ont été refermés (0700, 0600).',
    )
  }
  if (refused === null) return
  warn(
    `« ${refused} » reste ouvert à d’autres utilisateurs de cette machine, car il n’appartient pas à celui ` +
      'qui lance Vitrine : donnez-le-lui (chown), puis chmod -R go= sur DATA_DIR.',
  )
}
