import { inertBody } from './inert-html.ts'

/** What has no business in a preview: it would run, load or take the keyboard. */
const LEFT_OUT =
  'script,style,iframe,object,embed,link,meta,base,form,template,animate,animatemotion,set'

/** Stored HTML to look at: nothing in it runs, and it holds no style of its own. */
export function safePreview(html: string): DocumentFragment {
  const body = inertBody(html)
  for (const element of body.querySelectorAll(LEFT_OUT)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    for (const { name } of Array.from(element.attributes)) {
      if (name.startsWith('on') || name === 'style') element.removeAttribute(name)
    }
    if (element.hasAttribute('tabindex')) element.removeAttribute('tabindex')
    if (element instanceof HTMLAnchorElement) element.tabIndex = -1
  }
  const fragment = document.createDocumentFragment()
  fragment.append(...body.childNodes)
  return fragment
}
