import type { ContentStore } from '#content/store.ts'

/** Slugs that a site hides, for whoever asks the store itself. */
export async function hiddenSlugs(
  store: Pick<ContentStore, 'articleChoices'>,
  siteId: number,
): Promise<ReadonlySet<string>> {
  const choices = await store.articleChoices.list(siteId)
  return new Set(choices.filter(({ isHidden }) => isHidden).map(({ slug }) => slug))
}
