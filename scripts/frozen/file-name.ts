import { createHash } from 'node:crypto'

const LONGEST = 150

/** A file's name for an address; two addresses have two names. */
export function fileName(path: string): string {
  const name = path
    .slice(1)
    .replaceAll('/', '+')
    .replace(/[^\w+.,=&?%~ -]/g, '_')
    .slice(0, LONGEST)
  const isWhole = `/${name.replaceAll('+', '/')}` === path
  const mark = createHash('sha256').update(path).digest('hex').slice(0, 8)
  return `${name || 'index'}${isWhole ? '' : `~${mark}`}`
}
