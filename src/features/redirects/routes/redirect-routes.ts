import type { z } from 'zod'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { RedirectStore } from '#features/pages/store/redirects/redirect-store.ts'
import type { Redirect } from '#base/core/address/redirect.ts'
import { fold } from '#base/kit/text/fold.ts'
import { Refused } from '#base/kit/refused.ts'
import { type ListedRedirect, redirects } from '../contract/redirects.ts'
import type { Serve } from '#framework/api/serve.ts'
import { pageOf } from '#framework/api/list-query.ts'
import { addressesOf, idOf, listed, namedBy } from '../service/redirect-facts.ts'

export interface RedirectStores {
  pages: PageStore
  redirects: RedirectStore
}

/** The redirect table, written by editors and by pages that move (requirements A4). */
export function redirectRoutes(
  serve: Serve<RedirectStores>,
  { stores }: { stores: RedirectStores },
): void {
  serve(redirects.list, async ({ siteId, reader, query }) => {
    const [all, addresses] = [
      await stores.redirects.list(siteId),
      await addressesOf(stores, reader),
    ]
    const asked = chosen(
      all.map((redirect) => listed(redirect, addresses)),
      query,
    )
    return pageOf(asked, query)
  })

  serve(redirects.one, async ({ siteId, reader, params: { id } }) =>
    listed(await found(stores, siteId, id), await addressesOf(stores, reader)),
  )

  serve(redirects.create, async ({ siteId, reader, body, audited }) => {
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
  })

  serve(redirects.change, async ({ siteId, reader, params: { id }, body, audited }) => {
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
  })

  serve(redirects.remove, async ({ siteId, params: { id }, audited }) => {
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
  })
}

type ListQuery = z.output<(typeof redirects.list)['query']>

/** Those that a query is about, in its order. */
function chosen(
  all: readonly ListedRedirect[],
  { sort, order, filter }: ListQuery,
): ListedRedirect[] {
  const { q = '', kind, id } = filter
  const sign = order === 'ASC' ? 1 : -1
  return all
    .filter(
      (redirect) =>
        (kind === undefined || redirect.kind === kind) &&
        (id === undefined || id.includes(redirect.id)) &&
        fold(`${redirect.source} ${redirect.destination} ${redirect.target}`).includes(fold(q)),
    )
    .toSorted((a, b) => (a[sort] === b[sort] ? 0 : a[sort] < b[sort] ? -sign : sign))
}

/** @throws {Refused} where somebody removed it meanwhile */
async function found(
  stores: Pick<RedirectStores, 'redirects'>,
  siteId: number,
  id: string,
): Promise<Redirect> {
  const named = namedBy(id)
  const redirect = named === null ? null : await stores.redirects.find(siteId, named)
  if (redirect !== null) return redirect
  throw new Refused('absent', 'Cette redirection n’existe plus : rechargez la liste.')
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
