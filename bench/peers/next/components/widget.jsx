/** One piece of the page: a feed, a text, a menu. */
export function Widget({ tag: Tag, attributes, children }) {
  return <Tag {...attributes}>{children}</Tag>
}
