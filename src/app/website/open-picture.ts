import { readFile } from 'node:fs/promises'
import { isSecureMedia, type MediaFacts, OWN_MEDIA } from '#base/core/media/media-file.ts'
import { localPath, storedPath } from '#base/core/address/stored-path.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { weakMemoize } from '#base/kit/memoize.ts'
import { mediaRequest } from '#features/articles/service/media/media-request.ts'
import type { ProviderMedia } from '#features/articles/service/media/provider-media.ts'
import { folderName, siteFolder } from '#features/media/service/site-folder.ts'

/** Path below `/media/` of the site's own media. */
export const OWN = `${OWN_MEDIA.slice('/media/'.length)}/`

/** Names of the folders of a site's own media, by whom they are for. */
export const mediaFolders = weakMemoize((media: ReadonlyMap<string, MediaFacts>) => {
  const folders = { open: new Set<string>(), secure: new Set<string>() }
  for (const [path, facts] of media) {
    const name = folderName(path)
    if (name !== null) folders[isSecureMedia(facts) ? 'secure' : 'open'].add(name)
  }
  return folders
})

/**
 * Reads a picture that anybody may see where `GET /media/…` would find it: a site's own, one of the product's, else
 * its provider's.
 */
export function openPictures(deps: { mediaDir: string; providerMedia: ProviderMedia }) {
  const fileOf = async (reader: SiteReader, src: string): Promise<string | null> => {
    const path = localPath(src)
    if (path?.startsWith(OWN)) {
      const [medium = ''] = path.slice(OWN.length).split('/', 1)
      if (!mediaFolders(await reader.media()).open.has(medium)) return null
      const { files } = siteFolder(deps.mediaDir, reader.site.id)
      return storedPath(files, 'media', path.slice(OWN.length))
    }
    return path === null ? null : storedPath(deps.mediaDir, 'media', path)
  }

  return async (reader: SiteReader, src: string): Promise<Buffer | null> => {
    const file = await fileOf(reader, src)
    const read = file === null ? null : await readFile(file).catch(() => null)
    if (read !== null || src.startsWith(`${OWN_MEDIA}/`)) return read
    const asked = mediaRequest(src)
    if (asked === null || asked === 'size') return null
    const answer = await deps.providerMedia.find(reader.site, asked)
    if (answer.kind !== 'file') return null
    return readFile(storedPath(answer.file.folder, 'rendered', answer.file.name)).catch(() => null)
  }
}
