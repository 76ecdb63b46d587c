/**
 * A template text that can't be used (requirements F4). `message` is French, for the person who
 * wrote the template: it names the template, the line, what is wrong and what to write instead.
 */
export class TemplateError extends Error {
  override name = 'TemplateError'
  /** Name of the template, `card/card-magazine`. */
  readonly template: string
  /** Line of the fault in the text, from 1. */
  readonly line: number

  constructor(template: string, line: number, fault: string) {
    super(`Gabarit « ${template} », ligne ${line} : ${fault}`)
    this.template = template
    this.line = line
  }
}
