import { stat } from 'node:fs/promises'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { Language } from '#base/kit/language.ts'
import { localPath, storedPath } from '#base/core/address/stored-path.ts'
import { isSecureMedia, OWN_MEDIA } from '#base/core/media/media-file.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { TextStore } from '../store/text-store.ts'
import type { KnownTargets } from './link-fault.ts'

/** Where links stand: the page they are drawn on. */
export type Here = Pick<KnownTargets, 'path' | 'ids'> & { lang: Language }

/** What the links of a document may lead to. `mediaDir` is the folder of `/media/…`. */
export async function knownTargets(
  { stores, mediaDir }: { stores: { pages: PageStore; texts: TextStore }; mediaDir: string },
  reader: SiteReader,
  here: Here,
): Promise<KnownTargets> {
  const siteId = reader.site.id
  const [fr, en, blocks, { off }, team, media] = await Promise.all([
    stores.pages.tree(siteId, 'fr'),
    stores.pages.tree(siteId, 'en'),
    stores.texts.list(siteId, 'block'),
    reader.addresses(here.lang),
    reader.team(),
    reader.media(),
  ])
  const own = here.lang === 'en' ? en : fr
  const others = here.lang === 'en' ? fr : en
  const pages = new Map([...others, ...own].map((node) => [node.id, node]))
  // A path of the other language leads somewhere too, though its number is the same page's.
  for (const node of others) if (pages.get(node.id) !== node) pages.set(-node.id, node)
  return {
    path: here.path,
    ids: here.ids,
    lang: here.lang,
    pages,
    blocks: new Map(blocks.map((block) => [block.id, block])),
    off,
    team: new Set(team.map(({ id }) => id)),
    isRedirected: async (path) => (await reader.redirect(path)) !== null,
    isSecure: own.some(({ path, is_secure }) => path === here.path && is_secure),
    mediaFor(path) {
      const facts = media.get(path.replace(/[?#].*$/s, ''))
      if (facts === undefined || !path.startsWith(`${OWN_MEDIA}/`)) return null
      return isSecureMedia(facts) ? 'signed-in' : 'all'
    },
    hasMedia: (path) => hasMedia(mediaDir, path),
  }
}

/** Whether a media is there; what a provider holds is asked of it when it is shown. */
async function hasMedia(mediaDir: string, path: string): Promise<boolean> {
  if (!path.startsWith('/media/') || path.startsWith(`${PROVIDER_MEDIA}/`)) return true
  const local = localPath(path.replace(/#.*$/s, ''))
  if (local === null) return false
  return stat(storedPath(mediaDir, 'media', local)).then(
    (file) => file.isFile(),
    () => false,
  )
}
