import type { ArticleListItem } from '#base/core/article/article.ts'
import { articleLink } from '#base/core/article/article-link.ts'
import { numericDate } from '#base/kit/time/calendar-day.ts'
import { wordedDate } from '#base/kit/time/worded-date.ts'
import { articleDates } from '../../rules/article-dates.ts'
import { durationLabel, durationSeconds, frCountdown } from '#base/kit/time/duration.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { imageSet } from '#base/core/media/image-set.ts'
import { type Labels, labels } from '#base/core/article/labels.ts'
import { findMedia, listImage, parseMedias } from '#base/core/media/list-image.ts'
import { memoize, weakMemoize, weakMemoizePair, roomFor } from '#base/kit/memoize.ts'
import { motifLabel } from '#base/core/article/motifs.ts'
import type { Culture } from '#base/kit/language.ts'
import { cutSummary } from '#base/kit/text/summary.ts'
import { PLACEHOLDER_IMAGE } from '#base/core/address/urls.ts'
import type { MotifMap } from '#base/core/article/article-gateway.ts'
import type { FeedItemValues } from '#features/templates/engine/template-values.ts'
import type { FeedOptions } from './options.ts'
import { sourceValues } from './live/source-values.ts'

/** What turns a provider's item into template variables, the same on the server and in the browser. */
export interface ItemContext {
  widgetId: number
  options: Pick<
    FeedOptions,
    | 'display_date'
    | 'isActuVideo'
    | 'item_link_text'
    | 'link_leading_slash'
    | 'media_index'
    | 'request_type'
    | 'show_item_resume'
    | 'summary_length'
    | 'title_class'
    | 'title_class_first'
    | 'title_tag'
    | 'wording'
  >
  culture: Culture
  subscribed: MotifMap
  /** In page-auto mode, the page's motifs replace the article's in links (requirements D11). */
  linkMotifs: string[] | null
  mediaBase: string
  /** Prefix of internal links on the development front path. */
  scriptPrefix: string
}

/** Room of a card's picture, and of the first one, which is the widest. */
const ROOM = '(min-width: 768px) 380px, 92vw'
const FIRST_ROOM = '(min-width: 1200px) 480px, (min-width: 768px) 50vw, 92vw'

/** Template variables of list items (requirements F0, D9 to D11). */
export function itemValues(
  items: readonly ArticleListItem[],
  context: ItemContext,
): FeedItemValues[] {
  const { options, subscribed, ...others } = context
  const valuesOf = valuesIn(options, subscribed)(JSON.stringify(others))
  return items.map((item, index) => valuesOf(item)(index))
}

/**
 * The same articles stand in the same list at visit after visit, for as long as the provider's answer
 * is believed: each is turned into values once.
 */
const valuesIn = weakMemoizePair((options: ItemContext['options'], subscribed: MotifMap) =>
  memoize(
    (others: string) => {
      const context: ItemContext = { ...JSON.parse(others), options, subscribed }
      return weakMemoize((item: ArticleListItem) => {
        const known: FeedItemValues[] = []
        return (index: number) => (known[index] ??= oneItem(item, index, context))
      })
    },
    { room, sizeOf: () => A_LIST },
  ),
)

const room = roomFor(4_000_000)

/** Characters that the values of a list take, roughly. */
const A_LIST = 10_000

function oneItem(item: ArticleListItem, index: number, context: ItemContext): FeedItemValues {
  const { options, culture, subscribed, linkMotifs, mediaBase, scriptPrefix } = context
  const say = labels(culture)
  const type = typography(culture)
  const published = item.datePublished ?? item.dateUpdate
  const dates = articleDates({ datePublished: published, dateUpdate: item.dateUpdate }, culture)
  const image = listImage(item.mediasPaths, mediaBase, options.media_index)
  const set = imageSet(image)
  const media = findMedia(parseMedias(item.mediasPaths), options.media_index)
  const link = (slash: boolean) => articleLink(item, linkMotifs, slash)
  const summary = options.show_item_resume ? cutSummary(item.summary, options.summary_length) : ''
  // The list that a page is made for begins above the fold (requirements D14).
  const atOnce = index === 0 && options.request_type === 'article'
  const isWorded = options.wording === 'worded'
  const [width, height] = options.isActuVideo ? [720, 405] : [720, 480]
  return {
    title: type.text(item.title),
    resume: type.text(summary),
    image1: image,
    date: published,
    dateListing: options.display_date ? numericDate(published, culture) : '',
    date_shown: options.display_date
      ? (isWorded ? wordedDate : numericDate)(published, culture)
      : '',
    link: link(false),
    pagelink: options.link_leading_slash ? scriptPrefix + link(true) : link(false),
    motif: motifNames(item.motifs, subscribed),
    text:
      options.item_link_text ||
      (isWorded && options.isActuVideo ? watchText(item, say) : say.readMore),
    updateDate: item.dateUpdate,
    dateArticle: dates.published,
    dateArticleUpdate: dates.updated,
    media_copyright: media?.copyright ?? '',
    custom_class: index === 0 ? 'feed-item-first' : '',
    title_tag: options.title_tag,
    title_class: index === 0 ? options.title_class_first : options.title_class,
    motif_code: item.motifs[0] ?? '',
    duration: durationLabel(item.duration),
    image_alt: '',
    image_focal: media?.focal ?? '',
    image1_avif: set.avif,
    image1_srcset: set.srcset,
    image1_avif_srcset: set.avifSrcset,
    image_sizes: set.srcset ? (index === 0 ? FIRST_ROOM : ROOM) : '',
    image_width: width,
    image_height: height,
    is_first: index === 0,
    is_video: options.isActuVideo,
    duration_label: say.duration,
    item_id: `w${context.widgetId}-a${item.id}`,
    image_placeholder: atOnce ? '' : PLACEHOLDER_IMAGE,
    index,
    ...sourceValues(item.source, culture),
    loading: atOnce ? 'eager' : 'lazy',
  }
}

/** « Voir la vidéo · 58 s ». */
function watchText({ duration }: ArticleListItem, { watchVideo }: Labels): string {
  const seconds = durationSeconds(duration ?? '')
  return seconds > 0 ? `${watchVideo} · ${frCountdown(seconds)}` : watchVideo
}

/** Descriptions of motifs, in order, without those the site does not subscribe to. */
const motifNames = (codes: readonly string[], subscribed: MotifMap): string =>
  codes
    .flatMap((code) => (subscribed[code] === undefined ? [] : [motifLabel(subscribed[code], code)]))
    .join(', ')
