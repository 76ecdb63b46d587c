import type { Language } from '#base/kit/language.ts'
import { ContentError } from '#base/core/content-error.ts'

/** A path that a page can't have back, with another one that is free. */
export interface TakenPath {
  pageId: number
  lang: Language
  name: string
  path: string
  takenBy: { id: number; name: string }
  proposed: string
}

/** Tree faults are the caller's: unknown page, move under itself, path taken. */
export class PageTreeError extends ContentError {
  override name = 'PageTreeError'
}

/** Pages can't come back to their paths: others have them now. */
export class PathsTakenError extends PageTreeError {
  override name = 'PathsTakenError'
  readonly taken: readonly TakenPath[]

  constructor(taken: readonly TakenPath[]) {
    super(
      taken
        .map(
          ({ path, takenBy, proposed }) =>
            `L’adresse « ${path} » est maintenant celle de la page ${takenBy.id} ` +
            `« ${takenBy.name} » ; « ${proposed} » est libre.`,
        )
        .join(' '),
    )
    this.taken = taken
  }
}
