import { prepare } from './drawing.ts'
import { takeOver } from './swap.ts'
import type { Units } from './units.ts'

const MARKED = '[data-edit]'

/** The texts of a document that are edited themselves, each chosen and typed as a widget of a page is. */
export interface Texts extends Units {
  /** Shows what the server has drawn of the document. */
  redraw(html: string): void
}

export function createTexts(): Texts {
  const main = document.querySelector('main') ?? document.body
  adorn(main)
  return {
    redraw(html) {
      const drawn = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
      if (!drawn) return
      adorn(drawn)
      takeOver(main, document.adoptNode(drawn))
    },
    root: (name) =>
      [...main.querySelectorAll<HTMLElement>(MARKED)].find(
        ({ dataset }) => dataset['edit'] === name,
      ) ?? null,
    nameAt(node) {
      const element = node instanceof Element ? node : node?.parentElement
      return element?.closest<HTMLElement>(MARKED)?.dataset['edit'] ?? null
    },
    lists: () => new Map(),
    // What is shown stands in the document already.
    show() {},
    draw() {},
    release() {},
  }
}

/** The Tab key stops at each text, and at nothing else of the document. */
function adorn(main: Element): void {
  prepare(main)
  for (const element of main.querySelectorAll<HTMLElement>(MARKED)) element.tabIndex = 0
}
