import type { MediaWords } from '#base/core/media/media-file.ts'
import { describeFields } from '#base/core/field/fields.ts'
import { FieldInput } from '#framework/admin/forms/field-input.tsx'
import type { Faults } from '#framework/admin/inputs/field-input-props.ts'
import { Members } from '#framework/admin/inputs/members.tsx'
import { DESCRIPTION } from '../rules/media-fields.ts'

interface DescriptionProps {
  value: Pick<MediaWords, 'alt' | 'decorative'>
  onChange(changes: Partial<MediaWords>): void
  faults?: Faults
  disabled: boolean
}

const FIELDS = describeFields(DESCRIPTION)

/** What an image says to who does not see it, or that it says nothing. */
export const DescriptionFields = ({ value, onChange, faults, disabled }: DescriptionProps) => (
  <Members
    Input={FieldInput}
    fields={FIELDS}
    value={{ alt: value.alt, decorative: value.decorative }}
    // A line break would end up in an attribute.
    onChange={({ alt, decorative }) =>
      onChange({ alt: String(alt).replaceAll('\n', ' '), decorative: decorative === true })
    }
    faults={faults}
    disabled={disabled}
  />
)
