import { lazy, type ReactElement, Suspense } from 'react'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import { TEXT_TOOLS } from '../frame/canvas-contract.ts'
import type { TextBarProps } from './text-bar.tsx'

const TextBar = lazy(() => import('./text-bar.tsx'))

interface TextToolsProps {
  /** What has the caret in the frame, if it has marks. */
  text: TextEditor | null
  /** Takes the caret out of it. */
  leave(): void
  sx?: TextBarProps['sx']
}

/** What is offered over the page for the text with marks that has the caret, for as long as somebody is in one or the other. */
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

/** Comes to the one stop of the bar, once it is there. */
export const toTextBar = (): void =>
  document.querySelector<HTMLElement>('[data-text-tools] [role=toolbar] [tabindex="0"]')?.focus()
