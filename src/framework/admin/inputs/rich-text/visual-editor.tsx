import Box from '@mui/material/Box'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useStable } from '../use-stable.ts'
import { EDITOR_STYLES } from './editor-styles.ts'
import { EDIT_OPAQUE } from './engine/opaque-block.ts'
import { OpaqueDialog } from './opaque-dialog.tsx'
import { openedText, writtenText } from './source.ts'
import { createTextEditor, type TextEditor } from './engine/text-editor.ts'
import { STEPS, textHistory } from './text-history.ts'
import { Toolbar } from './toolbar.tsx'

interface VisualEditorProps {
  id: string
  label: string
  describedBy: string | undefined
  invalid: boolean
  value: string
  onChange(html: string): void
  disabled: boolean
  children: ReactNode
}

/** Milliseconds without a key after which the text is told. */
const PAUSE = 150

/** A text as it looks, with its toolbar. What it says is told after a pause and when it is left. */
export function VisualEditor({
  id,
  label,
  describedBy,
  invalid,
  value,
  onChange,
  disabled,
  children,
}: VisualEditorProps) {
  const holder = useRef<HTMLDivElement>(null)
  const tellChange = useStable(onChange)
  const told = useRef(value)
  const isEditable = useRef(true)
  const [editor, setEditor] = useState<TextEditor | null>(null)
  const [kept, setKept] = useOpenedBlock(holder, disabled)

  useEffect(() => {
    if (holder.current === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tell = (html: string) => {
      clearTimeout(timer)
      timer = undefined
      told.current = writtenText(html)
      tellChange(told.current)
    }
    const made = createTextEditor({
      place: holder.current,
      html: openedText(told.current).html,
      plugins: textHistory(),
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      isEditable: () => isEditable.current,
      props: {
        handleDOMEvents: { blur: () => void (timer && tell(made.html())) },
      },
      onWritten(changed) {
        clearTimeout(timer)
        timer = setTimeout(() => tell(changed.html()), PAUSE)
      },
    })
    setEditor(made)
    return () => {
      if (timer) tell(made.html())
      made.close()
    }
  }, [id, label, tellChange])

  useEffect(() => {
    if (editor === null || value === told.current) return
    told.current = value
    editor.take(openedText(value).html)
  }, [editor, value])

  useEffect(() => {
    isEditable.current = !disabled
    editor?.view.setProps({})
    const { dom } = editor?.view ?? {}
    dom?.setAttribute('aria-disabled', String(disabled))
    dom?.setAttribute('aria-invalid', String(invalid))
    if (describedBy) dom?.setAttribute('aria-describedby', describedBy)
    else dom?.removeAttribute('aria-describedby')
  }, [editor, disabled, invalid, describedBy])

  const replaceKept = (html: string) => {
    if (kept) editor?.replace(kept.place, kept.place + 1, openedText(html).html)
    setKept(null)
  }

  return (
    <Box sx={EDITOR_STYLES}>
      {editor ? (
        <Toolbar editor={editor} label={label} disabled={disabled} more={STEPS}>
          {children}
        </Toolbar>
      ) : null}
      <div ref={holder} />
      {kept ? (
        <OpaqueDialog html={kept.html} close={() => setKept(null)} save={replaceKept} />
      ) : null}
    </Box>
  )
}

/** A block that somebody opens to change its HTML. */
function useOpenedBlock(holder: RefObject<HTMLDivElement | null>, disabled: boolean) {
  const [kept, setKept] = useState<{ html: string; place: number } | null>(null)
  const openKept = useStable((event: Event) => {
    if (event instanceof CustomEvent && !disabled) setKept(event.detail)
  })
  useEffect(() => {
    const { current } = holder
    current?.addEventListener(EDIT_OPAQUE, openKept)
    return () => current?.removeEventListener(EDIT_OPAQUE, openKept)
  }, [holder, openKept])
  return [kept, setKept] as const
}
