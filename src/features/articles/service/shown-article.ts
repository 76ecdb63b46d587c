import type { ArticleWork } from '../store/article-work.ts'
import type { ArticleDrafts } from '../store/article-drafts.ts'
import { articleState, type ArticleFields } from '../rules/own-article.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { articlesPage } from '#features/pages/service/findable.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { Refused } from '#base/kit/refused.ts'
import { fieldsOfLive } from './article-form.ts'
import type { ShownArticle } from '../contract/shown-article.ts'

/** An article of the site. @throws {Refused} `absent` */
export async function articleOf(
  stores: { articleDrafts: ArticleDrafts },
  siteId: number,
  id: number,
): Promise<ArticleWork> {
  const work = await stores.articleDrafts.find(siteId, id)
  if (work === null) {
    throw new Refused('absent', 'Cet article n’existe pas ou plus : revenez à la liste.')
  }
  return work
}

/** What its editor fills in: what is written, else what is live. */
export function fieldsOf({ fields, live }: ArticleWork): ArticleFields {
  if (fields) return fields
  if (live) return fieldsOfLive(live)
  throw new Refused('invalid', 'Le brouillon de cet article est illisible : prévenez votre agence.')
}

export async function shownArticle(
  work: ArticleWork,
  reader: SiteReader,
  now: string,
): Promise<ShownArticle> {
  const { id, live, hasDraft, version, updatedAt, updatedBy, removedAt } = work
  const publishedAt = live?.datePublished ?? null
  return {
    id,
    fields: fieldsOf(work),
    state: articleState({ publishedAt, removedAt }, now),
    hasDraft: hasDraft && live !== null,
    version,
    updatedAt,
    updatedBy,
    path: live ? await articlePath(reader, live) : '',
    publishedAt: publishedAt ?? '',
  }
}

/** Where an article is read, as far as the site has a page for it. */
export async function articlePath(
  reader: SiteReader,
  { lang, motifs, slug }: Pick<ArticleFields, 'lang' | 'motifs' | 'slug'>,
): Promise<string> {
  const kind = motifs.includes(VIDEO_MOTIF) ? 'videos' : 'news'
  const page = await articlesPage(reader, lang, kind)
  return page ? `${page.path}?title=${slug}` : ''
}

/** Longest slug made of a title. */
const SLUG_LENGTH = 80

/**
 * The slug of an article: its own, else one made of its title that no other article has.
 * @throws {Refused} `invalid` when another article has the slug that somebody wrote
 */
export async function slugFor(
  stores: { articleDrafts: ArticleDrafts },
  siteId: number,
  id: number,
  { slug, title }: Pick<ArticleFields, 'slug' | 'title'>,
): Promise<string> {
  const isTaken = (wanted: string) => stores.articleDrafts.isTaken(siteId, wanted, id)
  if (slug !== '') {
    if (!(await isTaken(slug))) return slug
    throw new Refused(
      'invalid',
      `L’adresse « ${slug} » est déjà celle d’un autre article : choisissez-en une autre.`,
      { faults: { slug: 'Cette adresse est déjà prise.' } },
    )
  }
  const made = slugOf(title, SLUG_LENGTH)
  if (made === '') return ''
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? made : `${made}-${number}`
    if (!(await isTaken(wanted))) return wanted
  }
}
