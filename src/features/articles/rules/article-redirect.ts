import type { ArticleReference } from '#base/core/article/article-link.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'

/**
 * Where an `article` parameter leads (requirements D11): the videos page when the motifs hold the
 * video motif, else the current page when its article-mode widget serves one of them, else the
 * all-news page. `currentServes` is `null` for a page without article-mode widget; with `null` the
 * answer is also the article's canonical URL. Paths carry no script name and no query.
 */
export function articleTarget(
  { motifs, slug }: ArticleReference,
  pages: {
    videosPath: string
    newsPath: string
    currentPath: string
    currentServes: readonly string[] | null
  },
): string {
  const serves = (motif: string) => pages.currentServes?.includes(motif) === true
  const path = motifs.includes(VIDEO_MOTIF)
    ? pages.videosPath
    : motifs.some(serves)
      ? pages.currentPath
      : pages.newsPath
  return `${path}?title=${encodeURIComponent(slug.toWellFormed())}`
}
