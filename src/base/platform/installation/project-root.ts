import { accessSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Folder of package.json, wherever this file was built to. */
export function projectRoot(): string {
  let folder = import.meta.dirname
  while (!exists(join(folder, 'package.json'))) folder = dirname(folder)
  return folder
}

function exists(file: string): boolean {
  try {
    accessSync(file)
    return true
  } catch {
    return false
  }
}
