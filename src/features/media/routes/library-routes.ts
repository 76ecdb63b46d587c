import { media as calls, type MediaFilter } from '../contract/media.ts'
import type { MediaQuery } from '../store/media-store.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import { mediaTargets } from '#base/core/field/uses.ts'
import { isOwn, type MediaFile, mediaKey } from '#base/core/media/media-file.ts'
import type { MediaNames } from '../service/demo-media.ts'
import type { MediaLibrary, MediaStores } from '../service/media-library.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'
import { pageOf } from '#framework/api/list-query.ts'

export interface LibraryParts {
  stores: MediaStores
  uses: Uses
  /** What media of the product are called. */
  mediaNames(): Promise<MediaNames>
}

/** A medium as the screens show it. */
const shown = (media: MediaFile) => ({ ...media, isOwn: isOwn(media) })

/** The library: what it holds, what is said of it, where it is used. */
export function libraryRoutes(
  serve: Serve<MediaStores>,
  { stores, uses, mediaNames }: LibraryParts,
  library: MediaLibrary,
): void {
  const one = async (siteId: number, id: number): Promise<MediaFile> => {
    const media = await stores.media.find(siteId, id)
    if (media === null) throw new Refused('absent', 'Ce média n’est plus dans la médiathèque.')
    return media
  }

  serve(calls.list, async (call) => {
    const { siteId, query } = call
    await library.listDemo(stores, siteId, mediaNames)
    const { filter: asked, sort, order } = query
    const [found, used] = await Promise.all([
      stores.media.list(siteId, storeQuery(asked)),
      asked.state === 'unused' ? uses.ofKind(call, 'media') : new Map<string, never>(),
    ])
    const matching = found
      .map(shown)
      .filter(({ path }) =>
        asked.path !== undefined ? path === asked.path : !used.has(mediaKey(path) ?? ''),
      )
    const byName = new Intl.Collator('fr', { numeric: true }).compare
    const sorted = sort === 'name' ? matching.toSorted((a, b) => byName(a.name, b.name)) : matching
    const isTurned = (sort === 'id') === (order === 'ASC')
    return pageOf(isTurned ? sorted.toReversed() : sorted, query)
  })

  serve(calls.folders, async ({ siteId }) => ({ data: await stores.media.folders(siteId) }))

  serve(calls.one, async ({ siteId, params }) => shown(await one(siteId, params.id)))

  serve(calls.uses, async (call) => {
    const { path } = await one(call.siteId, call.params.id)
    return { uses: await uses.of(call, mediaTargets(path)) }
  })

  serve(calls.describe, async ({ siteId, params, body, audited }) => {
    const before = await one(siteId, params.id)
    const media = await audited(
      (after: MediaFile) => ({
        action: 'media.describe',
        subject: `media:${after.id}`,
        title: after.name,
        before: onlyWords(before),
        after: onlyWords(after),
      }),
      (inside) => inside.media.describe(siteId, params.id, body),
    )
    return shown(media)
  })

  serve(calls.move, async ({ siteId, body, audited }) => {
    await audited(
      {
        action: 'media.move',
        subject: `media:${body.ids.join(',')}`,
        title: body.folder || 'Médiathèque',
        after: body,
      },
      async (inside) => {
        for (const id of body.ids) {
          await inside.media.describe(siteId, id, { folder: body.folder })
        }
      },
    )
  })
}

function storeQuery({ q, folder: within, kind, state, id }: MediaFilter): MediaQuery {
  return {
    ...(q === undefined ? {} : { text: q }),
    ...(within === undefined ? {} : { folder: within }),
    ...(kind === undefined ? {} : { kind }),
    ...(id === undefined ? {} : { ids: id }),
    ...(state === 'undescribed' ? { isDescribed: false } : {}),
    isRemoved: state === 'removed',
  }
}

const onlyWords = ({
  name,
  folder: within,
  alt,
  decorative,
  caption,
  credit,
  focal,
}: MediaFile) => ({
  name,
  folder: within,
  alt,
  decorative,
  caption,
  credit,
  focal,
})
