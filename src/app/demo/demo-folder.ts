import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where the demo firm is written in the package. */
export const demoFolder = (): string => join(packageRoot(import.meta.dirname), 'demo')

/** Found from the running file upwards: the built server lies elsewhere than the sources. */
function packageRoot(folder: string): string {
  const above = dirname(folder)
  return above === folder || existsSync(join(folder, 'package.json')) ? folder : packageRoot(above)
}
