import { memo } from 'react'
import type { FieldInputProps } from '#framework/admin/inputs/field-input-props.ts'
import { GroupInput } from '#framework/admin/inputs/group-input.tsx'
import { IconPicker } from '#framework/admin/inputs/icon-picker.tsx'
import { LinkPicker } from '#framework/admin/inputs/link-picker.tsx'
import { ListInput } from '#framework/admin/inputs/list-input.tsx'
import { MediaInput } from '#framework/admin/inputs/media-input.tsx'
import { MenuPicker } from '#framework/admin/inputs/menu-picker.tsx'
import { MotifPicker } from '#framework/admin/inputs/motif-picker.tsx'
import { PagePicker } from '#framework/admin/inputs/page-picker.tsx'
import {
  ChoiceInput,
  NumberInput,
  SwitchInput,
  TextInput,
} from '#framework/admin/inputs/plain-inputs.tsx'
import { RichText } from '#framework/admin/inputs/rich-text/rich-text.tsx'

/**
 * The input of a described option, whatever its kind; `widgets` are drawn on the page itself. It is
 * drawn again only when its own value has changed, as long as `onChange` stays the same function.
 */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, error, disabled, faults } = props
  const common = { label: field.label, help: field.help, onChange, error, disabled }
  switch (field.kind) {
    case 'text':
    case 'long-text':
      return <TextInput {...common} field={field} value={textOf(value)} />
    case 'rich-text':
      return <RichText {...common} value={textOf(value)} />
    case 'number':
      return <NumberInput {...common} field={field} value={typedOf(value)} />
    case 'switch':
      return <SwitchInput {...common} value={value === true} />
    case 'choice':
      return <ChoiceInput {...common} field={field} value={textOf(value)} />
    case 'motifs':
      return <MotifPicker {...common} value={textsOf(value)} />
    case 'link':
      return <LinkPicker {...common} value={textOf(value)} />
    case 'page':
      return <PagePicker {...common} value={numberOf(value)} />
    case 'menu':
      return <MenuPicker {...common} value={numberOf(value)} />
    case 'icon':
      return <IconPicker {...common} value={textOf(value)} />
    case 'media':
      return <MediaInput {...common} value={textOf(value)} />
    case 'group':
      return (
        <GroupInput
          {...common}
          Input={FieldInput}
          field={field}
          value={recordOf(value)}
          faults={faults}
        />
      )
    case 'list':
      return (
        <ListInput
          {...common}
          Input={FieldInput}
          field={field}
          value={Array.isArray(value) ? value.map(recordOf) : []}
          faults={faults}
        />
      )
    case 'widgets':
      return null
  }
})

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What was typed where a number is expected is shown again, also when it is none. */
const typedOf = (value: unknown): number | string =>
  typeof value === 'string' ? value : numberOf(value)

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []

const EMPTY: Record<string, unknown> = {}

const recordOf = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : EMPTY)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
