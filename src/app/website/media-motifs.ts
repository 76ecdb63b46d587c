import { LRUCache } from 'lru-cache'
import { parseMedias } from '#base/core/media/list-image.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import type { Site } from '#base/core/site.ts'
import { answering, type GatewayStep } from '#features/articles/providers/gateway-steps.ts'

/** Bytes of the pictures whose motif is known at a time, roughly. */
const MAX_BYTES = 6_000_000

/** What the motif of a picture is, as far as articles said. */
export interface MediaMotifs {
  /** The motifs of the articles' pictures are remembered on their way. */
  noting(site: Site): GatewayStep
  /** Code of the motif of a picture, by its path under the media base, in any size or format. */
  of(site: Site, path: string): string | null
}

/** A memory of motifs, so that a broken picture can be replaced by its motif's (decision 007). */
export function mediaMotifs(): MediaMotifs {
  const known = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (motif, key) => estimateBytes(key) + estimateBytes(motif),
  })
  const keyOf = (site: Site, path: string): string =>
    `${site.id} ${URL.parse(path, 'https://media.invalid')?.pathname.replace(FORM, '') ?? path}`

  /** Answers that are remembered come again as the same objects. */
  const noted = new WeakSet<object>()
  const isNew = (answer: object): boolean => {
    if (noted.has(answer)) return false
    noted.add(answer)
    return true
  }

  const note = (
    site: Site,
    motifs: readonly string[],
    medias: readonly { url: string }[],
  ): void => {
    const motif = motifs[0]
    if (motif === undefined) return
    for (const { url } of medias) known.set(keyOf(site, url), motif)
  }

  return {
    noting: (site) =>
      answering({
        list(answer) {
          if (isNew(answer)) {
            for (const { motifs, mediasPaths } of answer.articles) {
              note(site, motifs, parseMedias(mediasPaths))
            }
          }
          return answer
        },
        article(article) {
          if (isNew(article)) {
            const { motifs, mediasPaths, video } = article
            note(site, motifs, video ? [...mediasPaths, { url: video.poster }] : mediasPaths)
          }
          return article
        },
      }),
    of: (site, path) => known.get(keyOf(site, path)) ?? null,
  }
}

/** What differs between the sizes and formats of one picture. */
const FORM = /(?:(?<=\/)x?xbig)?\.[a-z]+$/i
