/** Said by the library under Puck of whatever can be dragged; true of a button alone. */
const FALSE = ['aria-pressed', 'aria-grabbed']
const DRAGGED = '[data-puck-component], [data-puck-drawer-item]'
const DRAWER_ITEM = '[data-puck-drawer-item][tabindex="0"]'

/**
 * Takes from draggable things what makes them buttons that heed no key: the outline and the bars do
 * what dragging does (docs/decisions/014-editor.md). @returns how to stop
 */
export function fixAria(root: HTMLElement): () => void {
  const mend = () => {
    for (const name of FALSE) {
      for (const element of root.querySelectorAll(`:is(${DRAGGED})[${name}]`)) {
        element.removeAttribute(name)
      }
    }
    for (const item of root.querySelectorAll(DRAWER_ITEM)) {
      item.setAttribute('tabindex', '-1')
      item.setAttribute('role', 'none')
    }
  }
  mend()
  const observer = new MutationObserver(mend)
  observer.observe(root, { subtree: true, attributeFilter: [...FALSE, 'tabindex'] })
  return () => observer.disconnect()
}
