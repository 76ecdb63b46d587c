import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaNames } from '#features/media/service/demo-media.ts'
import { demoFolder } from './demo-folder.ts'
import { demoSchema } from './demo-schema.ts'
import { FaultList } from './faults.ts'
import { readYaml } from './yaml.ts'

/** Where the demo says what the library calls its media. */
export const MEDIA_NAMES = 'media-names.yaml'

/**
 * What the library calls the demo's media.
 * @param folder of the demo, by default that of the package
 * @throws when the file that says so can't be read
 */
export async function demoMediaNames(folder: string = demoFolder()): Promise<MediaNames> {
  const text = await readFile(join(folder, MEDIA_NAMES), 'utf8')
  const faults = new FaultList()
  const { value } = readYaml({ file: MEDIA_NAMES, text, firstLine: 1 }, faults)
  faults.throwIfAny()
  return demoSchema.shape[MEDIA_NAMES].parse(value)
}
