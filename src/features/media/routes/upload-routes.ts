import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { media as calls, type UploadQuery } from '../contract/media.ts'
import { isOwn, type MediaFile } from '#base/core/media/media-file.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { BadMedia } from '../service/make-media.ts'
import type { MediaLibrary, MediaStores } from '../service/media-library.ts'
import { MAX_UPLOAD, receivePiece } from '../service/receive.ts'
import { QueueFull } from '#base/platform/http/semaphore.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'

const IN_PIECES = { isWhole: false } as const

/** Files that come: whole or in pieces, as new media or in the place of one. */
export function uploadRoutes(
  serve: Serve<MediaStores>,
  stores: MediaStores,
  library: MediaLibrary,
): void {
  serve(calls.add, async ({ siteId, user, query, request, reply, audited }) => {
    const file = await received(library, siteId, query, { request, reply })
    if (file === null) return IN_PIECES
    const { name, folder } = query
    return told(() =>
      library.add(siteId, file, { name, folder, by: user.name }, (media) =>
        audited(
          (added: MediaFile) => ({
            action: 'media.add',
            subject: `media:${added.id}`,
            title: added.name,
            after: { path: added.path, bytes: added.bytes },
          }),
          (inside) => inside.media.add(siteId, media),
        ),
      ),
    )
  })

  serve(calls.replace, async ({ siteId, params, query, request, reply, audited }) => {
    const media = await stores.media.find(siteId, params.id)
    if (media === null || media.removedAt !== '') {
      throw new Refused('absent', 'Ce média n’est plus dans la médiathèque : rechargez la liste.')
    }
    if (!isOwn(media)) {
      throw new Refused(
        'invalid',
        'Les médias de démonstration sont communs à tous les sites : ajoutez le vôtre et ' +
          'choisissez-le à la place de celui-ci.',
      )
    }
    const file = await received(library, siteId, query, { request, reply })
    if (file === null) return IN_PIECES
    return told(() =>
      library.replace(siteId, file, media, (content) =>
        audited(
          {
            action: 'media.replace',
            subject: `media:${media.id}`,
            title: media.name,
            before: { hash: media.hash },
            after: { hash: content.hash },
          },
          (inside) => inside.media.replace(siteId, media.id, content),
        ),
      ),
    )
  })
}

/** A file that was begun and is given up. */
export function abandonedUploadRoute(serve: Serve, library: MediaLibrary): void {
  serve(calls.giveUp, async ({ siteId, params }) => {
    const incoming = await library.incoming(siteId)
    await rm(storedPath(incoming, 'upload', `${params.upload}.part`), { force: true })
  })
}

/** The file once it is whole. */
async function received(
  library: MediaLibrary,
  siteId: number,
  { upload: name, offset, total }: UploadQuery,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<string | null> {
  if (!request.isMultipart()) {
    throw new Refused(
      'wrong-type',
      'Le fichier n’est pas arrivé : choisissez-le et envoyez-le de nouveau.',
    )
  }
  const incoming = await library.incoming(siteId)
  const limits = { files: 1, fields: 0, parts: 1, fileSize: MAX_UPLOAD + 1 }
  return told(async () => {
    // What comes goes to the site's own folder at once.
    request.server.bodies.read(request, reply).into = 'nowhere'
    const part = await request.file({ limits, throwFileSizeLimit: false })
    if (part === undefined) {
      throw new BadMedia('Le fichier n’est pas arrivé : choisissez-le et envoyez-le de nouveau.')
    }
    const piece =
      name === undefined || total === undefined
        ? { upload: randomUUID(), offset: 0, total: null }
        : { upload: name, offset, total }
    return receivePiece(incoming, piece, part.file)
  })
}

/** Refusals of a file as the back office shows them. */
async function told<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    if (cause instanceof BadMedia) throw new Refused('invalid', cause.message)
    if (cause instanceof QueueFull) {
      throw new Refused(
        'busy',
        'Le serveur traite déjà beaucoup d’images : réessayez dans un instant.',
      )
    }
    throw cause
  }
}
