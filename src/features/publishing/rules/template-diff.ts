import { describeFields, longText } from '#base/core/field/fields.ts'
import type { TemplateTexts } from '#features/templates/contract/templates.ts'
import { optionChanges } from './option-changes.ts'
import type { PageChange } from './page-diff.ts'

const FILES = describeFields({
  html: longText({ label: 'HTML' }),
  css: longText({ label: 'CSS' }),
  js: longText({ label: 'JavaScript' }),
})

/** What became of each file of a template. */
export function templateDiff(before: TemplateTexts, after: TemplateTexts): PageChange[] {
  const changes = optionChanges(FILES, { ...before }, { ...after })
  if (changes.length === 0) return []
  return [{ kind: 'changed', widgetId: null, widget: 'Le modèle', words: '', place: '', changes }]
}
