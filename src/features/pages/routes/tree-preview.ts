import type { PageStore } from '../store/page-store.ts'
import type { RedirectStore } from '../store/redirects/redirect-store.ts'
import type { ChangedAddress, TreePreview } from '../contract/pages.ts'

interface Stores {
  pages: PageStore
  redirects: RedirectStore
}

/** What a change of the tree does to addresses: asked before and after it, within its transaction. */
export async function previewed(
  stores: Stores,
  siteId: number,
  work: () => Promise<unknown>,
): Promise<TreePreview> {
  const [before, redirects] = [await addressesOf(stores, siteId), await movedOf(stores, siteId)]
  await work()
  const [after, kept] = [await addressesOf(stores, siteId), await movedOf(stores, siteId)]
  const addresses = [...before.values()].flatMap((address): ChangedAddress[] => {
    const to = after.get(keyOf(address))
    return to === undefined || to.path === address.path
      ? []
      : [
          {
            pageId: address.pageId,
            name: address.name,
            lang: address.lang,
            from: address.path,
            to: to.path,
          },
        ]
  })
  return { addresses, endedRedirects: redirects.filter((source) => !kept.includes(source)) }
}

interface Address {
  pageId: number
  name: string
  lang: 'fr' | 'en'
  path: string
}

const keyOf = ({ pageId, lang }: Pick<Address, 'pageId' | 'lang'>): string => `${pageId} ${lang}`

async function addressesOf(
  stores: Pick<Stores, 'pages'>,
  siteId: number,
): Promise<Map<string, Address>> {
  const trees = [await stores.pages.tree(siteId, 'fr'), await stores.pages.tree(siteId, 'en')]
  const addresses = trees
    .flat()
    .map(({ id, name, lang, path }) => ({ pageId: id, name, lang, path }))
  return new Map(addresses.map((address) => [keyOf(address), address]))
}

const movedOf = async (stores: Pick<Stores, 'redirects'>, siteId: number): Promise<string[]> =>
  (await stores.redirects.list(siteId))
    .filter(({ kind }) => kind === 'moved')
    .map(({ source }) => source)
