/**
 * The nonce of this document (app/http/admin-document.ts). Libraries write `<style>` elements
 * while they run, in the document and in the frame of the preview: each gets the nonce as it is
 * created, so that the strict policy lets it stand.
 */
export const NONCE =
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''

type WindowWithDocument = Pick<typeof globalThis, 'Document'>

/** Lets whatever is created in the documents of a window carry the nonce. */
export function giveNonce({ Document }: WindowWithDocument): void {
  const { createElement } = Document.prototype
  Document.prototype.createElement = function withNonce(
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const element = createElement.call(this, name, options)
    if (name.toLowerCase() === 'style') element.nonce = NONCE
    return element
  } as typeof createElement
}
