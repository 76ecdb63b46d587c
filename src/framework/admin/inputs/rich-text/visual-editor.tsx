import Box from '@mui/material/Box'
import { Editor } from '@tiptap/core'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { NONCE } from '../../shell/nonce.ts'
import { useStable } from '../use-stable.ts'
import { cleanPaste } from './clean-paste.ts'
import { EDITOR_STYLES } from './editor-styles.ts'
import { EDIT_OPAQUE } from './opaque-block.ts'
import { OpaqueDialog } from './opaque-dialog.tsx'
import { EXTENSIONS } from './schema.ts'
import { openedText, writtenText } from './source.ts'
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
  const [editor, setEditor] = useState<Editor | null>(null)
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
    const made = new Editor({
      element: holder.current,
      extensions: EXTENSIONS,
      content: openedText(told.current).html,
      injectNonce: NONCE,
      editorProps: {
        transformPastedHTML: cleanPaste,
        attributes: { id, role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      },
      onUpdate({ editor: changed }) {
        clearTimeout(timer)
        timer = setTimeout(() => tell(changed.getHTML()), PAUSE)
      },
      onBlur: ({ editor: left }) => timer && tell(left.getHTML()),
    })
    setEditor(made)
    return () => {
      if (timer) tell(made.getHTML())
      made.destroy()
    }
  }, [id, label, tellChange])

  useEffect(() => {
    if (editor === null || value === told.current) return
    told.current = value
    editor.commands.setContent(openedText(value).html, { emitUpdate: false })
  }, [editor, value])

  useEffect(() => {
    editor?.setEditable(!disabled, false)
    const { dom } = editor?.view ?? {}
    dom?.setAttribute('aria-disabled', String(disabled))
    dom?.setAttribute('aria-invalid', String(invalid))
    if (describedBy) dom?.setAttribute('aria-describedby', describedBy)
    else dom?.removeAttribute('aria-describedby')
  }, [editor, disabled, invalid, describedBy])

  const replaceKept = (html: string) => {
    if (editor && kept) {
      const { html: opened } = openedText(html)
      const range = { from: kept.place, to: kept.place + 1 }
      editor.chain().focus().insertContentAt(range, opened).run()
    }
    setKept(null)
  }

  return (
    <Box sx={EDITOR_STYLES}>
      {editor ? (
        <Toolbar editor={editor} label={label} disabled={disabled}>
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
