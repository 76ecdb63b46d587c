import type { Kind } from '../service/kind.ts'
import { articleKind, type ArticleKindParts } from './article-kind.ts'
import { blockKind, modelKind, type NamedWidgetsParts } from './named-widgets-kind.ts'
import { layoutKind, type LayoutKindParts } from './layout-kind.ts'
import { menuKind } from './menu-kind.ts'
import { pageKind, type PageKindParts } from './page-kind.ts'
import { personKind } from './person-kind.ts'
import { templateKind, type TemplateKindParts } from './template-kind.ts'
import { themeKind } from './theme-kind.ts'

export type KindParts = PageKindParts &
  ArticleKindParts &
  LayoutKindParts &
  TemplateKindParts &
  NamedWidgetsParts

/** Every kind of document: what can be written as a draft and put live. */
export const documentKinds = (parts: KindParts): readonly Kind[] => [
  pageKind(parts),
  articleKind(parts),
  layoutKind(parts),
  menuKind(),
  templateKind(parts),
  blockKind(parts),
  modelKind(parts),
  personKind(),
  themeKind(),
]
