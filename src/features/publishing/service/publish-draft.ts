import type { AuditNote } from '#base/core/account.ts'
import { draftFieldsOf } from '../rules/draft-content.ts'
import type { Page, PageKey, WidgetInstance } from '#base/core/page/page.ts'
import type { DraftContent } from '#base/core/page/page-draft.ts'
import type { Actor } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import { editedContent, type EditedPageStores, requirePage } from './edited-page.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { draftProblems } from './problems.ts'

/** What is put live, by whom, when. */
interface Publication {
  base: number
  actor: Actor
  at: string
}

/** The stores of a transaction, and the widgets whose schemas have the last word. */
interface Publishing {
  stores: EditedPageStores
  widgets: Widgets
}

/** What was done to a page, for the audit log. */
export interface Published {
  page: Page
  note: AuditNote
}

/**
 * Puts the draft live as it stands under a counter. Inside of a transaction.
 * @throws {Refused} `conflict` when it was saved meanwhile, `invalid` when there is nothing to publish or a
 *   widget refuses
 */
export async function publishDraft(
  { stores, widgets }: Publishing,
  siteId: number,
  key: PageKey,
  publication: Publication,
): Promise<Published> {
  const { page, base, content, isDraft, last } = await editedContent(stores, siteId, key)
  if (base !== publication.base) throw changedMeanwhile(base, last)
  if (!isDraft && page.is_active) {
    throw new Refused('invalid', 'Il n’y a rien à publier : la page en ligne est déjà celle-ci.')
  }
  return publishContent({ stores, widgets }, siteId, key, { ...publication, content })
}

/** Puts content live that was approved before. @throws {Refused} `invalid` */
export async function publishContent(
  { stores, widgets }: Publishing,
  siteId: number,
  key: PageKey,
  publication: Publication & { content: DraftContent },
): Promise<Published> {
  const { content } = publication
  const page = await requirePage(stores, siteId, key)
  await refuseProblems(widgets, content, await stores.widgets.of(siteId, key))
  const revision = await stores.drafts.publish(siteId, key, publication)
  const after = await requirePage(stores, siteId, key)
  return {
    page: after,
    note: {
      ...named('page.publish', after),
      before: { ...draftFieldsOf(page), en_ligne: page.is_active },
      after: {
        ...draftFieldsOf(after),
        en_ligne: true,
        widgets: content.widgets.length,
        version: revision,
      },
    },
  }
}

/** @throws {Refused} `invalid` with the problems, when there are any */
export async function refuseProblems(
  widgets: Widgets,
  content: DraftContent,
  live: readonly WidgetInstance[],
): Promise<void> {
  const problems = await draftProblems(widgets, content, live)
  if (problems.length === 0) return
  const [first] = problems
  const many = problems.length === 1 ? 'un point est' : `${problems.length} points sont`
  throw new Refused(
    'invalid',
    `La page ne peut pas être mise en ligne : ${many} à corriger, dans le widget ` +
      `« ${first?.widget} » d’abord. Le brouillon est gardé.`,
    { problems },
  )
}

export const changedMeanwhile = (base: number, last: { by: Actor; at: string } | null) =>
  new Refused(
    'conflict',
    `${last?.by.name || 'Quelqu’un'} a changé cette page entre-temps. Relisez-la, puis recommencez.`,
    { reason: 'saved', by: last?.by ?? { id: '', name: '' }, at: last?.at ?? '', base },
  )

/** The page of an entry of the audit log. */
export const named = (
  action: string,
  { id, name, lang }: Pick<Page, 'id' | 'name' | 'lang'>,
): Pick<AuditNote, 'action' | 'subject' | 'title'> => ({
  action,
  subject: `page:${id}`,
  title: lang === 'fr' ? name : `${name} (${lang})`,
})
