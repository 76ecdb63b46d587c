import type { ArticleSource } from '#domain/article.ts'
import { typography } from '#domain/fr-typography.ts'
import { labelled, labels } from '#domain/labels.ts'
import type { Culture } from '#domain/language.ts'
import type { SourceValues } from '#templates/template-values.ts'

const OWN: SourceValues = { source_name: '', source_url: '', source_label: '' }

/** Whose text an article is, with the way to the original (requirements P1); empty for the firm's own. */
export function sourceValues(source: ArticleSource | undefined, culture: Culture): SourceValues {
  if (source === undefined) return OWN
  const type = typography(culture)
  return {
    source_name: type.text(source.name),
    source_url: source.url,
    source_label: type.text(labelled(labels(culture).source, source.name, culture)),
  }
}
