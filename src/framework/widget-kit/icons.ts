import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { SVGPathData } from 'svg-pathdata'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { ICON_NAME } from '#base/core/icon-name.ts'

/** Symbols of Bootstrap Icons by name, each made once; `null` for a name it does not have. */
export function bootstrapIcons(): (name: string) => string | null {
  const folder = iconFolder()
  return memoize(
    (name) => {
      const svg = ICON_NAME.test(name) ? readIcon(storedPath(folder, 'icon', `${name}.svg`)) : null
      return svg === null ? null : iconSymbol(name, svg)
    },
    { room: roomFor(1_000_000), sizeOf: (symbol) => symbol?.length ?? 0 },
  )
}

/** Every name, in alphabetical order; read once, when the back office first asks. */
export function iconNames(): readonly string[] {
  names ??= readdirSync(iconFolder())
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .toSorted()
  return names
}

let names: readonly string[] | undefined

const iconFolder = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('bootstrap-icons/package.json')), 'icons')

function readIcon(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

/** Of a unit of the drawing, which is 16 wide: at 48 pixels a thirtieth of one. */
const HUNDREDTH = 100

/** A standalone SVG file as a symbol of the document. */
function iconSymbol(name: string, svg: string): string {
  const viewBox = /viewBox="([\d .]+)"/.exec(svg)?.[1] ?? '0 0 16 16'
  const drawing = withinSvg(svg).replaceAll(/(?<= d=")[^"]+/g, roundedPath)
  return `<symbol id="icon-${name}" viewBox="${viewBox}" fill="currentColor">${drawing}</symbol>`
}

/**
 * A path with fewer digits, a fortieth of what the home page weighs in brotli. Rounded where its points are: steps
 * that are rounded one by one add up to a gap.
 */
const roundedPath = (path: string): string =>
  new SVGPathData(path)
    .toAbs()
    .round(HUNDREDTH)
    .toRel()
    .round(HUNDREDTH)
    .encode()
    .replaceAll(/(?<![\d.])0(?=\.)| (?=-)/g, '')

/** What stands between the tags of the outermost element, its lines joined. */
function withinSvg(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1
  const inside = svg.slice(start).replace(/<\/svg>\s*$/, '')
  return inside
    .split('\n')
    .map((line) => line.trim())
    .join('')
}
