import type { ElementName } from './html-elements.ts'

/** Names of a dotted variable; empty for `{{.}}`. */
export type Path = readonly string[]

/** A piece of text that depends on values: text nodes and attribute values are made of them. */
export type TextPart =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; path: Path }
  | { kind: 'section'; path: Path; inverted: boolean; children: TextPart[] }

/** How the value of an attribute is finished before React gets it. */
export type AttributeType = 'text' | 'boolean' | 'classes' | 'url' | 'srcset'

/** One attribute, or a section around whole attributes. */
export type AttributeNode =
  | {
      kind: 'attribute'
      /** The property that React knows: `className`, `srcSet`, `data-motif`. */
      prop: string
      type: AttributeType
      /** An empty value that comes from variables leaves the attribute out. */
      dropEmpty: boolean
      /** `null` when the attribute stands alone (`controls`). */
      parts: TextPart[] | null
    }
  | { kind: 'section'; path: Path; inverted: boolean; attributes: AttributeNode[] }

/** An element whose name is written in the text, or comes from a value. */
export type ElementTag = ElementName | { path: Path }

export interface ElementNode {
  kind: 'element'
  tag: ElementTag
  attributes: AttributeNode[]
  children: TemplateNode[]
  /** Field of sanitised HTML that is the whole content; `children` is then empty. */
  html: string | null
}

export interface SectionNode {
  kind: 'section'
  path: Path
  inverted: boolean
  children: TemplateNode[]
}

/** What a template text means, without anything left to parse. */
export type TemplateNode =
  | { kind: 'text'; text: string }
  | { kind: 'variable'; path: Path }
  | SectionNode
  | ElementNode
