import type { Article } from '#base/core/article/article.ts'
import { labels } from '#base/core/article/labels.ts'
import { addressedTo, personOfField } from '#base/core/person.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { ArticleValues } from '#features/templates/engine/template-values.ts'
import type { ArticleContext } from './article-context.ts'

/** « Par Claire Dauval, relu par Hugo Perrin »; whoever left the firm is not named any more. */
export function byline(
  { author = '', personId, reviewerId }: Article,
  { culture, team }: Pick<ArticleContext, 'culture' | 'team'>,
): string {
  const say = labels(culture)
  const nameOf = (id: number | undefined) => team.find((one) => one.id === id)?.name ?? ''
  const writer = nameOf(personId) || author
  const reviewer = nameOf(reviewerId)
  const parts = [
    ...(writer ? [`${say.writtenBy} ${writer}`] : []),
    ...(reviewer ? [`${say.reviewedBy} ${reviewer}`] : []),
  ]
  return typography(culture).text(
    parts.map((part, index) => (index === 0 ? part : lowered(part))).join(', '),
  )
}

const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** The way to speak about an article with whoever of the team knows its field. */
export function talkValues(
  article: Article,
  { culture, options, talkHref, team }: ArticleContext,
): Pick<
  ArticleValues,
  'talk_href' | 'talk_label' | 'contact_name' | 'contact_role' | 'contact_image' | 'contact_focal'
> {
  const person = talkHref === null ? null : personOfField(team, article.motifs)
  const type = typography(culture)
  return {
    talk_href: talkHref === null ? '' : addressedTo(talkHref, person),
    talk_label: type.text(options.article_talk.text || labels(culture).talk),
    contact_name: person?.name ?? '',
    contact_role: type.text(person?.role ?? ''),
    contact_image: person?.photo?.src ?? '',
    contact_focal: person?.photo?.focal ?? '',
  }
}
