import { z } from 'zod'
import { use } from '#base/core/field/used-in.ts'
import { LANGUAGES } from '#base/kit/language.ts'
import { call, idParams, type Topic } from '#framework/api/call.ts'
import type { Documents } from './documents.ts'
import { listedState } from './listed-state.ts'

/** Characters of a title. */
export const TITLE_LENGTH = 200

export const textTitle = z
  .string()
  .trim()
  .min(1, 'Donnez un nom.')
  .max(TITLE_LENGTH, `Trop long : ${TITLE_LENGTH} signes au plus.`)

const lang = z.enum([...LANGUAGES, ''])

const listedText = listedState.extend({
  id: z.number(),
  lang,
  title: z.string(),
  /** In how many places it is shown, and the first of them; none of a kind that no page names. */
  usedIn: z.number(),
  uses: z.array(use),
})
export type ListedText = z.infer<typeof listedText>

const trashedText = z.object({
  id: z.number(),
  lang,
  title: z.string(),
  /** Who removed it, and when: an instant. */
  by: z.string(),
  at: z.string(),
  /** When it is erased for good. */
  erasedAt: z.string(),
})
export type TrashedText = z.infer<typeof trashedText>

const ofId = z.object({ id: z.number() })

/** The texts of a kind: the list, a new one, the trash. What is written in one is a document. */
export function textCalls<Lang extends z.ZodType<'fr' | 'en' | '', 'fr' | 'en' | '' | undefined>>({
  path,
  rights,
  topics,
  languages,
}: Pick<Documents, 'rights'> & {
  path: `/${string}`
  topics: readonly Topic[]
  /** Which language one may have, or has unless said. */
  languages: Lang
}) {
  const changes = ['drafts' as const, ...topics]
  return {
    list: call({
      method: 'GET',
      path,
      right: rights.look,
      answer: z.object({ texts: z.array(listedText), trashed: z.array(trashedText) }),
      reads: changes,
    }),
    create: call({
      method: 'POST',
      path,
      right: rights.write,
      body: z.strictObject({ title: textTitle, lang: languages }),
      answer: ofId,
      changes,
    }),
    /** Into the trash; one that is live, by those alone who publish. */
    remove: call({
      method: 'DELETE',
      path: `${path}/:id`,
      right: rights.write,
      params: idParams,
      answer: ofId,
      changes,
    }),
    restore: call({
      method: 'POST',
      path: `${path}/:id/restore`,
      right: rights.write,
      params: idParams,
      answer: ofId,
      changes,
    }),
  }
}
export type TextCalls = ReturnType<typeof textCalls>
