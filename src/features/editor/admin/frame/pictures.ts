/** Which picture of a widget somebody speaks of. */
export interface Pictures {
  /** Path of the option under the pointer, also below words that lie over it; it is spoken of from then on. */
  at(point: Pick<MouseEvent, 'clientX' | 'clientY'>): string | null
  /** Path of the widget's picture that is cropped: the one last clicked, else the first that is seen. */
  cropped(root: HTMLElement): string | null
}

export function createPictures(): Pictures {
  let clicked: string | null = null
  return {
    at({ clientX, clientY }) {
      const [first = null] = document
        .elementsFromPoint(clientX, clientY)
        .filter((element) => element instanceof HTMLImageElement)
        .flatMap((image) => optionOf(image) ?? [])
      clicked = first
      return first
    },
    cropped(root) {
      const paths = [...root.querySelectorAll('img')]
        .filter((image) => image.closest('[data-widget-id]') === root && isCropped(image))
        .flatMap((image) => optionOf(image) ?? [])
      return paths.find((path) => path === clicked) ?? paths[0] ?? null
    },
  }
}

const optionOf = (image: Element): string | null =>
  image.closest<HTMLElement>('[data-edit]')?.dataset['edit'] ?? null

/** Its frame has a shape of its own, and stands where it can be seen. */
const isCropped = (image: HTMLImageElement): boolean =>
  getComputedStyle(image).objectFit === 'cover' && image.getClientRects().length > 0
