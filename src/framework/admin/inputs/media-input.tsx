import { createContext, type ReactNode, Suspense, useContext } from 'react'
import type { MediaKind } from '#base/core/media/media-file.ts'
import type { InputProps } from './input-props.ts'

export interface MediaInputProps extends InputProps<string> {
  /** Only media of this kind; all unless said. */
  kind?: MediaKind | undefined
}

const Picker = createContext<((props: MediaInputProps) => ReactNode) | null>(null)

/** Gives inputs who draws the picker of the media library; it may be loaded with the first of them. */
export const MediaPickerProvider = Picker.Provider

/** A medium by its path; empty for none. @throws outside of a `MediaPickerProvider` */
export function MediaInput(props: MediaInputProps) {
  const drawPicker = useContext(Picker)
  if (drawPicker === null) throw new Error('No picker of media was given.')
  return <Suspense fallback={null}>{drawPicker(props)}</Suspense>
}
