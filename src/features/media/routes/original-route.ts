import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { media as calls } from '../contract/media.ts'
import type { MediaStore } from '../store/media-store.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import type { MediaLibrary } from '../service/media-library.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Serve } from '#framework/api/serve.ts'

/** The file as it was sent, with whatever a camera wrote into it: to be downloaded, never shown. */
export function originalRoute(
  serve: Serve,
  stores: { media: MediaStore },
  library: MediaLibrary,
): void {
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
