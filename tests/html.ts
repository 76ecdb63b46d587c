import { decodeHTML } from 'entities'
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:standard', 'html-validate:a11y'],
    rules: { 'no-inline-style': 'error' },
  }),
)
const config = await validator.getConfigFor('page.html')

/** What html-validate finds wrong in a document or a fragment, one readable line each. */
export async function htmlFaults(source: string): Promise<string[]> {
  const report = await validator.validateString(source, 'page.html')
  return report.results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, line, selector }) => `${line} ${ruleId}: ${message} (${selector ?? ''})`,
    ),
  )
}

/** A piece of HTML as tests ask it: by selectors, with entities decoded. */
export class Html {
  readonly #element: HtmlElement

  constructor(element: HtmlElement) {
    this.#element = element
  }

  get name(): string {
    return this.#element.tagName
  }

  /** Text of the element, runs of white space as one space. */
  get text(): string {
    return this.rawText.replaceAll(/[ \t\r\n]+/g, ' ').trim()
  }

  /** Text as it is written: that of a script element is not HTML. */
  get rawText(): string {
    const { textContent, tagName } = this.#element
    return tagName === 'script' ? textContent : decodeHTML(textContent)
  }

  /** Every element that a selector finds, in document order. */
  all(selector: string): Html[] {
    return this.#element.querySelectorAll(selector).map((found) => new Html(found))
  }

  has(selector: string): boolean {
    return this.#element.querySelector(selector) !== null
  }

  /** The one element that a selector finds. @throws when there is none, or more than one */
  one(selector: string): Html {
    const [found, ...others] = this.all(selector)
    if (found === undefined || others.length > 0) {
      throw new Error(`${others.length + (found ? 1 : 0)} elements for « ${selector} », not one.`)
    }
    return found
  }

  /** Value of an attribute, empty for one without value; `null` when it is absent. */
  attr(name: string): string | null {
    const attribute = this.#element.getAttribute(name)
    if (attribute === null) return null
    return decodeHTML(attribute.value === null ? '' : String(attribute.value))
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text)
  }

  attrs(selector: string, name: string): (string | null)[] {
    return this.all(selector).map((found) => found.attr(name))
  }
}

/** Parses a document or a fragment. */
export const parsedHtml = (source: string): Html => new Html(new Parser(config).parseHtml(source))
