import { useEffect, type ReactElement, type ReactNode } from 'react'
import frameSheet from './frame.css?url'
import { useEditorParts, useEditing } from '../state/editor-context.ts'
import { fixAria } from './fix-aria.ts'
import { editorKeys } from '../state/keys.ts'
import { useChosenId } from '../state/use-puck.ts'

interface PreviewFrameProps {
  children: ReactNode
  document?: Document | undefined
}

interface AdminConfiguration {
  previewSheets: string[]
}

/** Addresses of the site's own stylesheets (app/http/admin-document.ts). */
function previewSheets(): string[] {
  const text = document.getElementById('admin-configuration')?.textContent ?? '{}'
  return (JSON.parse(text) as Partial<AdminConfiguration>).previewSheets ?? []
}

/** The document of the preview: the site's own looks, and nothing of the back office's. */
export function PreviewFrame({ children, document: inner }: PreviewFrameProps): ReactElement {
  const { previews } = useEditorParts()
  const editing = useEditing()
  const chosen = useChosenId()
  useEffect(() => {
    if (!inner) return
    furnish(inner)
    const keys = editorKeys(editing)
    inner.addEventListener('keydown', keys, true)
    const still = (event: Event) => event.preventDefault()
    inner.addEventListener('submit', still, true)
    const stopClaims = fixAria(inner.body)
    return () => {
      stopClaims()
      inner.removeEventListener('keydown', keys, true)
      inner.removeEventListener('submit', still, true)
    }
  }, [inner, editing])
  useEffect(() => {
    if (!inner) return
    const symbols = symbolsOf(inner)
    return previews.subscribe((id) => {
      const preview = previews.of(id)
      for (const sheet of preview?.stylesheets ?? []) addSheet(inner, sheet)
      for (const symbol of preview?.symbols ?? []) addSymbol(inner, symbols, symbol)
    })
  }, [inner, previews])
  useEffect(() => {
    const element =
      chosen === null ? null : inner?.querySelector(`[data-puck-component="${chosen}"]`)
    const view = inner?.defaultView
    if (!element || !view) return
    const { top, bottom } = element.getBoundingClientRect()
    if (bottom > 0 && top < view.innerHeight) return
    element.scrollIntoView({ block: 'center' })
  }, [chosen, inner])
  return <>{children}</>
}

function furnish(inner: Document): void {
  inner.documentElement.lang = 'fr'
  inner.title = 'Aperçu de la page'
  for (const sheet of [...previewSheets(), frameSheet]) addSheet(inner, sheet)
}

function addSheet(inner: Document, href: string): void {
  const known = [...inner.querySelectorAll('link')].some(
    (link) => link.getAttribute('href') === href,
  )
  if (known) return
  const link = inner.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  inner.head.append(link)
}

function symbolsOf(inner: Document): SVGSVGElement {
  const svg = inner.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('class', 'icon-symbols')
  svg.setAttribute('aria-hidden', 'true')
  inner.body.append(svg)
  return svg
}

function addSymbol(inner: Document, symbols: SVGSVGElement, symbol: string): void {
  const id = /id="([^"]+)"/.exec(symbol)?.[1]
  if (id && !inner.getElementById(id)) symbols.insertAdjacentHTML('beforeend', symbol)
}
