import { headOf, type PageWidget } from './page-tree.ts'

/** A name for a new instance. */
export const newName = (): string => `n${crypto.randomUUID()}`

/** The same widget once more, with names and numbers of its own for it and all inside it. */
export function copyOf({ props, ...widget }: PageWidget): PageWidget {
  const slots = props.slots.map(({ at, content }) => ({ at, content: content.map(copyOf) }))
  const head = JSON.stringify({ ...headOf(props), id: 0 })
  return { ...widget, props: { ...props, id: newName(), head, slots } }
}
