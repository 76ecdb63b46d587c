import type { MediaPath } from '#base/core/article/article.ts'
import { parseMedias } from '#base/core/media/list-image.ts'
import { type MediaFacts, shownMedia } from '#base/core/media/media-file.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import { answering, type GatewayStep } from '../providers/gateway-steps.ts'

/**
 * Images out of the media library bring what is said of them there (version, alternative text, focal
 * point), also on the wire, so that an island crops them as the server does.
 */
export const describeMedia = (read: () => Promise<ReadonlyMap<string, MediaFacts>>): GatewayStep =>
  answering({
    async list(answer) {
      const facts = await read()
      if (facts.size === 0) return answer
      const articles = answer.articles.map((item) => {
        const medias = parseMedias(item.mediasPaths)
        const described = medias.map((media) => describe(media, facts))
        return described.every((media, index) => media === medias[index])
          ? item
          : { ...item, mediasPaths: JSON.stringify(described) }
      })
      return { ...answer, articles }
    },
    async article(article) {
      const facts = await read()
      return {
        ...article,
        mediasPaths: article.mediasPaths.map((media) => describe(media, facts)),
      }
    },
  })

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
