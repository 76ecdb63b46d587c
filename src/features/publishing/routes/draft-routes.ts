import { z } from 'zod'
import type { AdminCall, DefineRoute } from '#framework/api/admin-route.ts'
import { giveWay } from '#base/platform/db/give-way.ts'
import { actorOf, refuseConflict } from '../service/conflict.ts'
import { base, content, draftBody, PAGE_BYTES } from './draft-body.ts'
import {
  type EditedPageStores,
  keyOf,
  pageDraft,
  pageParams,
  requirePage,
} from '../service/edited-page.ts'
import { named } from '../service/publish-draft.ts'

type Called = Pick<AdminCall<z.output<typeof pageParams>, unknown, unknown>, 'siteId' | 'params'>

/** The draft of a page: reading, saving, dropping, setting a version aside. */
export function draftRoutes(
  route: DefineRoute<EditedPageStores>,
  { stores, clock }: { stores: EditedPageStores; clock(): Date },
): void {
  const now = () => clock().toISOString()
  const pageOf = ({ siteId, params }: Called) => requirePage(stores, siteId, keyOf(params))

  route({
    method: 'GET',
    path: '/pages/:id/:lang/draft',
    right: 'pages.write',
    params: pageParams,
    handle: async ({ siteId, params }) => pageDraft(stores, siteId, keyOf(params), now()),
  })

  // An autosave is no act of its own: the draft says who typed last, the log would drown in them.
  route({
    method: 'PUT',
    path: '/pages/:id/:lang/draft',
    right: 'pages.write',
    params: pageParams,
    body: draftBody,
    bodyLimit: PAGE_BYTES,
    async handle({ siteId, params, user, body }) {
      await requirePage(stores, siteId, keyOf(params))
      await giveWay()
      const saved = await stores.drafts.save(siteId, keyOf(params), {
        base: body.base,
        content: { widgets: body.widgets, fields: body.fields },
        actor: actorOf(user),
        at: now(),
        instead: body.instead,
        ...(body.holder === undefined ? {} : { holder: body.holder }),
      })
      refuseConflict(saved)
      const {
        base: counter,
        isDraft,
        isBehind,
        saved: last,
      } = await pageDraft(stores, siteId, keyOf(params), now())
      return { base: counter, isDraft, isBehind, saved: last }
    },
  })

  route({
    method: 'DELETE',
    path: '/pages/:id/:lang/draft',
    right: 'pages.write',
    params: pageParams,
    body: z.strictObject({ base }),
    async handle(call) {
      const { siteId, params, user, body } = call
      const page = await pageOf(call)
      const done = { base: body.base, actor: actorOf(user), at: now() }
      return call.audited(named('page.discard', page), async (inside) => {
        const ended = await inside.drafts.discard(siteId, keyOf(params), done)
        refuseConflict(ended)
        return { base: ended.base }
      })
    },
  })

  route({
    method: 'POST',
    path: '/pages/:id/:lang/draft/set-aside',
    right: 'pages.write',
    params: pageParams,
    body: content,
    bodyLimit: PAGE_BYTES,
    async handle(call) {
      const { siteId, params, user, body } = call
      const page = await pageOf(call)
      const aside = { content: body, actor: actorOf(user), at: now() }
      return call.audited(named('page.set-aside', page), async (inside) => ({
        revision: await inside.drafts.setAside(siteId, keyOf(params), aside),
      }))
    },
  })
}
