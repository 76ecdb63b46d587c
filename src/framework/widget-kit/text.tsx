import type { ElementType } from 'react'
import type { Marks } from './marks.ts'

interface TextProps {
  view: Marks
  /** Path of the option among those of the widget. */
  path: string
  children: string
}

/** A text of an option in an element of its own; none while it is empty, but in the editor. */
export function Text({
  view,
  path,
  as: Tag,
  children,
  ...attributes
}: TextProps & { as: ElementType; className?: string | undefined; id?: string }) {
  if (!view.shows(children)) return null
  return (
    <Tag {...attributes} {...view.mark(path)}>
      {children}
    </Tag>
  )
}

/**
 * A text of an option amid others, which has an element in the editor alone.
 * @param before what stands before it and is no option
 */
export function Words({ view, path, children, before = '' }: TextProps & { before?: string }) {
  if (!view.shows(children)) return null
  if (!view.editing) return before + children
  return (
    <>
      {children === '' ? '' : before}
      <span {...view.mark(path)}>{children}</span>
    </>
  )
}

/** Clean HTML of an option; none while it is empty, but in the editor. */
export function Html({
  view,
  path,
  className,
  children,
}: TextProps & { className?: string | undefined }) {
  if (!view.shows(children.trim())) return null
  return (
    <div
      className={className}
      {...view.mark(path)}
      dangerouslySetInnerHTML={{ __html: children }}
    />
  )
}
