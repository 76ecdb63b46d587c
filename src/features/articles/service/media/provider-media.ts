import type { MediaPath } from '#base/core/article/article.ts'
import { imageForms } from '#base/core/media/image-set.ts'
import type { Site } from '#base/core/site.ts'
import type { Warn } from '#base/kit/warn.ts'
import type { Outgoing } from '#base/platform/outgoing/outgoing.ts'
import type { MediaRequest } from './media-request.ts'
import { type DownloadedMedia, downloadMedia, type MediaFailure } from './download-media.ts'
import { QueueFull, createSemaphore } from '#base/platform/http/semaphore.ts'
import { mediaFailures } from './media-failures.ts'
import { type CachedFile, mediaFiles } from './media-files.ts'
import { mediaKey, type WantedMedia, wantedMedia } from './wanted-media.ts'

/** A media to serve from disk, none, or none right now since too many are being made. */
export type MediaAnswer = { kind: 'file'; file: CachedFile } | { kind: 'none' } | { kind: 'busy' }

/** Media of the sites' HTTP providers, as the sites serve them (requirements D10). */
export interface ProviderMedia {
  find(site: Site, media: MediaRequest): Promise<MediaAnswer>
  /**
   * Removes what was made of media, in every size and format: their articles were withdrawn, or their
   * subscription ended (requirements P1).
   */
  forget(siteId: number, medias: readonly Pick<MediaPath, 'url'>[]): Promise<void>
  /** Removes all media of a site. */
  forgetAll(siteId: number): Promise<void>
  /** Waits until what is being made is kept. */
  close(): Promise<void>
}

interface Options {
  /** Folder of the renditions; it may go at any time, they are made again. */
  folder: string
  /** Bytes of all renditions together. */
  maxBytes: number
  outgoing: Pick<Outgoing, 'send'>
  /** Address that the paths of a site's provider follow; `null` without HTTP provider. */
  mediaBaseOf(site: Site): string | null
  /** Instant in milliseconds. */
  now(): number
  warn: Warn
}

/** Milliseconds after which a media is made again behind the visitor's back: a path may get another image. */
const FRESH_FOR = 7 * 24 * 3_600_000

/**
 * One that runs is fetched and drawn: no more originals are in memory, 2 images of 5 MiB and 1 video
 * of 40, and no more processors are taken.
 */
const IMAGES = { running: 2, waiting: 48 }
const VIDEOS = { running: 1, waiting: 8 }

/** From the first source that gives it. */
async function fetched(
  wanted: WantedMedia,
  failures: ReturnType<typeof mediaFailures>,
  outgoing: Options['outgoing'],
): Promise<DownloadedMedia | MediaFailure | null> {
  let failure: MediaFailure | null = null
  for (const url of failures.worthTrying(wanted)) {
    const result = await downloadMedia(url, wanted, outgoing)
    if (!('why' in result)) {
      failures.answered(url)
      return result
    }
    failures.note(wanted, url, result)
    failure ??= result
    if (result.why === 'unreachable') break
  }
  return failure
}

/** Fetches, checks, resizes and keeps the media of providers. */
export function createProviderMedia(options: Options): ProviderMedia {
  const { folder, maxBytes, outgoing, mediaBaseOf, now, warn } = options
  const files = mediaFiles(folder, maxBytes, now)
  const failures = mediaFailures(now, warn)
  const underWay = new Map<string, Promise<MediaAnswer>>()
  const images = createSemaphore(IMAGES)
  const videos = createSemaphore(VIDEOS)

  const made = async (wanted: WantedMedia): Promise<MediaAnswer> => {
    const { site, key } = wanted
    const result = await fetched(wanted, failures, outgoing)
    if (result !== null && !('why' in result)) {
      const file = await files.add(site.id, key, result.extension, result.bytes)
      return { kind: 'file', file }
    }
    if (result?.why === 'gone') await files.remove(site.id, key)
    return { kind: 'none' }
  }

  const notKept = (cause: unknown): void =>
    failures.tell(
      'folder',
      `Les médias du fournisseur ne peuvent pas être gardés dans « ${folder} » (${String(cause)}) : ` +
        'vérifiez la place libre et les droits d’écriture de ce dossier.',
      null,
    )

  /** Makes a media, once for all who ask meanwhile. */
  const make = (wanted: WantedMedia): Promise<MediaAnswer> => {
    const id = `${wanted.site.id}/${wanted.key}`
    const begun = underWay.get(id)
    if (begun) return begun
    const gate = wanted.kind === 'video' ? videos : images
    const work = gate(() => made(wanted))
      .catch((cause: unknown): MediaAnswer => {
        if (cause instanceof QueueFull) return { kind: 'busy' }
        notKept(cause)
        return { kind: 'none' }
      })
      .finally(() => underWay.delete(id))
    underWay.set(id, work)
    return work
  }

  /** Removes what is kept, and what is under way once it is. */
  const remove = async (siteId: number, beginning: string): Promise<void> => {
    const begun = [...underWay].filter(([id]) => id.startsWith(`${siteId}/${beginning}`))
    await Promise.all(begun.map(([, work]) => work))
    await files.remove(siteId, beginning)
  }

  return {
    async find(site, media) {
      const wanted = wantedMedia(site, media, mediaBaseOf(site))
      if (wanted === null) return { kind: 'none' }
      const file = await files.find(site.id, wanted.key).catch((cause: unknown) => {
        notKept(cause)
        return null
      })
      const needed = file === null || now() - file.made > FRESH_FOR
      const making = needed && !failures.isHopeless(wanted) ? make(wanted) : null
      if (file !== null) return { kind: 'file', file }
      return making ?? { kind: 'none' }
    },
    async forget(siteId, medias) {
      for (const form of medias.flatMap(({ url }) => imageForms(url))) {
        await remove(siteId, mediaKey(form))
      }
    },
    forgetAll: (siteId) => remove(siteId, ''),
    async close() {
      await Promise.all(underWay.values())
    },
  }
}
