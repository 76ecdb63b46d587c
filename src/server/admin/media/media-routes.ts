import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { PageDeps } from '../../page-answer.ts'
import { mediaLibrary } from '../../media/media-library.ts'
import { adminRouter } from '../admin-route.ts'
import { binRoutes } from './bin-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { originalRoute } from './original-route.ts'
import { givenUpRoute, uploadRoutes } from './upload-routes.ts'

/** The media library; only its uploads are read from a multipart body under `/admin/api`. */
export async function mediaRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const library = mediaLibrary(deps.mediaDir, deps.cleanSvg)
  const route = adminRouter(app, deps)
  libraryRoutes(route, deps.store, library)
  originalRoute(route, deps.store, library)
  binRoutes(route, deps.store, library)
  givenUpRoute(route, library)
  await app.register(async (scope) => {
    await scope.register(multipart)
    uploadRoutes(adminRouter(scope, deps), deps.store, library)
  })
}
