import { media as calls } from '../contract/media.ts'
import type { MediaLibrary, MediaStores } from '../service/media-library.ts'
import { mediaTargets } from '#base/core/field/uses.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'

/** Removing media, and bringing them back within 30 days. */
export function mediaTrashRoutes(
  serve: Serve<MediaStores>,
  { stores, uses: where }: { stores: MediaStores; uses: Uses },
  library: MediaLibrary,
): void {
  serve(calls.remove, async (call) => {
    const { siteId, params, query, audited } = call
    const media = await stores.media.find(siteId, params.id)
    if (media === null || media.removedAt !== '') return {}
    const uses = await where.of(call, mediaTargets(media.path))
    if (uses.length > 0 && query.confirmed === undefined) {
      const places = uses.length === 1 ? 'un endroit' : `${uses.length} endroits`
      throw new Refused(
        'conflict',
        `« ${media.name} » sert encore à ${places} : remplacez-le là d’abord, ou confirmez que ` +
          'ces endroits resteront sans lui.',
        { uses },
      )
    }
    const undo = await library.remove(siteId, media)
    try {
      return await audited(
        {
          action: 'media.remove',
          subject: `media:${media.id}`,
          title: media.name,
          before: { path: media.path, uses: uses.map(({ title }) => title) },
        },
        (inside) => inside.media.remove(siteId, media.id),
      )
    } catch (cause) {
      await undo()
      throw cause
    }
  })

  serve(calls.restore, async ({ siteId, params, audited }) => {
    const media = await stores.media.find(siteId, params.id)
    if (media === null) {
      throw new Refused('absent', 'Ce média a quitté la corbeille après 30 jours : renvoyez-le.')
    }
    const undo = await library.restore(siteId, media)
    try {
      return await audited(
        { action: 'media.restore', subject: `media:${media.id}`, title: media.name },
        (inside) => inside.media.restore(siteId, media.id),
      )
    } catch (cause) {
      await undo()
      throw cause
    }
  })
}
