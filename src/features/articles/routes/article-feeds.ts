import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { listImage } from '#base/core/media/list-image.ts'
import type { Language } from '#base/kit/language.ts'
import { paths, PROVIDER_MEDIA, SITE_ICONS } from '#base/core/address/urls.ts'
import { articlesPage } from '#features/pages/service/findable.ts'
import {
  type ArticleDeps,
  ownArticles,
  type OwnArticle,
  ownThemes,
} from '../service/own-articles.ts'
import { feedTitle } from '../service/page-feeds.ts'
import { sendText } from '#base/platform/http/conditions.ts'
import { type OriginDeps, originOf } from '#base/platform/http/site-origin.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

type RouteDeps = ArticleDeps & OriginDeps & { siteOf: SiteOf }

/** Articles of a feed at most. */
const MAX_ITEMS = 50

const NAME = /^([a-z0-9_-]{1,80})\.(xml|json)$/

/**
 * `GET /flux/articles.xml`, `/flux/fiscal.json`, `/flux/en/articles.xml`…: own articles, of all or of
 * a theme, as RSS 2.0 and JSON Feed: title, short summary, link and dates, with whole addresses.
 * Articles of others are theirs to hand on (requirements P1).
 */
export function articleFeedRoutes(app: FastifyInstance, deps: RouteDeps): void {
  for (const [lang, base] of [
    ['fr', '/flux'],
    ['en', '/flux/en'],
  ] as const) {
    app.get<{ Params: { file: string } }>(`${base}/:file`, (request, reply) =>
      answerFeed(deps, { request, reply, lang, file: request.params.file }),
    )
  }
}

interface FeedRequest {
  request: FastifyRequest
  reply: FastifyReply
  lang: Language
  file: string
}

async function answerFeed(deps: RouteDeps, { request, reply, lang, file }: FeedRequest) {
  const [, name, ext] = NAME.exec(file) ?? []
  const reader = await deps.siteOf(request)
  const themes = await ownThemes(deps, reader)
  const theme = name === 'articles' ? null : themes.find(({ slug }) => slug === name)
  const page = await articlesPage(reader, lang, 'news')
  if (theme === undefined || themes.length === 0 || !page || (ext !== 'xml' && ext !== 'json')) {
    reply.callNotFound()
    return reply
  }
  const motifs = (theme ? [theme] : themes).map(({ code }) => code)
  const origin = originOf(deps, reader)
  const shown = (theme && (await themePage(reader, lang, theme.code))) || page
  const feed: Feed = {
    title: feedTitle(reader, lang, theme),
    description: shown.description || shown.name,
    home: origin + shown.path,
    self: origin + paths.feed(lang, theme?.slug ?? null, ext),
    lang,
    origin,
    articles: await ownArticles(deps, reader, { lang, motifs, limit: MAX_ITEMS }),
  }
  const { type, body } = ext === 'xml' ? await rss(feed) : await json(feed)
  return sendText(request, reply, { type, body })
}

/** The theme's own page, when it has one. */
async function themePage(reader: SiteReader, lang: Language, code: string) {
  const [tree, themes] = await Promise.all([reader.tree(lang), reader.themes(lang)])
  return tree.find(({ path }) => path === themes.get(code)) ?? null
}

interface Feed {
  title: string
  description: string
  /** Whole addresses. */
  home: string
  self: string
  origin: string
  lang: Language
  articles: OwnArticle[]
}

async function rss({ title, description, home, self, lang, origin, articles }: Feed) {
  const { generateRssFeed } = await import('feedsmith')
  const newest = newestOf(articles)
  const body = generateRssFeed({
    title,
    link: home,
    description,
    language: lang,
    ...(newest ? { lastBuildDate: newest } : {}),
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    items: articles.map((article) => ({
      title: article.title,
      link: origin + article.path,
      description: article.summary,
      guid: { value: origin + article.path, isPermaLink: true },
      pubDate: new Date(article.datePublished),
    })),
  })
  return { type: 'application/rss+xml; charset=utf-8', body }
}

async function json({ title, description, home, self, lang, origin, articles }: Feed) {
  const { generateJsonFeed } = await import('feedsmith')
  const body = JSON.stringify(
    generateJsonFeed({
      title,
      home_page_url: home,
      feed_url: self,
      description,
      icon: origin + SITE_ICONS.large,
      language: lang,
      items: articles.map((article) => {
        const image = listImage(JSON.stringify(article.mediasPaths), PROVIDER_MEDIA)
        return {
          id: origin + article.path,
          url: origin + article.path,
          title: article.title,
          content_text: article.summary || article.title,
          ...(image ? { image: origin + sized(image) } : {}),
          date_published: new Date(article.datePublished),
          date_modified: new Date(article.dateUpdate || article.datePublished),
        }
      }),
    }),
  )
  return { type: 'application/feed+json; charset=utf-8', body }
}

/** A library's path holds the size. */
const sized = (path: string): string => path.replaceAll('{size}', 'xbig')

function newestOf(articles: readonly OwnArticle[]): Date | null {
  const instants = articles.map(({ dateUpdate, datePublished }) =>
    Date.parse(dateUpdate || datePublished),
  )
  return instants.length > 0 ? new Date(Math.max(...instants)) : null
}
