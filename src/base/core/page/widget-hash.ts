/**
 * A short sign of a widget as it is stored: in the canvas its drawing carries it, so that the editor sees what
 * it has another state of. FNV-1a, 32 bits.
 */
export function widgetHash(version: number, options: string): string {
  let hash = 0x811c9dc5
  for (const unit of `${version} ${options}`) {
    hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}
