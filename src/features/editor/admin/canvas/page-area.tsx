import { lazy, type ReactElement, type RefObject, Suspense, useState } from 'react'
import { MediaDialog } from '#framework/admin/inputs/media-input.tsx'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import type { PictureRequest } from './canvas-host.ts'
import { Canvas, type CanvasHandle, type CanvasProps } from './canvas.tsx'
import { TextTools } from './text-tools.tsx'

const FramingDialog = lazy(() => import('./framing-dialog.tsx'))

interface PageAreaProps extends Pick<
  CanvasProps,
  'width' | 'isReadOnly' | 'onFit' | 'onOptions' | 'onPick'
> {
  canvas: RefObject<CanvasHandle | null>
}

/** The page, with what is offered for the text that has the caret, and for a picture that is clicked. */
export function PageArea({ canvas, ...page }: PageAreaProps): ReactElement {
  const [text, setText] = useState<TextEditor | null>(null)
  const [picture, setPicture] = useState<PictureRequest | null>(null)
  const [framing, setFraming] = useState<PictureRequest | null>(null)
  return (
    <>
      <TextTools text={text} leave={() => canvas.current?.leaveText()} />
      <Canvas
        ref={canvas}
        {...page}
        onText={setText}
        onPicture={setPicture}
        onFraming={setFraming}
      />
      {framing ? (
        <Suspense fallback={null}>
          <FramingDialog
            picture={framing}
            isReadOnly={page.isReadOnly}
            onClose={() => setFraming(null)}
          />
        </Suspense>
      ) : null}
      {picture ? (
        <MediaDialog
          kind={picture.accept}
          value={picture.value}
          close={() => setPicture(null)}
          choose={({ path }) => {
            setPicture(null)
            picture.replace(path)
          }}
        />
      ) : null}
    </>
  )
}
