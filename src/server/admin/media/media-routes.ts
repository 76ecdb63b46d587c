import multipart from '@fastify/multipart'
import type { FastifyInstance } from 'fastify'
import type { PageDeps } from '../../page-answer.ts'
import { mediaLibrary } from '../../media/media-library.ts'
import { adminRouter } from '../admin-route.ts'
import { binRoutes } from './bin-routes.ts'
import { libraryRoutes } from './library-routes.ts'
import { originalRoute } from './original-route.ts'
import { uploadRoutes } from './upload-routes.ts'

/** The media library; only here is a multipart body read under `/admin/api`. */
export async function mediaRoutes(app: FastifyInstance, deps: PageDeps): Promise<void> {
  const library = mediaLibrary(deps.mediaDir)
  await app.register(async (scope) => {
    await scope.register(multipart)
    const route = adminRouter(scope, deps)
    libraryRoutes(route, deps.store, library)
    uploadRoutes(route, deps.store, library)
    originalRoute(route, deps.store, library)
    binRoutes(route, deps.store, library)
  })
}
