const USED_ICON = /href="#icon-([a-z0-9-]+)"/g

/** Names of the icons that a piece of HTML uses, each once. */
export const usedIcons = (html: string): string[] => [
  ...new Set([...html.matchAll(USED_ICON)].map((match) => match[1] ?? '')),
]

/** A standalone SVG file as a symbol of the document. */
export function iconSymbol(name: string, svg: string): string {
  const viewBox = /viewBox="([\d .]+)"/.exec(svg)?.[1] ?? '0 0 16 16'
  const drawing = svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  return `<symbol id="icon-${name}" viewBox="${viewBox}" fill="currentColor">${drawing.trim().replace(/\s*\n\s*/g, '')}</symbol>`
}
