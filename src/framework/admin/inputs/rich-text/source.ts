import { DOMParser as ModelParser, DOMSerializer } from 'prosemirror-model'
import { canonicalHtml, isBareParagraph, isEmptyParagraph } from './canonical-html.ts'
import { inertBody, storedElement, storedHtml } from './engine/inert-html.ts'
import { OPAQUE_TAG } from './engine/opaque-block.ts'
import { schema } from './engine/schema.ts'

/** A text made ready for the editor. */
export interface OpenedText {
  html: string
  /** Whether the editor would give the whole text back as it says now. */
  isSafe: boolean
}

/**
 * Makes stored HTML ready for the editor: each block that the editor would not give back as it is
 * becomes one that it keeps untouched, so that nothing is lost by opening and saving.
 */
export function openedText(stored: string): OpenedText {
  const whole = withParagraphs(stored)
  const body = inertBody(whole)
  for (const child of Array.from(body.childNodes)) {
    const isKept =
      child instanceof Comment || (child instanceof Element && !survives(storedElement(child)))
    if (isKept) {
      const kept = document.createElement(OPAQUE_TAG)
      kept.dataset['html'] = child instanceof Element ? storedElement(child) : commentText(child)
      child.replaceWith(kept)
    }
  }
  const html = body.innerHTML
  return { html, isSafe: canonicalHtml(through(html)) === canonicalHtml(whole) }
}

const commentText = (comment: Node): string => `<!--${comment.nodeValue ?? ''}-->`

const survives = (html: string): boolean => canonicalHtml(through(html)) === canonicalHtml(html)

/** HTML after the editor has read and written it. */
function through(html: string): string {
  const model = ModelParser.fromSchema(schema).parse(inertBody(html))
  const holder = document.createElement('div')
  holder.append(DOMSerializer.fromSchema(schema).serializeFragment(model.content))
  return writtenText(holder.innerHTML)
}

/** Words that stand in no block get a paragraph, as the editor gives them one. */
function withParagraphs(html: string): string {
  const body = inertBody(html)
  let paragraph: HTMLElement | null = null
  for (const child of Array.from(body.childNodes)) {
    const isLoose = child instanceof Text ? child.data.trim() !== '' : isInline(child)
    if (isLoose) {
      if (paragraph === null) {
        paragraph = document.createElement('p')
        child.before(paragraph)
      }
      paragraph.append(child)
    } else if (child instanceof Text && paragraph !== null) paragraph.append(child)
    else if (child instanceof Element) paragraph = null
  }
  return storedHtml(body)
}

const isInline = (node: Node): boolean =>
  node instanceof Element &&
  /^(?:a|abbr|b|br|cite|code|em|i|img|q|s|small|span|strong|su[bp]|u)$/.test(node.localName)

/** The editor's HTML as it is stored: kept blocks as they were, list entries without paragraphs. */
export function writtenText(html: string): string {
  const body = inertBody(html)
  for (const child of Array.from(body.children)) if (isEmptyParagraph(child)) child.remove()
  for (const caption of body.querySelectorAll('figure > figcaption:empty')) caption.remove()
  for (const paragraph of body.querySelectorAll('li > p')) {
    if (isBareParagraph(paragraph)) paragraph.replaceWith(...paragraph.childNodes)
  }
  for (const kept of body.querySelectorAll<HTMLElement>(OPAQUE_TAG)) {
    kept.replaceWith(...inertBody(kept.dataset['html'] ?? '').childNodes)
  }
  return body.textContent.trim() === '' && !body.querySelector('img,video,hr,table')
    ? ''
    : storedHtml(body)
}
