import { z } from 'zod'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { Refused } from '#base/kit/refused.ts'
import { actorOf } from '../service/conflict.ts'
import { base } from './draft-body.ts'
import {
  type DraftParts,
  type EditedPageStores,
  keyOf,
  pageParams,
  requirePage,
} from '../service/edited-page.ts'
import { changedMeanwhile, named, publishDraft, type Published } from '../service/publish-draft.ts'

/** Putting a page live, taking it off, and asking those who may. */
export function publishRoutes(
  route: DefineRoute<EditedPageStores>,
  { stores, widgets, clock }: DraftParts,
): void {
  const now = () => clock().toISOString()

  route({
    method: 'POST',
    path: '/pages/:id/:lang/draft/publish',
    right: 'pages.publish',
    params: pageParams,
    body: z.strictObject({ base }),
    async handle(call) {
      const { siteId, params, user, body } = call
      const publication = { base: body.base, actor: actorOf(user), at: now() }
      const { page } = await call.audited(
        ({ note }: Published) => note,
        (inside) => publishDraft({ stores: inside, widgets }, siteId, keyOf(params), publication),
      )
      return { path: page.path }
    },
  })

  route({
    method: 'POST',
    path: '/pages/:id/:lang/draft/unpublish',
    right: 'pages.publish',
    params: pageParams,
    async handle(call) {
      const { siteId, params, user } = call
      const page = await requirePage(stores, siteId, keyOf(params))
      const change = { before: { en_ligne: page.is_active }, after: { en_ligne: false } }
      await call.audited({ ...named('page.unpublish', page), ...change }, (inside) =>
        inside.drafts.unpublish(siteId, keyOf(params), { actor: actorOf(user), at: now() }),
      )
    },
  })

  route({
    method: 'POST',
    path: '/pages/:id/:lang/draft/request',
    right: 'pages.write',
    params: pageParams,
    body: z.strictObject({
      base,
      note: z
        .string()
        .max(500)
        .default('')
        .transform((text) => text.replaceAll('\0', '')),
    }),
    async handle(call) {
      const { siteId, params, user, body } = call
      const page = await requirePage(stores, siteId, keyOf(params))
      const {
        base: counter,
        content: draft,
        last,
      } = await stores.drafts.find(siteId, keyOf(params))
      if (counter !== body.base) throw changedMeanwhile(counter, last)
      if (draft === null && page.is_active) {
        throw new Refused(
          'invalid',
          'Il n’y a rien à publier : la page en ligne est déjà celle-ci.',
        )
      }
      const request = { by: actorOf(user), at: now(), note: body.note, base: body.base }
      await call.audited({ ...named('page.request', page), after: body.note }, (inside) =>
        inside.drafts.requests.save(siteId, keyOf(params), request),
      )
    },
  })

  route({
    method: 'DELETE',
    path: '/pages/:id/:lang/draft/request',
    right: 'pages.write',
    params: pageParams,
    async handle(call) {
      const { siteId, params } = call
      const page = await requirePage(stores, siteId, keyOf(params))
      await call.audited(named('page.unrequest', page), (inside) =>
        inside.drafts.requests.remove(siteId, keyOf(params)),
      )
    },
  })
}
