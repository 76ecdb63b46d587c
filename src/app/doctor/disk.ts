import { readdir, stat, statfs } from 'node:fs/promises'
import { storedPath } from '#base/core/address/stored-path.ts'
import { type Finding, findingsOf } from './finding.ts'
import { tryWriting } from './writable.ts'

const { ok, warning, error } = findingsOf('disque')

const MB = 1_000_000
const LITTLE = 1000 * MB
const TOO_LITTLE = 200 * MB

/** Bytes that the service may still write where a folder lies. */
export type FreeSpace = (folder: string) => Promise<number>

const freeSpace: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Whether the data folder can be written, what room is left, and what the provider's images take.
 * `mediaCache` is their folder, and their limit in MiB.
 */
export async function checkDisk(
  dataDir: string,
  mediaCache: { folder: string; limit: number },
  free: FreeSpace = freeSpace,
): Promise<Finding[]> {
  const { finding, existing } = await writableFinding(dataDir)
  const [space, images] = await Promise.all([
    spaceFinding(existing, free),
    sizeOf(mediaCache.folder),
  ])
  const share = `${inMegabytes(images)} sur ${mediaCache.limit} Mio permis`
  return [finding, space, ok(`images du fournisseur : ${share}`)]
}

async function writableFinding(dataDir: string): Promise<{ finding: Finding; existing: string }> {
  const { fault, existing } = await tryWriting(dataDir)
  if (fault !== null) {
    const text = `« ${existing} » ne peut pas être écrit : ${fault.reason}`
    return { existing, finding: error(text, fault.advice) }
  }
  const is = existing === dataDir ? 'peut être écrit' : 'sera créé par le premier « npm start »'
  return { existing, finding: ok(`« ${dataDir} » ${is}`) }
}

async function spaceFinding(folder: string, free: FreeSpace): Promise<Finding> {
  const bytes = await free(folder).catch(() => null)
  if (bytes === null) {
    return warning(
      'la place libre n’est pas connue de ce système de fichiers',
      'vérifiez-la autrement',
    )
  }
  const left = `${inMegabytes(bytes)} libres`
  const advice = 'libérez de la place ou agrandissez le disque de DATA_DIR'
  if (bytes < TOO_LITTLE) return error(left, `${advice} : plus rien ne pourra être enregistré`)
  return bytes < LITTLE ? warning(left, advice) : ok(left)
}

/** Bytes of the files in a folder and below; 0 when there is none. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  let bytes = 0
  for (const entry of entries) {
    if (!entry.isFile()) continue
    // A running server may have just removed it.
    bytes += await stat(storedPath(entry.parentPath, 'listed', entry.name)).then(
      ({ size }) => size,
      () => 0,
    )
  }
  return bytes
}

const inMegabytes = (bytes: number): string =>
  bytes < 1000 * MB
    ? `${Math.round(bytes / MB)} Mo`
    : `${(bytes / 1000 / MB).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Go`
