import { describeFields } from '#base/core/field/fields.ts'
import { VIDEO } from '#features/articles/rules/article-form-fields.ts'
import type { OwnVideo } from '#features/articles/rules/own-article.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import { below, Members } from '#framework/admin/inputs/members.tsx'
import type { ArticleFormProps } from './article-document.ts'

const FIELDS = {
  none: describeFields(VIDEO.none),
  file: describeFields(VIDEO.file),
  external: describeFields(VIDEO.external),
}

/** What plays above the text. */
export function VideoFields({ fields: { video }, change, faults, disabled }: ArticleFormProps) {
  const { video: fault } = faults
  return (
    <Members
      Input={FieldInput}
      fields={FIELDS[video.kind]}
      value={{ ...video }}
      onChange={(values) => {
        // Its members are those of a video, each with what the input of its kind writes.
        const changed = values as unknown as OwnVideo
        // An address of one kind is none of another.
        change({ video: changed.kind === video.kind ? changed : { ...changed, address: '' } })
      }}
      faults={{ ...(fault ? { kind: fault } : {}), ...below(faults, 'video') }}
      disabled={disabled}
    />
  )
}
