import { TemplateError } from './template-error.ts'

const BYTE_ORDER_MARK = '\uFEFF'

/** The text of a template, with `\n` line ends, and the way to say where it is wrong. */
export class TemplateSource {
  readonly text: string
  readonly #name: string

  constructor(name: string, text: string) {
    this.#name = name
    const unmarked = text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
    this.text = unmarked.replace(/\r\n?/g, '\n')
  }

  /** Line of an offset, from 1. */
  lineAt(offset: number): number {
    let line = 1
    for (let at = this.text.indexOf('\n'); at !== -1 && at < offset; at = this.text.indexOf('\n', at + 1)) {
      line += 1
    }
    return line
  }

  /** Throws `TemplateError` for the line of `offset`. */
  fail(offset: number, fault: string): never {
    throw new TemplateError(this.#name, this.lineAt(offset), fault)
  }
}
