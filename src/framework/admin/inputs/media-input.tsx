import Backdrop from '@mui/material/Backdrop'
import CircularProgress from '@mui/material/CircularProgress'
import { createContext, type ReactNode, Suspense, useContext } from 'react'
import type { MediaFile, MediaKind } from '#base/core/media/media-file.ts'
import type { InputProps } from './input-props.ts'

export interface MediaInputProps extends InputProps<string> {
  /** Only media of this kind; all unless said. */
  kind?: MediaKind | undefined
}

export interface MediaDialogProps {
  kind?: MediaKind | undefined
  /** Path of what is chosen so far. */
  value?: string
  choose(media: MediaFile): void
  close(): void
}

/** Who draws the choice of a medium: as an input, and as a dialog of its own. */
export interface MediaPickers {
  input(props: MediaInputProps): ReactNode
  dialog(props: MediaDialogProps): ReactNode
}

const Pickers = createContext<MediaPickers | null>(null)

/** Gives inputs who draws the pickers of the media library; they may be loaded with the first of them. */
export const MediaPickerProvider = Pickers.Provider

function usePickers(): MediaPickers {
  const pickers = useContext(Pickers)
  if (pickers === null) throw new Error('No picker of media was given.')
  return pickers
}

/** A medium by its path; empty for none. @throws outside of a `MediaPickerProvider` */
export function MediaInput(props: MediaInputProps) {
  const { input } = usePickers()
  return <Suspense fallback={null}>{input(props)}</Suspense>
}

const ON_ITS_WAY = (
  <Backdrop open sx={{ zIndex: 'modal' }}>
    <CircularProgress aria-label="Ouverture de la médiathèque" />
  </Backdrop>
)

/** Asks for a medium of the library. @throws outside of a `MediaPickerProvider` */
export function MediaDialog(props: MediaDialogProps) {
  const { dialog } = usePickers()
  return <Suspense fallback={ON_ITS_WAY}>{dialog(props)}</Suspense>
}
