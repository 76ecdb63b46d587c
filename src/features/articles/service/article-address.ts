import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { articlesPage } from '#features/pages/service/findable.ts'
import type { ArticleFields } from '../rules/own-article.ts'

/** Where an article is read, as far as the site has a page for it. */
export async function articlePath(
  reader: Pick<SiteReader, 'site' | 'tree'>,
  { lang, motifs, slug }: Pick<ArticleFields, 'lang' | 'motifs' | 'slug'>,
): Promise<string> {
  const kind = motifs.includes(VIDEO_MOTIF) ? 'videos' : 'news'
  const page = await articlesPage(reader, lang, kind)
  return page ? `${page.path}?title=${slug}` : ''
}

/** Longest slug made of a title. */
const SLUG_LENGTH = 80

/** The slug of an article: its own, else one made of its title that no other article has. */
export async function slugFor(
  { slug, title }: Pick<ArticleFields, 'slug' | 'title'>,
  isTaken: (wanted: string) => Promise<boolean>,
): Promise<string> {
  const made = slugOf(title, SLUG_LENGTH)
  if (slug !== '' || made === '') return slug
  for (let number = 1; ; number += 1) {
    const wanted = number === 1 ? made : `${made}-${number}`
    if (!(await isTaken(wanted))) return wanted
  }
}
