import type { Editor } from '@tiptap/core'
import { lazy, type ReactElement, Suspense } from 'react'
import { TEXT_TOOLS } from '../frame/canvas-contract.ts'

const TextBar = lazy(() => import('./text-bar.tsx'))

interface TextToolsProps {
  /** What has the caret in the frame, if it has marks. */
  text: Editor | null
  /** Takes the caret out of it. */
  leave(): void
  sx?: Record<string, string | number>
}

/** What is offered for the text with marks that has the caret, for as long as somebody is in one or the other. */
export function TextTools({ text, leave, ...place }: TextToolsProps): ReactElement | null {
  if (!text) return null
  const onLeft = () => {
    const { activeElement } = document
    const isInPage = activeElement?.id === 'preview-frame'
    if (!isInPage && !activeElement?.closest(TEXT_TOOLS)) leave()
  }
  return (
    <Suspense fallback={null}>
      <TextBar editor={text} onLeft={onLeft} {...place} />
    </Suspense>
  )
}
