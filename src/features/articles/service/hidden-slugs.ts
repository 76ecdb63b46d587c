import type { ArticleChoices } from '../store/article-choices.ts'

/** Slugs that a site hides, for whoever asks the database itself. */
export async function hiddenSlugs(
  stores: { articleChoices: ArticleChoices },
  siteId: number,
): Promise<ReadonlySet<string>> {
  const choices = await stores.articleChoices.list(siteId)
  return new Set(choices.filter(({ isHidden }) => isHidden).map(({ slug }) => slug))
}
