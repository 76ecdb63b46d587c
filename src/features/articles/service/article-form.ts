import { escapeAttribute } from '#base/kit/html/escape-html.ts'
import type { StoredArticle } from '../store/stored-article.ts'
import { firstPlayer } from '../rules/article-players.ts'
import { rewriteBodyImages } from '../rules/article-body.ts'
import type { ArticleVideo, MediaPath } from '#base/core/article/article.ts'
import { externalVideo } from '#base/core/article/external-video.ts'
import { findMedia } from '#base/core/media/list-image.ts'
import { type ArticleFields, emptyArticle, type OwnVideo } from '../rules/own-article.ts'
import { mediaOfPath, pathOfMedia } from '../rules/own-media.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'

/** Media of an article's cover (requirements D10). */
const COVER = '24-11'

/** Pixels of a player as long as nobody measured the film: every film of ours is 16:9. */
const PLAYER = { width: 1280, height: 720 }

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  webm: 'video/webm',
}

/** What is live, as its editor fills it in. Image references of the text become paths. */
export function fieldsOfLive(article: StoredArticle): ArticleFields {
  const { externalKey, mediasPaths, lang } = article
  // A film of a known service stands above the text, under the article's own title (`playerOf`).
  const player = firstPlayer(article.html)
  const film = player?.title === article.title ? player : null
  const html = film?.rest ?? article.html
  const sized = mediasPaths.map((media) => ({
    ...media,
    url: media.url.replaceAll('{size}', 'xxbig'),
  }))
  const cover = findMedia(mediasPaths, COVER)
  return {
    ...emptyArticle(lang, article.author ?? ''),
    personId: article.personId ?? 0,
    reviewerId: article.reviewerId ?? 0,
    title: article.title,
    slug: article.slug,
    summary: article.summary,
    html: rewriteBodyImages(html, { externalKey, mediasPaths: sized, host: PROVIDER_MEDIA }),
    motifs: article.motifs,
    publishedAt: article.datePublished,
    cover: {
      path: pathOfMedia(cover?.url ?? ''),
      credit: cover?.copyright ?? '',
      creditYear: article.copyright_year,
    },
    video: film
      ? { ...videoFields(article), kind: 'external', address: film.address }
      : videoFields(article),
  }
}

function videoFields({ video, duration = '' }: StoredArticle): OwnVideo {
  if (!video) return { kind: 'none', address: '', poster: '', captions: '', duration }
  return {
    kind: 'file',
    address: pathOfMedia(video.url),
    poster: pathOfMedia(video.poster),
    captions: pathOfMedia(video.captions[0]?.url ?? ''),
    duration,
  }
}

interface Publication {
  id: number
  /** What visitors see until now; `null` for nothing. */
  live: StoredArticle | null
  /** Instant. */
  now: string
  clean(html: string): string | Promise<string>
  sanitiserVersion: number
}

/** What is written, as visitors get it: cleaned, dated, with its media. */
export async function publishedArticle(
  fields: ArticleFields,
  publication: Publication,
): Promise<StoredArticle> {
  const { id, live, now, clean, sanitiserVersion } = publication
  const { cover, lang, motifs, slug, summary, title, video } = fields
  const datePublished = fields.publishedAt || live?.datePublished || now
  const wasSeen = live !== null && live.datePublished <= now
  const coverUrl = mediaOfPath(cover.path)
  return {
    id,
    lang,
    slug,
    title: title.trim(),
    summary: summary.trim(),
    motifs,
    html: await clean(playerOf(video, title) + fields.html),
    sanitiserVersion,
    externalKey: live?.externalKey || `article-${id}`,
    datePublished,
    dateUpdate: wasSeen && datePublished <= now ? now : datePublished,
    mediasPaths: coverUrl ? [coverMedia(coverUrl, cover.credit)] : [],
    copyright_year: cover.creditYear,
    author: fields.author.trim(),
    ...(fields.personId > 0 ? { personId: fields.personId } : {}),
    ...(fields.reviewerId > 0 ? { reviewerId: fields.reviewerId } : {}),
    ...(video.kind !== 'none' && video.duration ? { duration: video.duration } : {}),
    ...(video.kind === 'file' ? { video: filmOf(video, lang) } : {}),
  }
}

const coverMedia = (url: string, credit: string): MediaPath =>
  credit.trim() ? { index: COVER, url, copyright: credit.trim() } : { index: COVER, url }

/** A video of a known service stands above the text as a frame, which the cleaning makes a player. */
function playerOf({ kind, address }: OwnVideo, title: string): string {
  const known = kind === 'external' ? externalVideo(address) : null
  return known
    ? `<iframe src="${escapeAttribute(known.src)}" title="${escapeAttribute(title)}"></iframe>`
    : ''
}

function filmOf({ address, poster, captions }: OwnVideo, lang: 'fr' | 'en'): ArticleVideo {
  const track = mediaOfPath(captions)
  const label = lang === 'en' ? 'English' : 'Français'
  return {
    url: mediaOfPath(address),
    type: TYPES[address.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'video/mp4',
    // The player shows one picture, in the larger size.
    poster: mediaOfPath(poster).replaceAll('{size}', 'xxbig'),
    ...PLAYER,
    captions: track ? [{ url: track, language: lang, label }] : [],
  }
}
