/** Where a picture of a motif stands; the style sheet draws the motif's own in its place. */
const PICTURES = '.card-picture, .article-picture'
const ILLUSTRATED = 'is-illustrated'

/**
 * A picture that can't be had, since the visitor is offline for one, gives way to the illustration of
 * its motif; one that comes after all takes its place back. What the provider can't give, the server
 * has replaced already (decision 007).
 */
export function brokenImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>(`:is(${PICTURES}) img`)) {
    if (image.complete && image.naturalWidth === 0) illustrate(image, true)
  }
  for (const type of ['load', 'error']) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) illustrate(target, type === 'error')
      },
      { capture: true },
    )
  }
}

const illustrate = (image: HTMLImageElement, isBroken: boolean): void =>
  void image.closest(PICTURES)?.classList.toggle(ILLUSTRATED, isBroken)
