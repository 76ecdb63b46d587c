import { z } from 'zod'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { RedirectStore } from '#features/pages/store/redirects/redirect-store.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import { fold } from '#base/kit/text/fold.ts'
import { Refused } from '#base/kit/refused.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { listQuery, pageOf } from '#framework/api/list-query.ts'
import { addressesOf, idOf, listed, namedBy } from '../service/redirect-facts.ts'

const one = z.strictObject({ id: z.string().max(520) })

const filter = z.strictObject({
  q: z.string().max(200).optional(),
  kind: z.enum(['manual', 'moved']).optional(),
  id: z.array(z.string().max(520)).max(500).optional(),
})

const SORTS = ['source', 'destination', 'kind'] as const

const written = z.strictObject({
  source: z.string().trim().min(1, 'Écrivez l’ancienne adresse.').max(500),
  destination: z.string().trim().min(1, 'Écrivez la nouvelle adresse.').max(2000),
})

export interface RedirectStores {
  pages: PageStore
  redirects: RedirectStore
}

/** The redirect table, written by editors and by pages that move (requirements A4). */
export function redirectRoutes(
  route: DefineRoute<RedirectStores>,
  { stores }: { stores: RedirectStores },
): void {
  const found = async (
    inner: Pick<RedirectStores, 'redirects'>,
    siteId: number,
    id: string,
  ): Promise<Redirect> => {
    const named = namedBy(id)
    const redirect = named === null ? null : await inner.redirects.find(siteId, named)
    if (redirect !== null) return redirect
    throw new Refused('absent', 'Cette redirection n’existe plus : rechargez la liste.')
  }

  route({
    method: 'GET',
    path: '/redirects',
    right: 'redirects.read',
    query: listQuery(filter, SORTS),
    async handle({ siteId, reader, query }) {
      const { q = '', kind, id } = query.filter
      const [redirects, addresses] = [
        await stores.redirects.list(siteId),
        await addressesOf(stores, reader),
      ]
      const all = redirects
        .map((redirect) => listed(redirect, addresses))
        .filter(
          (redirect) =>
            (kind === undefined || redirect.kind === kind) &&
            (id === undefined || id.includes(redirect.id)) &&
            fold(`${redirect.source} ${redirect.destination} ${redirect.target}`).includes(fold(q)),
        )
      const sort = SORTS.find((name) => name === query.sort) ?? SORTS[0]
      const sign = query.order === 'ASC' ? 1 : -1
      const sorted = all.toSorted((a, b) =>
        a[sort] === b[sort] ? 0 : a[sort] < b[sort] ? -sign : sign,
      )
      return pageOf(sorted, query)
    },
  })

  route({
    method: 'GET',
    path: '/redirects/:id',
    right: 'redirects.read',
    params: one,
    handle: async ({ siteId, reader, params: { id } }) =>
      listed(await found(stores, siteId, id), await addressesOf(stores, reader)),
  })

  route({
    method: 'POST',
    path: '/redirects',
    right: 'redirects.write',
    body: written,
    async handle({ siteId, reader, body, audited }) {
      const redirect: Redirect = { ...body, kind: 'manual' }
      await audited(
        {
          action: 'redirect.create',
          subject: `redirect:${redirect.source}`,
          title: redirect.source,
          after: body,
        },
        async (inner) => {
          await refuseSecond(inner, siteId, redirect)
          await inner.redirects.save(siteId, redirect)
        },
      )
      return listed(redirect, await addressesOf(stores, reader))
    },
  })

  route({
    method: 'PUT',
    path: '/redirects/:id',
    right: 'redirects.write',
    params: one,
    body: written,
    async handle({ siteId, reader, params: { id }, body, audited }) {
      const redirect: Redirect = { ...body, kind: 'manual' }
      await audited(
        (before: Redirect) => ({
          action: 'redirect.update',
          subject: `redirect:${before.source}`,
          title: before.source,
          before: { source: before.source, destination: before.destination },
          after: body,
        }),
        async (inner) => {
          const before = await found(inner, siteId, id)
          if (before.kind === 'moved') {
            throw new Refused(
              'invalid',
              'L’ancienne adresse d’une page suit la page : supprimez cette redirection, puis ' +
                'créez-en une autre si elle doit mener ailleurs.',
            )
          }
          if (before.source !== redirect.source) {
            await inner.redirects.remove(siteId, before)
            await refuseSecond(inner, siteId, redirect)
          }
          await inner.redirects.save(siteId, redirect)
          return before
        },
      )
      return listed(redirect, await addressesOf(stores, reader))
    },
  })

  route({
    method: 'DELETE',
    path: '/redirects/:id',
    right: 'redirects.write',
    params: one,
    async handle({ siteId, params: { id }, audited }) {
      await audited(
        ({ source, destination, kind }: Redirect) => ({
          action: 'redirect.remove',
          subject: `redirect:${source}`,
          title: source,
          before: { source, destination, kind },
        }),
        async (inner) => {
          const redirect = await found(inner, siteId, id)
          await inner.redirects.remove(siteId, redirect)
          return redirect
        },
      )
    },
  })
}

/** A source has one destination: creating a second one would overwrite somebody's work unseen. */
async function refuseSecond(
  stores: Pick<RedirectStores, 'redirects'>,
  siteId: number,
  redirect: Redirect,
): Promise<void> {
  const other = await stores.redirects.find(siteId, redirect)
  if (other === null) return
  throw new Refused(
    'invalid',
    `« ${other.source} » mène déjà à « ${other.destination} » : modifiez cette redirection-là.`,
    { id: idOf(other) },
  )
}
