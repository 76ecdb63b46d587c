import { cloneElement, isValidElement, type ReactNode } from 'react'
import {
  hasTokens,
  type LinkTokens,
  replaceTokens,
  WRITTEN_HREF,
} from '#base/core/address/link-tokens.ts'

interface Props {
  href?: unknown
  children?: ReactNode
}

/**
 * `tokenizeHtml` for elements that a template drew: its links get their values and keep what was
 * written. Without tokens, and without links to fill, the same node comes back.
 */
export function tokenizedLinks(node: ReactNode, tokens: LinkTokens | null): ReactNode {
  if (tokens === null) return node
  if (Array.isArray(node)) return node.map((child: ReactNode) => tokenizedLinks(child, tokens))
  if (!isValidElement<Props>(node)) return node
  const { href, children } = node.props
  const inside = inOrder(children).map((child) => tokenizedLinks(child, tokens))
  if (node.type !== 'a' || typeof href !== 'string' || !hasTokens(href)) {
    return cloneElement(node, {}, ...inside)
  }
  const filled = { href: replaceTokens(href, tokens), [WRITTEN_HREF]: href }
  return cloneElement(node, filled, ...inside)
}

/** Children as they were written one after the other: those need no keys, lists among them do. */
const inOrder = (children: ReactNode): ReactNode[] => {
  if (children === undefined) return []
  return Array.isArray(children) ? children : [children]
}
