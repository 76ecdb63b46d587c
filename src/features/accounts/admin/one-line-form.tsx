import { Stack, TextField, type TextFieldProps } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { bounded } from '#framework/admin/inputs/bounded.ts'
import type { Refused } from '#framework/admin/shell/http.ts'
import { RefusalAlert } from './refusal-alert.tsx'

interface OneLineFormProps {
  refusal: Refused | null
  /** What the field needs to be itself; every one of them has to be filled in. */
  field: Pick<TextFieldProps, 'label' | 'name' | 'autoComplete'>
  /** Characters that are taken; what is longer is told, and not sent. */
  most: number
  inputMode?: 'numeric'
  /** Pixels, at most. */
  width: number
  value: string
  onChange: (value: string) => void
  onSubmit: () => Promise<void>
  /** The buttons behind the field. */
  children: ReactNode
}

/** One field with its buttons on a line, and over it why it was refused. */
export function OneLineForm(props: OneLineFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (props.value.length <= props.most) void props.onSubmit()
  }
  return (
    <>
      <RefusalAlert refusal={props.refusal} />
      <Stack
        component="form"
        direction="row"
        onSubmit={submit}
        sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <TextField
          {...props.field}
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
          {...bounded(props.value, props.most)}
          slotProps={{ htmlInput: { required: true, inputMode: props.inputMode } }}
          sx={{ maxWidth: props.width }}
        />
        {props.children}
      </Stack>
    </>
  )
}
