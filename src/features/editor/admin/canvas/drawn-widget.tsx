import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode, type Ref } from 'react'
import type { Attributes, Drawn } from './drawn-html.ts'

/** Draws the inner widgets of a slot; as an element of its own or in place of the one around it. */
export type DrawSlot = (index: number, place: { as?: string; className?: string }) => ReactNode

interface DrawnWidgetProps {
  drawn: Drawn
  drawSlot: DrawSlot
  /** The element by which Puck moves the widget, and what it says of itself. */
  dragRef?: Ref<Element> | undefined
  own?: Attributes | undefined
}

/** A widget's HTML in the page; its inner widgets stand where the server put their places. */
export function DrawnWidget({ drawn, drawSlot, dragRef, own }: DrawnWidgetProps): ReactNode {
  const attributes = useOwn(drawn, own)
  if (drawn.kind === 'text') return drawn.text
  if (drawn.kind === 'slot') return drawSlot(drawn.index, {})
  const { tag } = drawn
  if ('html' in drawn) {
    return (
      <Attributed key={tag} tag={tag} attributes={attributes} html={drawn.html} dragRef={dragRef} />
    )
  }
  const [only, ...others] = drawn.children
  if (only?.kind === 'slot' && others.length === 0 && !dragRef) {
    return drawSlot(only.index, { as: tag, className: attributes['class'] ?? '' })
  }
  return (
    <Attributed key={tag} tag={tag} attributes={attributes} dragRef={dragRef}>
      {drawn.children.map((child, index) => (
        <DrawnWidget key={index} drawn={child} drawSlot={drawSlot} />
      ))}
    </Attributed>
  )
}

const NONE: Attributes = {}

/** The attributes of an element with those that it gets here. */
const useOwn = (drawn: Drawn, own: Attributes = NONE): Attributes =>
  useMemo(() => (drawn.kind === 'element' ? { ...drawn.attributes, ...own } : NONE), [drawn, own])

interface AttributedProps {
  tag: string
  attributes: Attributes
  html?: string
  children?: ReactNode
  dragRef?: Ref<Element> | undefined
}

/** An element that carries the very attributes of the HTML beside those that Puck gives it. */
function Attributed({ tag, attributes, html, children, dragRef }: AttributedProps): ReactNode {
  const element = useRef<Element | null>(null)
  const first = useRef(attributes)
  const set = useCallback(
    (node: Element | null) => {
      element.current = node
      // The library under Puck adds, as soon as it knows an element, what that does not say itself.
      if (node) setAll(node, first.current)
      if (typeof dragRef === 'function') dragRef(node)
    },
    [dragRef],
  )
  useLayoutEffect(() => {
    const node = element.current
    if (!node) return
    first.current = attributes
    setAll(node, attributes)
    return () => {
      for (const name of Object.keys(attributes)) node.removeAttribute(name)
    }
  }, [attributes])
  // Whatever element the server drew; React asks for a name that it knows.
  const Tag = tag as 'div'
  if (html === undefined) return <Tag ref={set}>{children}</Tag>
  return <Tag ref={set} dangerouslySetInnerHTML={{ __html: html }} />
}

function setAll(node: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
}

/**
 * Puck makes every widget the frame of reference of what stands in it, and pictures that the site lays
 * out over a whole band shrink: its word is not heard.
 */
export function keepPosition(node: Element): void {
  if (!('style' in node)) return
  Object.defineProperty(node.style, 'position', { get: () => '', set: () => {} })
}
