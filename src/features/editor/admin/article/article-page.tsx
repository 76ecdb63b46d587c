import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'
import { CANVAS_PATH } from '#base/core/document.ts'
import type { ArticleFields } from '#features/articles/rules/own-article.ts'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import { fetchHtml } from '#framework/admin/shell/http.ts'
import type { TextEditor } from '#framework/admin/inputs/rich-text/engine/text-editor.ts'
import { DocumentFrame, useDocumentFrame, useOthers } from '../canvas/document-frame.tsx'
import { TextTools } from '../canvas/text-tools.tsx'
import type { MountCanvas } from '../frame/canvas-contract.ts'
import type { StepStore } from '../state/step-store.ts'
import type { ArticleEditing } from './article-document.ts'
import { type ArticleLink, linkArticle } from './article-link.ts'

export interface ArticlePageProps {
  /** `article/12/fr`, in the language of its page. */
  address: string
  editing: ArticleEditing
  store: StepStore<ArticleFields>
  undo(): void
  redo(): void
  width: number
  onFit(width: number): void
  /** What of the article can be typed on its page. */
  onMarks(fields: readonly string[]): void
  /** A field is to be typed beside the page. */
  onOptions(field: string): void
}

/** An article on the page of the site that shows it, typed where it stands. */
export function ArticlePage(props: ArticlePageProps) {
  const { address, editing, store, width, onFit } = props
  const { isReadOnly, saveNow } = editing
  const [caret, setCaret] = useState<{ field: string; editor: TextEditor | null } | null>(null)
  const isLinked = useRef(false)
  const others = useOthers()
  const onMarks = useStable(props.onMarks)
  const options = useStable(props.onOptions)
  const undo = useStable(props.undo)
  const redo = useStable(props.redo)
  const onTyping = useStable((field: string | null, editor: TextEditor | null) => {
    setCaret(field === null ? null : { field, editor })
    if (field === null) void saveNow()
  })
  const connect = useStable((mount: MountCanvas) => {
    isLinked.current = true
    const link = linkArticle(mount, { ...others, store, options, undo, redo, onTyping })
    onMarks(link.marks())
    return link
  })
  const drawing = useDocumentFrame({ width, isReadOnly, onFit, connect })
  const { link, frame } = drawing
  useRedraw(link, props, caret !== null, onMarks)
  const { title, summary, html } = store.state()
  const isNew = title === '' && summary === '' && html === ''
  useEffect(() => {
    // A new article is begun by its title, as soon as it can be typed.
    if (!link || !isNew || isReadOnly || !link.marks().includes('title')) return
    frame.current?.focus()
    link.enter('title')
    // oxlint-disable-next-line react/exhaustive-deps -- who empties it later stays where they are.
  }, [link, isReadOnly])
  return (
    <Box sx={UNDER_EACH_OTHER}>
      <TextTools text={caret?.editor ?? null} leave={() => link?.leave()} sx={IN_SIGHT} />
      <DocumentFrame
        {...drawing}
        address={address}
        title="Page de l’article"
        onLoad={() => {
          if (!isLinked.current) onMarks([])
        }}
      />
    </Box>
  )
}

/** The bar of a text over the page. */
const UNDER_EACH_OTHER = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  minWidth: 0,
  position: 'relative',
} as const

/** The page may be higher than the window: under what stays at its top. */
const IN_SIGHT = { position: 'sticky', top: { xs: 64, md: 136 } } as const

/** Has the page follow what is saved, as soon as nobody types in it. */
function useRedraw(
  link: ArticleLink | null,
  { address, editing: { saving, document } }: ArticlePageProps,
  hasCaret: boolean,
  onMarks: (fields: readonly string[]) => void,
): void {
  const base = document?.base ?? 0
  const drawn = useRef(base)
  useEffect(() => {
    if (!link || hasCaret || saving !== 'saved' || drawn.current === base) return undefined
    const stopping = new AbortController()
    fetchHtml(`${CANVAS_PATH}/${address}`, stopping.signal).then(
      (html) => {
        drawn.current = base
        link.redraw(html)
        onMarks(link.marks())
      },
      // The next save draws it.
      () => {},
    )
    return () => stopping.abort()
  }, [link, address, saving, base, hasCaret, onMarks])
}
