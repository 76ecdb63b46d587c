import TextField from '@mui/material/TextField'
import { type ComponentType, lazy, Suspense } from 'react'
import type { InputProps } from './input-props.ts'

/** An input that is searched by typing: what does it is heavy, and comes when the first one is shown. */
function later<P extends Pick<InputProps<unknown>, 'label'>>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load() }))
  return (props) => (
    <Suspense fallback={<TextField label={props.label} disabled />}>
      <Part {...props} />
    </Suspense>
  )
}

export const PagePicker = later(async () => (await import('./page-picker.tsx')).PagePicker)
export const MotifPicker = later(async () => (await import('./motif-picker.tsx')).MotifPicker)
export const PersonPicker = later(async () => (await import('./team-pickers.tsx')).PersonPicker)
export const OfficesPicker = later(async () => (await import('./team-pickers.tsx')).OfficesPicker)
