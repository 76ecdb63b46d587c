import type { Template } from '#framework/widget-kit/template.ts'
import { compileTemplate } from '#features/templates/engine/template.tsx'
import { get } from '#framework/ui/browser/background-request.ts'

const known = new Map<string, Promise<Template>>()

/**
 * The template at an address of the site, fetched and compiled once a page (requirements F2). One
 * that could not be had is asked for again.
 */
export function liveTemplate(path: string): Promise<Template> {
  const kept = known.get(path)
  if (kept) return kept
  const asked = fetched(path)
  known.set(path, asked)
  asked.catch(() => known.delete(path))
  return asked
}

async function fetched(path: string): Promise<Template> {
  const answer = await get(path)
  const template = compileTemplate(await answer.text(), { name: path })
  addOwnFiles(template, path)
  return template
}

/** Stylesheet and script of the template's own, each once a page (requirements F3). */
function addOwnFiles({ hasOwnCss, hasOwnJs }: Template, path: string): void {
  const base = path.replace(/\.html$/, '')
  const has = (selector: string) => document.querySelector(selector) !== null
  if (hasOwnCss && !has(`link[rel="stylesheet"][href="${base}.css"]`)) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `${base}.css`
    document.head.append(link)
  }
  // A page whose scripts carry a nonce lets no other run: who looks at it is no visitor.
  const mayRun = !has('meta[property="csp-nonce"]')
  if (hasOwnJs && mayRun && !has(`script[src="${base}.js"]`)) {
    const script = document.createElement('script')
    script.src = `${base}.js`
    document.head.append(script)
  }
}
