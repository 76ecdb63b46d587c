import type { Demo } from '#app/demo/load-demo.ts'
import { anchoredParts } from '#framework/widget-kit/contents-list.ts'

/** Places of every page that a link can lead to (`#…`), by the page's path. */
export function demoAnchors(demo: Demo): Map<string, Set<string>> {
  const paths = new Map([
    ...demo.pages.map(({ id, path }) => [`${id} fr`, path] as const),
    ...demo.translations.map(({ id, translation }) => [`${id} en`, translation.path] as const),
  ])
  return new Map(
    demo.widgets.map(({ owner, widgets }) => [
      paths.get(`${owner.pageId} ${owner.lang}`) ?? '',
      new Set(widgets.flatMap(anchorsIn)),
    ]),
  )
}

/** Of a widget and those inside it. */
function anchorsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [...value.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id)
  }
  if (Array.isArray(value)) return value.flatMap(anchorsIn)
  if (typeof value !== 'object' || value === null) return []
  return [...made(value), ...Object.values(value).flatMap(anchorsIn)]
}

/** Those that a widget makes: of headings with an address each, and of a form. */
function made(value: object): string[] {
  if ('anchors' in value && value.anchors === true && 'html' in value) {
    return anchoredParts(String(value.html)).entries.map(({ id }) => id)
  }
  return 'form' in value && typeof value.form === 'string' ? [`formulaire-${value.form}`] : []
}
