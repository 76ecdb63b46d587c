import type { Uses } from '#base/core/field/used-in.ts'
import { pageMenus } from '../contract/page-menus.ts'
import { actorOf } from '../service/conflict.ts'
import type { Kind } from '../service/kind.ts'
import { addToMenu, offeredMenus } from '../service/page-menus.ts'
import { type DocumentRoutes, noteOf, type ServeDocuments } from './document-call.ts'

export interface PageMenuRoutes extends DocumentRoutes {
  kinds: readonly Kind[]
  uses: Uses
}

/** A page goes into a menu as it is published for the first time. */
export function pageMenuRoutes(
  serve: ServeDocuments,
  { stores, kinds, uses, clock }: PageMenuRoutes,
): void {
  const kind = kinds.find((one) => one.kind === 'menu')
  if (!kind) throw new Error('There is no kind of menus.')

  serve(pageMenus.offered, async (call) => {
    const { siteId, params, user } = call
    const page = { pageId: params.id, lang: params.lang }
    const used = await uses.ofKind(call, 'menu')
    const asking = { used, userId: user.id, at: clock().toISOString() }
    return offeredMenus({ stores, kind, siteId, page }, asking)
  })

  serve(pageMenus.add, async ({ siteId, params, body, user, audited }) => {
    const page = { pageId: params.id, lang: params.lang }
    const done = { actor: actorOf(user), at: clock().toISOString() }
    const { name, above } = await audited(noteOf, (inside) =>
      addToMenu({ stores: inside, kind, siteId, page }, body, done),
    )
    return { name, above }
  })
}
