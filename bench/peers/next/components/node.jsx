import { Link } from './link.jsx'
import { Picture } from './picture.jsx'
import { Widget } from './widget.jsx'

const COMPONENTS = { a: Link, img: Picture }

/** A text, or an element with the component that draws its kind. */
export function Node({ node }) {
  if (typeof node === 'string') return node
  const { tag, attributes, children } = node
  const inner = children.length === 0 ? undefined : <Nodes nodes={children} />
  if (attributes['data-widget-type']) {
    return (
      <Widget tag={tag} attributes={attributes}>
        {inner}
      </Widget>
    )
  }
  const Tag = COMPONENTS[tag] ?? tag
  return inner ? <Tag {...attributes}>{inner}</Tag> : <Tag {...attributes} />
}

/** Nodes one after the other; they never move, so that their place is their key. */
export function Nodes({ nodes }) {
  return nodes.map((node, index) => <Node key={index} node={node} />)
}
