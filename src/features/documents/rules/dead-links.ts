import { attributesOf, htmlPieces } from '#base/kit/html/html-source.ts'

/** Clean HTML whose links to the given paths are plain text: those pages are not there. */
export function withoutLinksTo(html: string, paths: ReadonlySet<string>): string {
  if (paths.size === 0 || !html.includes('<a ')) return html
  let open = false
  return htmlPieces(html)
    .map(({ kind, name, source }) => {
      if (name !== 'a') return source
      if (kind === 'start') {
        const href = attributesOf(source).get('href') ?? ''
        open = paths.has(href.replace(/[?#].*$/s, ''))
        return open ? '' : source
      }
      return open ? '' : source
    })
    .join('')
}
