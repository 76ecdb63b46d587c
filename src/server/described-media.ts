import type { MediaPath } from '#domain/article.ts'
import { parseMedias } from '#domain/list-image.ts'
import { type MediaFacts, shownMedia } from '#domain/media-file.ts'
import { PROVIDER_MEDIA } from '#domain/urls.ts'
import type { Editorial } from '#editorial/editorial.ts'

/**
 * The same articles; images out of the media library bring what is said of them there (version,
 * alternative text, focal point), also on the wire, so that an island crops them as the server does.
 */
export function describedMedia(
  editorial: Editorial,
  read: () => Promise<ReadonlyMap<string, MediaFacts>>,
): Editorial {
  const list: <Q>(asked: (query: Q) => ReturnType<Editorial['listByMotifs']>) => typeof asked =
    (asked) => async (query) => {
      const [answer, facts] = await Promise.all([asked(query), read()])
      if (facts.size === 0) return answer
      const articles = answer.articles.map((item) => {
        const medias = parseMedias(item.mediasPaths)
        const described = medias.map((media) => describe(media, facts))
        return described.every((media, index) => media === medias[index])
          ? item
          : { ...item, mediasPaths: JSON.stringify(described) }
      })
      return { ...answer, articles }
    }
  return {
    subscribedMotifs: () => editorial.subscribedMotifs(),
    listByMotifs: list((query) => editorial.listByMotifs(query)),
    listByOffset: list((query) => editorial.listByOffset(query)),
    articleId: (slug, signal) => editorial.articleId(slug, signal),
    async article(query) {
      const [article, facts] = await Promise.all([editorial.article(query), read()])
      return (
        article && {
          ...article,
          mediasPaths: article.mediasPaths.map((media) => describe(media, facts)),
        }
      )
    },
  }
}

/** The row of an image stands under its larger size. */
function describe(media: MediaPath, facts: ReadonlyMap<string, MediaFacts>): MediaPath {
  const path = `${PROVIDER_MEDIA}${media.url}`.replace(/\/xbig\.webp$/, '/xxbig.webp')
  const known = facts.get(path)
  if (known === undefined) return media
  const { src, alt, focal } = shownMedia(path, known)
  const version = src.slice(path.length)
  return {
    ...media,
    url: media.url + version,
    ...(alt === '' ? {} : { alt }),
    ...(focal === '' ? {} : { focal }),
  }
}
