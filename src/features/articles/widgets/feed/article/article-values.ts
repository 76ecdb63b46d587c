import { responsiveIcons, rewriteBodyImages } from '../../../rules/article-body.ts'
import type { Article, ArticleVideo, MediaPath } from '#base/core/article/article.ts'
import { type DateWording, articleDates } from '../../../rules/article-dates.ts'
import { contentsList } from '#framework/widget-kit/contents-list.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { imageSet } from '#base/core/media/image-set.ts'
import { labelled, labels } from '#base/core/article/labels.ts'
import { tokenizeHtml } from '#base/core/address/link-tokens.ts'
import { findMedia, listImage, mediaUrl } from '#base/core/media/list-image.ts'
import { memoize, roomFor } from '#base/kit/memoize.ts'
import { motifLabel } from '#base/core/article/motifs.ts'
import { photoCredit } from '../../../rules/photo-credit.ts'
import { readingTime, readingTimeSentence } from '#base/core/article/reading-time.ts'
import { estimateBytes } from '#base/kit/estimate-bytes.ts'
import type { Culture } from '#base/kit/language.ts'
import type { ArticleValues, VideoValues } from '#features/templates/engine/template-values.ts'
import { sourceValues } from '../live/source-values.ts'
import type { ArticleContext } from './article-context.ts'
import { byline, talkValues } from './article-people.ts'
import { durationSeconds, wordedDuration } from '#base/kit/time/duration.ts'

/** Room of the article's picture: the reading column and its margins. */
const ROOM = '(min-width: 820px) 760px, 92vw'

/** Template variables of a full article (requirements E2 to E5, F0). */
export function articleValues(article: Article, context: ArticleContext): ArticleValues {
  const { culture, mediaBase, mediaIndex, options } = context
  const say = labels(culture)
  const video = videoValues(article.video, mediaBase)
  const isWorded = options.wording === 'worded'
  const wording: DateWording = isWorded ? (video ? 'video' : 'article') : 'short'
  const dates = articleDates(article, culture, wording)
  const length = isWorded && video ? durationSeconds(article.duration ?? '') : 0
  const medias = JSON.stringify(article.mediasPaths)
  const image = video ? '' : listImage(medias, mediaBase, mediaIndex)
  const media = findMedia(article.mediasPaths, mediaIndex)
  const copyright = media?.copyright ?? ''
  const type = typography(culture)
  const { externalKey, mediasPaths } = article
  const shownAs = JSON.stringify({ externalKey, mediasPaths, host: mediaBase, culture })
  const { html: body, entries } = bodyOf(`${shownAs}\n${article.html}`)
  // An excerpt is read elsewhere, and its body is the summary.
  const isExcerpt = article.source !== undefined
  const minutes = isExcerpt ? 0 : readingTime(article.html)
  return {
    id: article.id,
    title: type.text(article.title),
    resume: isExcerpt ? '' : type.text(article.summary),
    ...pictureValues(image, media),
    date: article.datePublished,
    updateDate: article.dateUpdate,
    dateListing: dates.published,
    dateArticle: dates.published,
    dateArticleUpdate: dates.updated,
    dates_sentence: dates.sentence,
    reading_time_sentence:
      length > 0
        ? labelled(say.length, wordedDuration(length, say.second), culture)
        : readingTimeSentence(minutes, culture),
    byline: byline(article, context),
    reading_time: minutes > 0 ? `${minutes}\u00A0min` : '',
    label_published: say.articlePublished,
    label_updated: say.updated,
    label_reading_time: say.readingTime,
    label_photo_credit: say.photoCredit,
    ...sourceValues(article.source, culture),
    source_licence: type.text(article.source?.licence ?? ''),
    source_notice: '',
    media_copyright: copyright,
    credit_sentence: photoCredit(
      { copyright, copyright_year: article.copyright_year },
      culture,
      options.credit_label,
    ),
    motif: motifNames(article, context),
    motif_code: article.motifs[0] ?? '',
    text: context.tokens ? tokenizeHtml(body, context.tokens) : body,
    contents_label: entries.length > 0 ? say.contents : '',
    contents_class: entries.some(({ title }) => NUMBERED.test(title)) ? 'is-numbered' : '',
    contents: entries.map(({ id, title }) => ({ href: `#${id}`, title })),
    is_main_title: context.titleTag === 'h1',
    title_tag: context.titleTag,
    loading: 'eager',
    video_label: say.video(article.title),
    all_href: options.article_back === 'button' ? context.allHref : '',
    back_href: options.article_back === 'link' ? context.allHref : '',
    ...talkValues(article, context),
    all_label: say.allArticles,
    link: '',
    pagelink: '',
    custom_class: '',
    video,
  }
}

/** A heading that says its number itself. */
const NUMBERED = /^\d{1,2}[.)]\s/

/** The picture of an article, in all its forms. */
function pictureValues(image: string, media: Pick<MediaPath, 'alt' | 'focal'> | null) {
  const set = imageSet(image)
  return {
    image1: image,
    image1_avif: set.avif,
    image1_srcset: set.srcset,
    image1_avif_srcset: set.avifSrcset,
    image_sizes: set.srcset ? ROOM : '',
    image_alt: media?.alt ?? '',
    image_focal: media?.focal ?? '',
    image_width: 1440,
    image_height: 960,
  }
}

const motifNames = ({ motifs }: Article, { subscribed }: ArticleContext): string =>
  motifs
    .flatMap((code) => (subscribed[code] === undefined ? [] : [motifLabel(subscribed[code], code)]))
    .join(', ')

/** The body of an article as it is shown, made once for all who read it. */
const bodyOf = memoize(
  (key) => {
    const line = key.indexOf('\n')
    const { culture, ...images }: ShownAs = JSON.parse(key.slice(0, line))
    const written = rewriteBodyImages(key.slice(line + 1), images)
    return contentsList(typography(culture).html(responsiveIcons(written)))
  },
  { room: roomFor(6_000_000), sizeOf: estimateBytes },
)

type ShownAs = Pick<Article, 'externalKey' | 'mediasPaths'> & { host: string; culture: Culture }

/** A player with its addresses under the media base; `null` without a file to play. */
function videoValues(video: ArticleVideo | undefined, mediaBase: string): VideoValues | null {
  const url = mediaUrl(video?.url ?? '', mediaBase)
  if (video === undefined || url === '') return null
  const captions = video.captions
    .map((track) => ({ ...track, url: mediaUrl(track.url, mediaBase) }))
    .filter((track) => track.url !== '')
  return {
    url,
    type: video.type,
    poster: mediaUrl(video.poster, mediaBase),
    width: video.width,
    height: video.height,
    captions: captions.map((track, index) => ({ ...track, is_default: index === 0 })),
  }
}
