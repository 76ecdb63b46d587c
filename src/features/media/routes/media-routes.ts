import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { CleanSvg } from '../service/clean-svg.ts'
import { mediaLibrary, type MediaStores, type MediaLibrary } from '../service/media-library.ts'
import type { Serve } from '#framework/api/serve.ts'
import { mediaTrashRoutes } from './trash-routes.ts'
import { type LibraryParts, libraryRoutes } from './library-routes.ts'
import { abandonedUploadRoute, uploadRoutes } from './upload-routes.ts'
import { media as calls } from '../contract/media.ts'
import type { MediaStore } from '../store/media-store.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { Refused } from '#base/kit/refused.ts'

export interface MediaRoutes extends LibraryParts {
  /** Folder of `/media/…`. */
  mediaDir: string
  /** Keeps of a drawing what draws. @throws {BadSvg} {QueueFull} */
  cleanSvg(text: string): Promise<CleanSvg>
}

/** The media library; only its uploads are read from a multipart body under `/admin/api`. */
export async function mediaRoutes(
  app: FastifyInstance,
  serverOf: (scope: FastifyInstance) => Serve<MediaStores>,
  deps: MediaRoutes,
): Promise<void> {
  const library = mediaLibrary(deps.mediaDir, deps.cleanSvg)
  const serve = serverOf(app)
  libraryRoutes(serve, deps, library)
  originalRoute(serve, deps.stores, library)
  mediaTrashRoutes(serve, deps, library)
  abandonedUploadRoute(serve, library)
  await app.register(async (scope) => {
    await scope.register(multipart)
    uploadRoutes(serverOf(scope), deps.stores, library)
  })
}

/** The file as it was sent, with whatever a camera wrote into it: to be downloaded, never shown. */
function originalRoute(serve: Serve, stores: { media: MediaStore }, library: MediaLibrary): void {
  serve(calls.original, async ({ siteId, params, reply }) => {
    const media = await stores.media.find(siteId, params.id)
    const original = media && (await library.original(siteId, media))
    if (media === null || original === null) {
      throw new Refused('absent', 'L’original de ce média n’est pas conservé sur ce serveur.')
    }
    const name = `${media.name}${extname(original.file)}`
    return reply
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
      .header('content-security-policy', "default-src 'none'; sandbox")
      .type('application/octet-stream')
      .send(createReadStream(storedPath(original.folder, 'original', original.file)))
  })
}
