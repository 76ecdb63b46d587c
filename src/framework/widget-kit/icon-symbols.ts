const USE = 'href="#icon-'

/** Names of the icons that a piece of HTML uses, each once. */
export function usedIcons(html: string): string[] {
  const names = new Set<string>()
  for (let at = html.indexOf(USE); at >= 0; at = html.indexOf(USE, at)) {
    at += USE.length
    names.add(html.slice(at, html.indexOf('"', at)))
  }
  return [...names]
}

/** A standalone SVG file as a symbol of the document. */
export function iconSymbol(name: string, svg: string): string {
  const viewBox = /viewBox="([\d .]+)"/.exec(svg)?.[1] ?? '0 0 16 16'
  const drawing = withinSvg(svg)
  return `<symbol id="icon-${name}" viewBox="${viewBox}" fill="currentColor">${drawing}</symbol>`
}

/** What stands between the tags of the outermost element, its lines joined. */
function withinSvg(svg: string): string {
  const start = svg.indexOf('>', svg.indexOf('<svg')) + 1
  const inside = svg.slice(start).replace(/<\/svg>\s*$/, '')
  return inside
    .split('\n')
    .map((line) => line.trim())
    .join('')
}
