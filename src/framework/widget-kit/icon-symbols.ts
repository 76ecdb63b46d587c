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
