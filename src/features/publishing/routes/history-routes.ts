import { z } from 'zod'
import type { PageKey } from '#base/core/page/page.ts'
import type { RevisionStore } from '../store/revision-store.ts'
import { draftFieldsOf, draftWidget } from '../rules/draft-content.ts'
import type { ComparedPages, PageVersion, PageChange } from '../rules/page-diff.ts'
import type { DraftContent } from '#base/core/page/page-draft.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { Refused } from '#base/kit/refused.ts'
import { describeWidget } from '#framework/widget-kit/describe-widget.ts'
import { giveWay } from '#base/platform/db/give-way.ts'
import { actorOf, refuseConflict } from '../service/conflict.ts'
import { base, content, holder, PAGE_BYTES } from './draft-body.ts'
import {
  type EditedPageStores,
  editedContent,
  keyOf,
  pageParams,
  requirePage,
} from '../service/edited-page.ts'
import { named } from '../service/publish-draft.ts'

/** A version to compare: of the history by its number, what is live, or the draft. */
const side = z.union([z.enum(['live', 'draft']), z.coerce.number().int().positive()])

interface Stores extends EditedPageStores {
  revisions: RevisionStore
}

export interface HistoryRoutes {
  stores: Stores
  widgets: Widgets
  clock(): Date
  /** What became of a page between two versions. @throws {QueueFull} */
  comparePages(compared: ComparedPages): Promise<PageChange[]>
}

/** The history of a page: what stands in it, what became of what, and back into the draft. */
export function historyRoutes(
  route: DefineRoute<Stores>,
  { stores, widgets: known, clock, comparePages }: HistoryRoutes,
): void {
  let described: ComparedPages['types'] | undefined
  const types = () => (described ??= describedTypes(known))

  route({
    method: 'GET',
    path: '/pages/:id/:lang/history',
    right: 'pages.write',
    params: pageParams,
    async handle({ siteId, params }) {
      await requirePage(stores, siteId, keyOf(params))
      const revisions = await stores.revisions.list(siteId, params.id, params.lang)
      return {
        data: revisions.map(({ id, createdAt, author, kind }) => ({ id, createdAt, author, kind })),
        total: revisions.length,
      }
    },
  })

  route({
    method: 'GET',
    path: '/pages/:id/:lang/history/compare',
    right: 'pages.write',
    params: pageParams,
    query: z.object({ from: side, to: side }),
    async handle({ siteId, params, query: { from, to } }) {
      const [before, after] = await Promise.all([
        versionOf(stores, siteId, keyOf(params), from),
        versionOf(stores, siteId, keyOf(params), to),
      ])
      return { changes: await comparePages({ before, after, types: types() }) }
    },
  })

  // What stands in a browser alone, in a conflict, against what the server holds.
  route({
    method: 'POST',
    path: '/pages/:id/:lang/draft/compare',
    right: 'pages.write',
    params: pageParams,
    body: content,
    bodyLimit: PAGE_BYTES,
    async handle({ siteId, params, body }) {
      await giveWay()
      const theirs = await versionOf(stores, siteId, keyOf(params), 'draft')
      const mine = { fields: { ...theirs.fields, ...body.fields }, widgets: body.widgets }
      return { changes: await comparePages({ before: theirs, after: mine, types: types() }) }
    },
  })

  route({
    method: 'POST',
    path: '/pages/:id/:lang/draft/restore',
    right: 'pages.write',
    params: pageParams,
    body: z.strictObject({ base, holder: holder.optional(), revisionId: z.int().positive() }),
    async handle(call) {
      const { siteId, params, user, body } = call
      const key = keyOf(params)
      const page = await requirePage(stores, siteId, key)
      const { widgets, fields } = await versionOf(stores, siteId, key, body.revisionId)
      return call.audited(
        { ...named('page.restore', page), after: { version: body.revisionId } },
        async (inside) => {
          await giveWay()
          const restored = { fields, widgets: await ownIds(inside, siteId, key, [...widgets]) }
          const saved = await inside.drafts.save(siteId, key, {
            base: body.base,
            content: restored,
            actor: actorOf(user),
            at: clock().toISOString(),
            instead: true,
            ...(body.holder === undefined ? {} : { holder: body.holder }),
          })
          refuseConflict(saved)
          return { base: saved.base }
        },
      )
    },
  })
}

/** Every type of widget by name. */
const describedTypes = (widgets: Widgets): ComparedPages['types'] =>
  Object.fromEntries(
    [...widgets].map(([type, widget]) => {
      const { title, fields, nests } = describeWidget(widget)
      return [type, { title, fields, nests }]
    }),
  )

/** @throws {Refused} `absent` for a number that is no version of this page */
async function versionOf(
  stores: Stores,
  siteId: number,
  key: PageKey,
  wanted: z.output<typeof side>,
): Promise<PageVersion> {
  if (typeof wanted === 'number') {
    const revision = await stores.revisions.find(siteId, wanted)
    if (revision?.pageId === key.pageId && revision.lang === key.lang) {
      const { page, widgets } = revision.content
      return { fields: draftFieldsOf(page), widgets: widgets.map(draftWidget) }
    }
    throw new Refused(
      'absent',
      'Cette version n’est plus dans l’historique : choisissez-en une autre.',
    )
  }
  const { page, live, content: draft } = await editedContent(stores, siteId, key)
  return wanted === 'live'
    ? { fields: draftFieldsOf(page), widgets: live.map(draftWidget) }
    : { fields: { ...draftFieldsOf(page), ...draft.fields }, widgets: draft.widgets }
}

/** Widgets whose numbers stand on another page by now get new ones. */
async function ownIds(
  stores: Pick<Stores, 'widgets'>,
  siteId: number,
  key: PageKey,
  widgets: DraftContent['widgets'],
): Promise<DraftContent['widgets']> {
  const here = new Set((await stores.widgets.of(siteId, key)).map(({ id }) => id))
  const elsewhere = new Set<number>()
  for (const { id } of widgets) {
    if (!here.has(id) && (await stores.widgets.find(siteId, id)) !== null) elsewhere.add(id)
  }
  if (elsewhere.size === 0) return widgets
  const fresh = await stores.widgets.reserveIds(siteId, elsewhere.size)
  const ids = new Map([...elsewhere].map((id, index) => [id, fresh[index] ?? id]))
  return widgets.map((widget) => ({ ...widget, id: ids.get(widget.id) ?? widget.id }))
}
