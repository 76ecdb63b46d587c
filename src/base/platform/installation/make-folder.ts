import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a folder that an operator names, and those above it; one that is there stays as it is. Node's own
 * `recursive` goes round for ever where a folder can't be made though the one above it is there, as in `/proc`.
 * @throws what the system says
 */
export function makeFolder(folder: string, mode = 0o700): void {
  const above = dirname(folder)
  if (above !== folder && !existsSync(above)) makeFolder(above, mode)
  try {
    mkdirSync(folder, { mode })
  } catch (cause) {
    if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw cause
  }
}
