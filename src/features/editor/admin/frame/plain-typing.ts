import { cultureOf } from '#base/kit/language.ts'
import { tooLong } from '#base/kit/text/too-long.ts'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import { caretIn, offsetAt, putCaret } from './caret.ts'
import type { CanvasText, Point } from './canvas-contract.ts'
import { polishedForm, storedForm } from './stored-form.ts'

/** A text that is being typed in the page. */
export interface OpenText {
  element: HTMLElement
  /** Of a text with marks. */
  editor?: TextEditor
  /** Letters come where its caret is. */
  write?(letters: string): void
  /** In a table, and in a list where there is something to indent or to take out, the key is the text's. */
  usesTab?(isBack: boolean): boolean
  /** Where the caret is. */
  caret(): { start: number; end: number }
  putCaret(start: number, end: number): void
  /** Another text takes its place: a step was taken back. */
  take(value: string): void
  /** Puts the element back as it was, or as what is stored now looks. */
  close(): void
}

/**
 * Where the caret goes: to a point of the window or over what lies between two, over the text to be written over, to
 * its beginning or its end.
 */
export type Where = Point | readonly [Point, Point] | 'whole' | 'start' | null

export const isPoint = (where: Where): where is Point =>
  where !== null && typeof where !== 'string' && 'x' in where

/** The two ends of it; `null` for the end of the text. */
export const endsOf = (where: Where): readonly [Point | null, Point | null] =>
  where === null || typeof where === 'string'
    ? [null, null]
    : isPoint(where)
      ? [where, where]
      : where

/** What is asked and told of a text while it is typed. */
export interface TextListener {
  /** What is to be stored now; where the caret was before. */
  typed(value: string, before: { start: number; end: number }): void
  /** A French sentence; empty when nothing is wrong. */
  fault(text: string): void
  /** Whether nobody has written a line: whoever clicks it writes over it. */
  isExample(line: string): boolean
}

/** Has a text without marks typed in the element that shows it. */
export function openPlain(
  element: HTMLElement,
  { kind, label, value, max }: CanvasText,
  { typed, fault, isExample }: TextListener,
  where: Where,
): OpenText {
  const isOneLine = kind === 'text'
  const culture = cultureOf(document.documentElement.lang.slice(0, 2))
  const polished = polishedForm(culture)
  const shown = [...element.childNodes]
  const end = new AbortController()
  let stored = value
  let at = { start: 0, end: 0 }
  let isChanged = false
  const place = placeIn(element, isPoint(where) && isExample(value) ? 'whole' : where)
  /** What the site shows where nothing is stored, the page's name for one: somebody goes on from it. */
  const standIn = value === '' ? element.textContent : ''
  // A place holder that the site fills in is typed as what it is.
  const isAsStored = [value, polished(value), standIn].includes(element.textContent)
  if (!isAsStored) {
    element.textContent = value
  }
  let entered = element.textContent
  const restore = makeTextbox(element, label, isOneLine)
  element.focus({ preventScroll: true })
  putCaret(element, ...place)

  const read = (): string => {
    const text = element.textContent.replace(/\n$/, '')
    return isOneLine
      ? text
          .split('\n')
          .map((line) => line.trim())
          .join(' ')
      : text
  }
  const on = <Type extends 'beforeinput' | 'input' | 'paste'>(
    type: Type,
    work: (event: HTMLElementEventMap[Type]) => void,
  ) => element.addEventListener(type, work, { signal: end.signal })

  on('beforeinput', (event) => {
    at = caretIn(element)
    // A key of a composition is the keyboard's own.
    if (event.isComposing) return
    const isLine = event.inputType === 'insertParagraph' || event.inputType === 'insertLineBreak'
    if ((isOneLine && isLine) || event.inputType.startsWith('format')) event.preventDefault()
  })
  on('input', () => {
    const text = read()
    stored = text === entered ? value : storedForm(text, culture)
    isChanged ||= stored !== value
    fault(max !== null && stored.length > max ? tooLong(stored, max) : '')
    typed(stored, at)
  })
  on('paste', (event) => {
    if (supportsPlain()) return
    event.preventDefault()
    document.execCommand('insertText', false, event.clipboardData?.getData('text/plain') ?? '')
  })

  return {
    element,
    caret: () => caretIn(element),
    putCaret(start, to) {
      element.focus({ preventScroll: true })
      putCaret(element, start, to)
    },
    take(next) {
      if (next === stored) return
      stored = next
      isChanged = true
      entered = next === '' ? standIn : polished(next)
      element.textContent = entered
      fault(max !== null && next.length > max ? tooLong(next, max) : '')
    },
    close() {
      end.abort()
      restore()
      fault('')
      if (!isChanged || stored === value) element.replaceChildren(...shown)
      else element.textContent = polished(stored)
    },
  }
}

/** In characters of its text. */
function placeIn(element: HTMLElement, where: Where): [start: number, end: number] {
  if (where === 'start') return [0, 0]
  const [from, to] = endsOf(where)
  return [where === 'whole' ? 0 : offsetAt(element, from), offsetAt(element, to)]
}

/** Makes a field of an element. @returns how to make it what it was */
function makeTextbox(element: HTMLElement, label: string, isOneLine: boolean): () => void {
  const attributes = {
    contenteditable: supportsPlain() ? 'plaintext-only' : 'true',
    role: 'textbox',
    'aria-label': label,
    'aria-multiline': String(!isOneLine),
    spellcheck: 'true',
  }
  const former = Object.keys(attributes).map((name) => [name, element.getAttribute(name)] as const)
  for (const [name, said] of Object.entries(attributes)) element.setAttribute(name, said)
  return () => {
    for (const [name, said] of former) {
      if (said === null) element.removeAttribute(name)
      else element.setAttribute(name, said)
    }
  }
}

let plain: boolean | null = null

/** Firefox before 136 does not know it. */
function supportsPlain(): boolean {
  if (plain !== null) return plain
  const probe = document.createElement('div')
  probe.setAttribute('contenteditable', 'plaintext-only')
  plain = probe.contentEditable === 'plaintext-only'
  return plain
}
