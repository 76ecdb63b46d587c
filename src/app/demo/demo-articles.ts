import type { ArticleVideo, MediaPath } from '#base/core/article/article.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import type { WrittenDemo } from './demo-schema.ts'

/** An article before its HTML is made fit to be shown. */
export type DemoArticle = Omit<StoredArticle, 'sanitiserVersion'>

type WrittenArticle = WrittenDemo['articles'][string]
type ArticleSettings = WrittenDemo['articles.yaml']

/** The articles by number, each with its source and the notice that ends it (requirements P1). */
export function demoArticles(
  { articles, 'articles.yaml': settings }: WrittenDemo,
  htmlOf: (file: string) => string,
  personOf: (key: string) => number | undefined,
): DemoArticle[] {
  return Object.entries(articles)
    .map(([file, article]) => {
      const slug = file.replaceAll(/^.*\/|\.md$/g, '')
      const { reviewer = '' } = settings.motifs.find(({ code }) => code === article.motif) ?? {}
      const reviewerId = personOf(reviewer)
      return {
        ...demoArticle(slug, article, htmlOf(file), settings),
        ...(reviewerId === undefined ? {} : { reviewerId }),
      }
    })
    .toSorted((one, other) => one.id - other.id)
}

function demoArticle(
  slug: string,
  article: WrittenArticle,
  html: string,
  { year, credit, closing }: ArticleSettings,
): DemoArticle {
  const { id, lang, title, summary, motif, date, updated = date, duration } = article
  // The key is the article's number in the firm's own series.
  const externalKey = `LD-${year}-${String(id - 100).padStart(3, '0')}`
  const words = closing[lang]
  return {
    id,
    slug,
    title,
    summary,
    lang,
    externalKey,
    motifs: [motif],
    copyright_year: year,
    html:
      `${html.replaceAll('{externalKey}', externalKey)}\n` +
      `<p class="source">${words.source} <a href="${article.source_url}">${article.source}</a></p>\n` +
      `<p class="notice">${words.notice}</p>`,
    datePublished: instantOf(date),
    dateUpdate: instantOf(updated),
    ...(duration === undefined
      ? { mediasPaths: picturesOf(slug, html, article.picture, credit) }
      : {
          mediasPaths: [
            { index: '24-11', url: `/demo/videos/${slug}-xbig.webp`, copyright: credit },
          ],
          duration,
          video: filmOf(slug),
        }),
  }
}

/** A day alone means half past eight in the morning, in winter time. */
const instantOf = (day: string): string => (day.includes('T') ? day : `${day}T07:30:00.000Z`)

/** The list image, and those that the text refers to; `{size}` stands for the size asked for. */
function picturesOf(
  slug: string,
  html: string,
  hasPicture: boolean,
  copyright: string,
): MediaPath[] {
  const folder = `/demo/articles/${slug}`
  return [
    { index: '24-11', url: `${folder}/{size}.webp`, isThere: hasPicture },
    { index: '24-12', url: `${folder}/24-12-{size}.webp` },
    { index: 'icone-info', url: `${folder}/icone-info.webp` },
  ]
    .filter(({ index, isThere = html.includes(`{externalKey}-${index}.`) }) => isThere)
    .map(({ index, url }) => ({ index, url, copyright }))
}

function filmOf(slug: string): ArticleVideo {
  const file = `/demo/videos/${slug}`
  return {
    url: `${file}.webm`,
    type: 'video/webm',
    poster: `${file}-poster.webp`,
    width: 1280,
    height: 720,
    captions: [{ url: `${file}.fr.vtt`, language: 'fr', label: 'Français' }],
  }
}
