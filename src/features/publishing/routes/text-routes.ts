import { TARGET_KINDS } from '#base/core/field/uses.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import type { AuditNote } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall } from '#framework/api/admin-route.ts'
import { mayDo } from '#framework/api/rights.ts'
import type { Serve } from '#framework/api/serve.ts'
import { documentWords } from '../rules/document-words.ts'
import { actorOf } from '../service/conflict.ts'
import type { Kind, KindStores } from '../service/kind.ts'
import { createText, listTexts, removeText, restoreText, textsOf } from '../service/texts.ts'

interface TextRoutes {
  stores: KindStores
  uses: Uses
  clock(): Date
}

/** Documents whose live text lies in themselves: the list, a new one, the trash. */
export function textRoutes(
  serve: Serve<KindStores>,
  kind: Kind,
  { stores, uses, clock }: TextRoutes,
): void {
  const of = textsOf(kind)
  if (!of) return
  const { calls } = of.texts
  const doneBy = ({ user }: Pick<Call, 'user'>) => ({
    by: actorOf(user),
    at: clock().toISOString(),
  })
  const noteOf = (what: string, id: number, title: string): AuditNote => ({
    action: `${kind.kind}.${what}`,
    subject: `${kind.kind}:${id}`,
    title,
  })
  const refuseWriters = ({ session }: Pick<Call, 'session'>, isLive: boolean): void => {
    if (!isLive || mayDo(session.role, kind.rights.publish)) return
    const { This, object } = documentWords({ kind: kind.kind, ref: '' })
    throw new Refused(
      'forbidden',
      `${This} est en ligne : demandez à un éditeur du site de s’en charger, ou de ${object} retirer du site.`,
    )
  }

  // Pages name a text by its number, under the name of its kind; nothing names a model.
  const named = TARGET_KINDS.find((target) => target === kind.kind)

  serve(calls.list, async (call) =>
    listTexts(stores, call.siteId, of, named ? await uses.ofKind(call, named) : new Map()),
  )

  serve(calls.create, async ({ siteId, body, audited }) => {
    const id = await audited(
      (made: number) => noteOf('create', made, body.title),
      (inside) => createText(inside, siteId, of, body),
    )
    return { id }
  })

  serve(calls.remove, async (call) => {
    const { siteId, params } = call
    const target = named && { kind: named, ref: String(params.id) }
    const found = target ? await uses.of(call, [target]) : []
    await call.audited(
      ({ title }: { title: string }) => noteOf('remove', params.id, title),
      async (inside) => {
        const removed = await removeText(inside, siteId, of, params.id, {
          ...doneBy(call),
          uses: found,
        })
        refuseWriters(call, removed.wasLive)
        return removed
      },
    )
    return { id: params.id }
  })

  serve(calls.restore, async (call) => {
    const { siteId, params } = call
    await call.audited(
      ({ title }: { title: string }) => noteOf('restore', params.id, title),
      async (inside) => {
        const restored = await restoreText(inside, siteId, of, params.id, doneBy(call))
        refuseWriters(call, restored.wasLive)
        return restored
      },
    )
    return { id: params.id }
  })
}

type Call = AdminCall<unknown, unknown, unknown>
