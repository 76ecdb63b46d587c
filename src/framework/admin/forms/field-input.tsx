import TextField from '@mui/material/TextField'
import { memo } from 'react'
import { frTypography as fr } from '#base/kit/text/fr-typography.ts'
import type { FieldInputProps } from '../inputs/field-input-props.ts'
import { GroupInput } from '../inputs/group-input.tsx'
import type { InputProps } from '../inputs/input-props.ts'
import { ListInput } from '../inputs/list-input.tsx'
import { MediaInput } from '../inputs/media-input.tsx'
import {
  ChoiceInput,
  NumberInput,
  ReadOnly,
  SwitchInput,
  TextInput,
} from '../inputs/plain-inputs.tsx'
import { partLater } from '../shell/later.tsx'
import { recordOf } from '../inputs/sections.ts'
import { RichText } from '../inputs/rich-text/rich-text.tsx'

// Few forms have one of these: they come with the first.
const waiting = ({ label }: { label: string }) => <TextField label={label} disabled />
const BlockPicker = partLater(
  async () => (await import('../inputs/block-picker.tsx')).BlockPicker,
  waiting,
)
const DurationInput = partLater(
  async () => (await import('../inputs/duration-input.tsx')).DurationInput,
  waiting,
)
const IconPicker = partLater(
  async () => (await import('../inputs/icons/icon-picker.tsx')).IconPicker,
  waiting,
)
const InstantInput = partLater(
  async () => (await import('../inputs/instant-input.tsx')).InstantInput,
  waiting,
)
const LinkPicker = partLater(
  async () => (await import('../inputs/link-picker.tsx')).LinkPicker,
  waiting,
)
const MenuPicker = partLater(
  async () => (await import('../inputs/menu-picker.tsx')).MenuPicker,
  waiting,
)
const motifs = () => import('../inputs/motif-picker.tsx')
const MotifPicker = partLater(async () => (await motifs()).MotifPicker, waiting)
const OneMotif = partLater(async () => (await motifs()).OneMotif, waiting)
const PagePicker = partLater(
  async () => (await import('../inputs/page-picker.tsx')).PagePicker,
  waiting,
)
const SecretInput = partLater(
  async () => (await import('../inputs/secret-input.tsx')).SecretInput,
  waiting,
)
const team = () => import('../inputs/team-pickers.tsx')
const OfficesPicker = partLater(async () => (await team()).OfficesPicker, waiting)
const PersonPicker = partLater(async () => (await team()).PersonPicker, waiting)

/**
 * The input of a described field, whatever its kind; `widgets` are drawn on the page itself, what is `own`
 * by its screen. It is drawn again only when its own value has changed, as long as `onChange` stays the same function.
 */
export const FieldInput = memo(function FieldInput(props: FieldInputProps) {
  const { field, value, onChange, error, disabled, faults } = props
  const common = {
    label: fr(field.label),
    help: field.help && fr(field.help),
    onChange,
    error: error && fr(error),
    disabled,
  }
  if (field.isReadOnly) return <ReadOnly {...common} value={String(value)} />
  if (field.kind === 'group') {
    return (
      <GroupInput
        {...common}
        Input={FieldInput}
        field={field}
        value={recordOf(value)}
        faults={faults}
      />
    )
  }
  if (field.kind === 'list') {
    return (
      <ListInput
        {...common}
        Input={FieldInput}
        field={field}
        value={Array.isArray(value) ? value.map(recordOf) : []}
        faults={faults}
      />
    )
  }
  return <PlainInput {...common} field={field} value={value} faults={faults} />
})

/** The input of a field without members. */
function PlainInput(props: FieldInputProps & Pick<InputProps<unknown>, 'label' | 'help'>) {
  const { value, faults, ...common } = props
  const { onChange } = common
  switch (common.field.kind) {
    case 'text':
    case 'long-text':
    case 'day':
      return <TextInput {...common} value={textOf(value)} />
    case 'instant':
      return <InstantInput {...common} value={textOf(value)} />
    case 'duration':
      return <DurationInput {...common} value={textOf(value)} />
    case 'lines':
      return (
        <TextInput
          {...common}
          value={textsOf(value).join('\n')}
          onChange={(text) => onChange(text === '' ? [] : text.split('\n'))}
          error={common.error || Object.values(faults ?? {})[0]}
        />
      )
    case 'rich-text':
      return <RichText {...common} value={textOf(value)} />
    case 'secret':
      return <SecretInput {...common} value={typeof value === 'string' ? value : value === true} />
    case 'number':
      return <NumberInput {...common} value={typedOf(value)} />
    case 'switch':
      return <SwitchInput {...common} value={value === true} />
    case 'flag':
      return (
        <SwitchInput
          {...common}
          value={value === '1'}
          onChange={(isOn) => onChange(isOn ? '1' : '0')}
        />
      )
    case 'choice':
      return <ChoiceInput {...common} value={textOf(value)} />
    case 'motif':
      return <OneMotif {...common} value={textOf(value)} />
    case 'motifs':
      return (
        <MotifPicker
          {...common}
          isRequired={common.field.required !== undefined}
          value={textsOf(value)}
        />
      )
    case 'link':
      return <LinkPicker {...common} value={textOf(value)} />
    case 'page':
      return <PagePicker {...common} value={numberOf(value)} />
    case 'menu':
      return <MenuPicker {...common} value={numberOf(value)} />
    case 'block':
      return <BlockPicker {...common} value={numberOf(value)} />
    case 'person':
      return <PersonPicker {...common} value={numberOf(value)} />
    case 'offices':
      return <OfficesPicker {...common} value={textsOf(value)} />
    case 'icon':
      return <IconPicker {...common} value={textOf(value)} />
    case 'media':
      return <MediaInput {...common} kind={common.field.accept} value={textOf(value)} />
    default:
      return null
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0)

/** What was typed where a number is expected is shown again, also when it is none. */
const typedOf = (value: unknown): number | string =>
  typeof value === 'string' ? value : numberOf(value)

const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
