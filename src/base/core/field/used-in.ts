import { z } from 'zod'
import { LANGUAGES } from '#base/kit/language.ts'
import { DOCUMENT_KINDS } from '../document.ts'
import type { Target, TargetKind } from './uses.ts'
import type { Session } from '../session.ts'

/** What can use something, in the order in which it is told; `unknown` is a draft of another version of the program. */
export const USE_KINDS = [...DOCUMENT_KINDS, 'opinion', 'redirect', 'setting', 'unknown'] as const

/** Somewhere something is used. */
export const use = z.object({
  kind: z.enum(USE_KINDS),
  /** The document's own name (`document.ts`), the source of a redirect, the name of a setting. */
  ref: z.string(),
  lang: z.enum([...LANGUAGES, '']),
  /** Being written; else visitors see it. */
  isDraft: z.boolean(),
  /** The place as an editor knows it; with `ref` and `href` empty where the caller may not read it. */
  title: z.string(),
  /** Where it is edited, below `/admin`; empty when there is no such screen. */
  href: z.string(),
})
export type Use = z.infer<typeof use>

/** A place in a sentence: « Contact, en anglais »; so many of them where the caller may not read them. */
export function usePlace({ title, lang }: Pick<Use, 'title' | 'lang'>, count = 1): string {
  if (title !== '') return lang === 'en' ? `${title}, en anglais` : title
  return `${count > 1 ? `${count} endroits` : 'un endroit'} que votre rôle ne montre pas`
}

/** On which site somebody asks, and who: titles are told to whoever may read them. */
export interface UsesQuestion {
  siteId: number
  session: Pick<Session, 'role'>
}

/** Says where things of a site are used: pages, layouts, menus, articles, drafts of them, redirects, settings. */
export interface Uses {
  /** Places that use any of these, each once. */
  of(question: UsesQuestion, targets: readonly Target[]): Promise<Use[]>
  /** Places by all that they use of a kind, under its `ref`. */
  ofKind(question: UsesQuestion, kind: TargetKind): Promise<ReadonlyMap<string, Use[]>>
}
