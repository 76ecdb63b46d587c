import type { Ref } from 'react'
import type { Drawn } from '../canvas/drawn-html.ts'

/** Classes of the root that the server drew. */
export const classOf = (drawn: Drawn | null): string =>
  drawn?.kind === 'element' ? (drawn.attributes['class'] ?? '') : ''

interface NoteProps {
  title: string
  says: string
  /** Classes of the empty element that the site has in its place. */
  root: string
  dragRef?: Ref<Element> | undefined
}

/** Stands where a widget shows nothing. */
export const Note = ({ title, says, root, dragRef, ...own }: NoteProps) => (
  <div ref={dragRef as Ref<HTMLDivElement>} className={`editor-note ${root}`} {...own}>
    <strong>{title}</strong> {says}
  </div>
)
