import type { ArticleSource } from '#base/core/article/article.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { labelled, labels } from '#base/core/article/labels.ts'
import type { Culture } from '#base/kit/language.ts'
import type { SourceValues } from '#features/templates/engine/template-values.ts'

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
