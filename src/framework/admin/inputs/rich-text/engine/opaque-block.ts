import type { NodeSpec } from 'prosemirror-model'
import type { NodeViewConstructor } from 'prosemirror-view'
import { inertBody } from './inert-html.ts'

/** Name of the element that stands for a block which the editor keeps as it is. */
export const OPAQUE_TAG = 'vitrine-kept'

/** Asked for when somebody wants to change the HTML of a kept block. */
export const EDIT_OPAQUE = 'vitrine:edit-kept'

/**
 * A block that the editor can't change without losing something (a video, an unusual table): shown, moved and removed, but written back to the letter.
 */
export const KEPT_BLOCK: NodeSpec = {
  group: 'block',
  atom: true,
  draggable: true,
  attrs: { html: { default: '' } },
  parseDOM: [{ tag: OPAQUE_TAG, getAttrs: ({ dataset }) => ({ html: dataset['html'] ?? '' }) }],
  toDOM: ({ attrs }) => [OPAQUE_TAG, { 'data-html': String(attrs['html']) }],
}

/** How one is shown. */
export const opaqueView: NodeViewConstructor = (node, _view, getPos) => {
  const html = String(node.attrs['html'])
  const dom = document.createElement('div')
  dom.className = 'kept-block'
  dom.contentEditable = 'false'
  const bar = document.createElement('div')
  bar.className = 'kept-block-bar'
  const label = document.createElement('span')
  label.textContent = 'Bloc gardé tel quel'
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = 'Modifier son HTML'
  button.addEventListener('click', () => {
    const detail = { html, place: getPos() }
    dom.dispatchEvent(new CustomEvent(EDIT_OPAQUE, { bubbles: true, detail }))
  })
  bar.append(label, button)
  const preview = document.createElement('div')
  preview.className = 'kept-block-preview'
  preview.append(safePreview(html))
  dom.append(bar, preview)
  return { dom, ignoreMutation: () => true, stopEvent: ({ target }) => target === button }
}

/** What has no business in a preview: it would run, load or take the keyboard. */
const LEFT_OUT =
  'script,style,iframe,object,embed,link,meta,base,form,template,animate,animatemotion,set'

/** Stored HTML to look at: nothing in it runs, and it holds no style of its own. */
function safePreview(html: string): DocumentFragment {
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
