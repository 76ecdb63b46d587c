import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { CleanSvg } from '../service/clean-svg.ts'
import { mediaLibrary, type MediaStores } from '../service/media-library.ts'
import type { DefineRoute } from '#framework/api/admin-route.ts'
import { binRoutes } from './bin-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { originalRoute } from './original-route.ts'
import { givenUpRoute, uploadRoutes } from './upload-routes.ts'

export interface MediaRoutes {
  stores: MediaStores

  /** Folder of `/media/…`. */
  mediaDir: string
  /** Keeps of a drawing what draws. @throws {BadSvg} {QueueFull} */
  cleanSvg(text: string): Promise<CleanSvg>
}

/** The media library; only its uploads are read from a multipart body under `/admin/api`. */
export async function mediaRoutes(
  app: FastifyInstance,
  router: (scope: FastifyInstance) => DefineRoute<MediaStores>,
  deps: MediaRoutes,
): Promise<void> {
  const library = mediaLibrary(deps.mediaDir, deps.cleanSvg)
  const route = router(app)
  libraryRoutes(route, deps.stores, library)
  originalRoute(route, deps.stores, library)
  binRoutes(route, deps.stores, library)
  givenUpRoute(route, library)
  await app.register(async (scope) => {
    await scope.register(multipart)
    uploadRoutes(router(scope), deps.stores, library)
  })
}
