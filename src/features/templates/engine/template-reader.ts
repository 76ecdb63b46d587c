import { TemplateError } from './template-error.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** How deep elements and sections may stand in each other; real templates need about ten. */
const MAX_DEPTH = 100

/** Longest text of a template, in UTF-16 units; the plugin's own hold some 4,000. */
export const MAX_LENGTH = 65_536

/** The text of a template, with `\n` line ends, the place that is read, and how to refuse it. */
export class TemplateReader {
  readonly text: string
  /** Offset of what is read next. */
  at = 0
  readonly #name: string
  #depth = 0

  constructor(name: string, text: string) {
    this.#name = name
    const unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
    this.text = unmarked.replace(/\r\n?/g, '\n')
    if (this.text.length > MAX_LENGTH) {
      this.fail(0, `le texte dépasse ${MAX_LENGTH} caractères.`)
    }
  }

  get isAtEnd(): boolean {
    return this.at >= this.text.length
  }

  /** Line of an offset, from 1. */
  lineAt(offset: number): number {
    return this.text.slice(0, offset).split('\n').length
  }

  /** Throws `TemplateError` for the line of `offset`. */
  fail(offset: number, fault: string): never {
    throw new TemplateError(this.#name, this.lineAt(offset), fault)
  }

  sees(expected: string): boolean {
    return this.text.startsWith(expected, this.at)
  }

  /** Whether a sticky pattern matches here; nothing is read. */
  matches(stickyPattern: RegExp): boolean {
    stickyPattern.lastIndex = this.at
    return stickyPattern.test(this.text)
  }

  /** Reads what a sticky pattern matches here; when it doesn't match, nothing and `''`. */
  take(stickyPattern: RegExp): string {
    stickyPattern.lastIndex = this.at
    const found = stickyPattern.exec(this.text)?.[0] ?? ''
    this.at += found.length
    return found
  }

  /** Reads what stands inside the element or section that starts at `offset`. */
  inside<T>(offset: number, read: () => T): T {
    this.#depth += 1
    if (this.#depth > MAX_DEPTH) {
      this.fail(offset, `plus de ${MAX_DEPTH} éléments et sections imbriqués.`)
    }
    const found = read()
    this.#depth -= 1
    return found
  }
}
