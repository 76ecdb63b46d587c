import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { builtAssets } from '#app/website/client-assets.ts'
import { sourcesHash, STAMP } from '../../../scripts/sources.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'

const { ok, warning, error } = findingsOf('construction')

/** Whether the built files are there, whole, and of the sources that lie beside them. */
export async function checkBuild(
  root: string,
  hashOf: (root: string) => Promise<string> = sourcesHash,
): Promise<Finding[]> {
  try {
    builtAssets(join(root, 'dist', 'client'))
  } catch (cause) {
    return [error(reasonOf(cause), 'lancez « npm run build »')]
  }
  const [built, sources] = await Promise.all([
    readFile(join(root, STAMP), 'utf8').catch(() => ''),
    // What is installed without its sources can't be older than they are.
    hashOf(root).catch(() => null),
  ])
  if (sources === null) return [ok('présente, sans ses sources')]
  if (built !== sources) {
    return [
      warning(
        'les sources ont changé depuis la construction',
        'lancez « npm run build », puis redémarrez le serveur',
      ),
    ]
  }
  return [ok('présente et à jour')]
}
