import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { CleanSvg } from '../service/clean-svg.ts'
import { mediaLibrary, type MediaStores } from '../service/media-library.ts'
import type { Serve } from '#framework/api/serve.ts'
import { binRoutes } from './bin-routes.ts'
import { type LibraryParts, libraryRoutes } from './library-routes.ts'
import { originalRoute } from './original-route.ts'
import { givenUpRoute, uploadRoutes } from './upload-routes.ts'

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
  binRoutes(serve, deps, library)
  givenUpRoute(serve, library)
  await app.register(async (scope) => {
    await scope.register(multipart)
    uploadRoutes(serverOf(scope), deps.stores, library)
  })
}
