import type { Page } from 'playwright-core'
import { attributeRule } from '#features/templates/engine/html-attributes.ts'

/** An element or a text of the page that the peers draw. */
export type PageNode = string | PageElement

export interface PageElement {
  tag: string
  /** By their HTML names. */
  attributes: Record<string, string | true>
  children: PageNode[]
}

/** What a page shows, apart from how: a peer draws it with components of its own. */
export interface PageTree {
  lang: string
  title: string
  /** Attributes of each `<meta>` for readers and search engines. */
  metas: PageElement['attributes'][]
  /** JSON-LD texts. */
  data: string[]
  body: PageNode[]
}

/**
 * The content of a page of Vitrine, taken apart by a browser; without what is only there for
 * Vitrine's own scripts, or for browsers without any.
 */
export const pageTree = (browser: Page, html: string): Promise<PageTree> =>
  browser.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    const attributesOf = (element: Element) =>
      Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]))
    const childrenOf = (element: Element): PageNode[] =>
      [...element.childNodes].flatMap((node): PageNode[] => {
        if (node instanceof Text) return [node.data]
        if (!(node instanceof Element) || node.matches('script, noscript, template')) return []
        const { localName: tag } = node
        return [{ tag, attributes: attributesOf(node), children: childrenOf(node) }]
      })
    return {
      lang: document.documentElement.lang,
      title: document.title,
      metas: [...document.querySelectorAll('head meta[content]:not([data-menuid])')].map(
        attributesOf,
      ),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
      body: childrenOf(document.body),
    }
  }, html)

/** What two pages must have in common to show the same. */
export interface Shown {
  /** Words of header, content and footer in their order, one space between them. */
  words: string
  /** Number of elements by name. */
  elements: Record<string, number>
}

/** What a page shows in its header, its content and its footer. */
export const shownBy = (browser: Page, html: string): Promise<Shown> =>
  browser.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    for (const hidden of document.querySelectorAll('script, noscript, template')) hidden.remove()
    const parts = [...document.querySelectorAll('body > header, main, body > footer')]
    const elements: Record<string, number> = {}
    for (const { localName } of parts.flatMap((part) => [...part.querySelectorAll('*')])) {
      elements[localName] = (elements[localName] ?? 0) + 1
    }
    const texts = parts.flatMap((part) => {
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) found.push(walker.currentNode.nodeValue ?? '')
      return found
    })
    return { words: texts.join(' ').replaceAll(/\s+/g, ' ').trim(), elements }
  }, html)

/** The same tree with the attributes' React names, once and not at each drawing. */
export const withReactNames = (nodes: readonly PageNode[]): PageNode[] =>
  nodes.map((node) =>
    typeof node === 'string'
      ? node
      : {
          tag: node.tag,
          attributes: reactProps(node.attributes),
          children: withReactNames(node.children),
        },
  )

function reactProps(attributes: PageElement['attributes']): PageElement['attributes'] {
  const props = Object.entries(attributes).map(([name, value]) => {
    const { prop, type } = attributeRule(name.toLowerCase())
    return [prop === name.toLowerCase() ? name : prop, type === 'boolean' ? true : value] as const
  })
  return Object.fromEntries(props)
}
