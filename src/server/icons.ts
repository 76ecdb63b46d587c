import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ICON_NAME } from '#ui/icon.tsx'

/** SVG texts of Bootstrap Icons by name, each read once; `null` for a name it does not have. */
export function bootstrapIcons(): (name: string) => string | null {
  const folder = join(
    dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')),
    'icons',
  )
  const known = new Map<string, string | null>()
  return (name) => {
    if (!ICON_NAME.test(name)) return null
    const kept = known.get(name)
    if (kept !== undefined) return kept
    const svg = readIcon(join(folder, `${name}.svg`))
    known.set(name, svg)
    return svg
  }
}

function readIcon(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}
