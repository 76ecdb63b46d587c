import type { Article } from '#base/core/article/article.ts'
import type { FirmPerson } from '#base/core/person.ts'
import type { Described } from '#framework/widget-kit/described.ts'
import { originOf } from '../../../rules/indexing.ts'
import { mediaUrl } from '#base/core/media/list-image.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'

/**
 * What an article is, for machines: a video where it plays one, else an article; an excerpt of a
 * public feed is nothing of this page (requirements P4). `image` is the path of its picture, `team` those who
 * may sign it.
 */
export function describedArticle(
  article: Article,
  image: string,
  team: readonly FirmPerson[] = [],
): Described | null {
  const origin = originOf(article)
  if (origin === 'feed') return null
  const by = origin === 'own' ? 'firm' : 'provider'
  const { title, summary, datePublished, dateUpdate, video } = article
  const person = team.find(({ id }) => id === article.personId)
  const content = video ? mediaUrl(video.url, PROVIDER_MEDIA) : ''
  const thumbnail = (video && mediaUrl(video.poster, PROVIDER_MEDIA)) || image
  if (video && content && thumbnail) {
    return {
      kind: 'video',
      name: title,
      description: summary || title,
      thumbnail,
      content,
      published: datePublished,
      duration: article.duration ?? '',
      transcript: transcriptOf(article.html),
      by,
    }
  }
  return {
    kind: 'article',
    headline: title,
    description: summary,
    image,
    published: datePublished,
    updated: dateUpdate,
    by,
    ...(person ? { person } : article.author ? { author: article.author } : {}),
    ...(article.opinion ? { opinion: htmlToText(article.opinion.html) } : {}),
  }
}

/** A transcript must not weigh more than the page. */
const MAX_TRANSCRIPT = 10_000

/** What stands under the heading « Transcription », up to the next heading of its rank or the source. */
function transcriptOf(html: string): string {
  const heading = /<h2[^<>]*>\s*(?:Transcription|Transcript)\s*<\/h2>/i.exec(html)
  if (heading === null) return ''
  const rest = html.slice(heading.index + heading[0].length)
  const [text = ''] = rest.split(/<h2|<p class="(?:source|notice)"/i, 1)
  return htmlToText(text).slice(0, MAX_TRANSCRIPT)
}
