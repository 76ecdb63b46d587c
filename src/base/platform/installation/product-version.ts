import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of the program, as its package says it; `root` is the folder of the project. */
export function productVersion(root: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return version
}
