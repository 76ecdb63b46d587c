import type { DocumentContext, DocumentSize } from '#base/core/offered-document.ts'
import type { Language } from '#base/kit/language.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { PdfCache } from './pdf-cache.ts'
import { type Offer, type OfferDeps, offersOf } from './offered-documents.ts'

export type DocumentDeps = OfferDeps & { documents: PdfCache }

/** Milliseconds that a page waits to say how long a document is. */
const PATIENCE = 600

/** What the widgets of a page may know of documents. */
export function documentContext(
  deps: DocumentDeps,
  reader: SiteReader,
  lang: Language,
  warn: (message: string, cause?: unknown) => void,
): DocumentContext {
  return {
    list: async () => (await offersOf(deps, reader, lang)).map(({ offered }) => offered),
    async size(slug) {
      const offer = (await offersOf(deps, reader, lang)).find(
        ({ offered }) => offered.slug === slug,
      )
      if (!offer) return null
      return within(PATIENCE, sizeOf(deps, reader, offer)).catch((cause: unknown) => {
        warn(`Le document « ${slug} » n’a pas pu être fait.`, cause)
        return null
      })
    },
  }
}

const sizeOf = (deps: DocumentDeps, reader: SiteReader, offer: Offer): Promise<DocumentSize> =>
  reader.remember(`size ${offer.offered.slug}`, async () => {
    const document = await offer.compose()
    const { pages, bytes } = await deps.documents.get(reader.site.id, offer.offered.slug, document)
    return { pages, bytes }
  })

/** What comes in time, else `null`; the work goes on. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
    work.catch(() => {})
  }
}
