import type { SitemapItemLoose } from 'sitemap'
import { durationSeconds } from '#base/kit/time/duration.ts'
import { originOf as articleOrigin } from '#features/articles/rules/indexing.ts'
import { mediaUrl } from '#base/core/media/list-image.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import { LANGUAGES, type Language } from '#base/kit/language.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Gateway } from '#features/articles/service/gateway.ts'
import { openArticles } from '#features/articles/service/open-articles.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { alternatesOf, articlesPage, findablePages } from '#features/pages/service/findable.ts'
import {
  type ArticleDeps,
  ownArticles,
  type OwnArticle,
  ownThemes,
} from '#features/articles/service/own-articles.ts'

export type SitemapDeps = ArticleDeps & Pick<Gateway, 'editorialOf'> & { logger: FastifyBaseLogger }

/** Characters that the protocol allows a video. */
const MAX_VIDEO_TITLE = 100
const MAX_VIDEO_TEXT = 2048

/**
 * Everything that may be found on a site, pages first: pages of every language, own articles, and
 * those of others whose motif is set to be indexed (requirements P5). What settings switch off is not
 * there, since it is in no tree.
 */
export async function sitemapUrls(
  deps: SitemapDeps,
  reader: SiteReader,
  origin: string,
): Promise<SitemapItemLoose[]> {
  const [pages, ...articles] = await Promise.all([
    pageUrls(reader, origin),
    ...LANGUAGES.map((lang) => articleUrls(deps, reader, { lang, origin })),
  ])
  return [...pages, ...articles.flat()]
}

async function pageUrls(reader: SiteReader, origin: string): Promise<SitemapItemLoose[]> {
  const pages = await findablePages(reader)
  const isSeo = reader.site.settings.option_seo === '1'
  return Promise.all(
    pages.map(async ({ id, path, updated_at }) => {
      const alternates = isSeo ? await alternatesOf(reader, id) : []
      const links = alternates.map(({ lang, path: other }) => ({
        lang,
        url: origin + encodeURI(other),
      }))
      return {
        url: origin + encodeURI(path),
        ...(updated_at ? { lastmodISO: updated_at } : {}),
        ...(links.length > 1 ? { links } : {}),
      }
    }),
  )
}

interface Where {
  lang: Language
  origin: string
}

async function articleUrls(
  deps: SitemapDeps,
  reader: SiteReader,
  { lang, origin }: Where,
): Promise<SitemapItemLoose[]> {
  const motifs = (await ownThemes(deps, reader)).map(({ code }) => code)
  const [own, others] = await Promise.all([
    ownArticles(deps, reader, { lang, motifs }),
    othersIndexed(deps, reader, lang),
  ])
  const slugs = new Set(own.map(({ slug }) => slug))
  return [
    ...(await Promise.all(own.map((article) => ownUrl(deps, reader, article, origin)))),
    ...others
      .filter(({ slug }) => !slugs.has(slug))
      .map(({ path, dateUpdate }) => ({ url: origin + encodeURI(path), ...lastmod(dateUpdate) })),
  ]
}

const lastmod = (instant: string) =>
  Number.isNaN(Date.parse(instant)) ? {} : { lastmodISO: new Date(instant).toISOString() }

/** An own article; a video also says what plays on its page (requirements P4). */
async function ownUrl(
  { stores, clock }: SitemapDeps,
  { site }: SiteReader,
  article: OwnArticle,
  origin: string,
): Promise<SitemapItemLoose> {
  const { path, dateUpdate, datePublished, duration, title, summary } = article
  const url = { url: origin + encodeURI(path), ...lastmod(dateUpdate || datePublished) }
  if (!article.motifs.includes(VIDEO_MOTIF)) return url
  const { video } =
    (await openArticles(stores.articles, site).find(article.id, clock().toISOString())) ?? {}
  const content = video ? mediaUrl(video.url, PROVIDER_MEDIA) : ''
  const thumbnail = video ? mediaUrl(video.poster, PROVIDER_MEDIA) : ''
  if (!content || !thumbnail) return url
  const seconds = durationSeconds(duration ?? '')
  return {
    ...url,
    video: {
      thumbnail_loc: origin + thumbnail,
      title: title.slice(0, MAX_VIDEO_TITLE),
      description: (summary || title).slice(0, MAX_VIDEO_TEXT),
      content_loc: origin + content,
      publication_date: datePublished,
      ...(seconds > 0 ? { duration: seconds } : {}),
    },
  }
}

/** Articles of others in the motifs that the site has set to be indexed: those that lists show. */
async function othersIndexed(deps: SitemapDeps, reader: SiteReader, lang: Language) {
  const { site } = reader
  const motifs = site.settings.indexed_motifs
  const [news, videos] = await Promise.all([
    articlesPage(reader, lang, 'news'),
    articlesPage(reader, lang, 'videos'),
  ])
  if (motifs.length === 0 || site.settings.beTesta !== 'installed') return []
  try {
    const editorial = deps.editorialOf(site, lang, reader.remember)
    const list = await editorial.listByMotifs({ motifs, perPage: 120, page: 1, size: 'xbig' })
    return list.articles.flatMap((item) => {
      const page = item.motifs.includes(VIDEO_MOTIF) ? videos : news
      return page && articleOrigin(item) !== 'own'
        ? [{ ...item, path: `${page.path}?title=${item.slug}` }]
        : []
    })
  } catch (cause) {
    deps.logger.warn(
      { err: cause, site: site.id },
      'Plan du site pour les moteurs : un fournisseur a échoué.',
    )
    return []
  }
}
