import { rm } from 'node:fs/promises'
import { CENTRE, type MediaFile, OWN_MEDIA } from '#base/core/media/media-file.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import type { NewMedia } from '../store/media-rows.ts'
import type { MediaStore } from '../store/media-store.ts'
import { baseName } from '#base/kit/text/base-name.ts'
import { createSemaphore } from '#base/platform/http/semaphore.ts'
import { addDemoMedia, type MediaNames } from './demo-media.ts'
import { BadMedia, makeMedia, type Making } from './make-media.ts'
import { folderName, siteFolder } from './site-folder.ts'

/** Longest slug of an address. */
const MAX_SLUG = 60

/** Pictures are drawn one at a time: each takes a core and some hundred megabytes. */
const draw = createSemaphore({ running: 1, waiting: 50 })

/** What an upload is called and by whom it comes. */
interface Upload {
  /** Name of the file as the sender has it. */
  name: string
  folder: string
  by: string
}

/** The store that the library asks. */
export interface MediaStores {
  media: MediaStore
}

/** The media library over its rows and its files. */
export function mediaLibrary(mediaDir: string, cleanSvg: Making['cleanSvg']) {
  return {
    /** Media of the product get their rows when a library is first opened. */
    listDemo: demoLister(mediaDir),

    /** A received file becomes a medium; when `keep` fails nothing is left of it. */
    async add<T>(
      siteId: number,
      received: string,
      { name, folder, by }: Upload,
      keep: (media: NewMedia) => Promise<T>,
    ): Promise<T> {
      const disk = siteFolder(mediaDir, siteId)
      const workshop = await disk.workshop()
      const slug = slugOf(withoutEnding(name), MAX_SLUG) || 'media'
      try {
        const made = await draw(() => makeMedia(received, workshop, { name: slug, cleanSvg }))
        const placed = await disk.place(workshop, slug)
        try {
          return await keep({
            path: `${OWN_MEDIA}/${placed}/${made.file}`,
            folder,
            name: shownName(name),
            ...UNDESCRIBED,
            kind: made.kind,
            ...made.content,
            createdBy: by,
          })
        } catch (cause) {
          await disk.erase(placed)
          throw cause
        }
      } finally {
        await discard(workshop, received)
      }
    },

    /** A received file takes the place of a medium, under the same address. */
    async replace<T>(
      siteId: number,
      received: string,
      media: MediaFile,
      keep: (content: Awaited<ReturnType<typeof makeMedia>>['content']) => Promise<T>,
    ): Promise<T> {
      const disk = siteFolder(mediaDir, siteId)
      const workshop = await disk.workshop()
      const folder = folderName(media.path) ?? ''
      try {
        const base = media.kind === 'document' ? fileOf(media.path).replace(/\.pdf$/, '') : folder
        const made = await draw(() => makeMedia(received, workshop, { name: base, cleanSvg }))
        if (made.file !== fileOf(media.path)) throw new BadMedia(otherKind(media))
        const swapped = await disk.swap(workshop, folder)
        try {
          const kept = await keep(made.content)
          await swapped.keep()
          return kept
        } catch (cause) {
          await swapped.undo()
          throw cause
        }
      } finally {
        await discard(workshop, received)
      }
    },

    /** Takes what is served of a medium away; the answer brings it back. */
    async remove(siteId: number, media: MediaFile): Promise<() => Promise<unknown>> {
      const name = folderName(media.path)
      if (name === null) return async () => {}
      const disk = siteFolder(mediaDir, siteId)
      await disk.bin(name)
      return () => disk.unbin(name)
    },

    async restore(siteId: number, media: MediaFile): Promise<() => Promise<unknown>> {
      const name = folderName(media.path)
      if (name === null) return async () => {}
      const disk = siteFolder(mediaDir, siteId)
      await disk.unbin(name)
      return () => disk.bin(name)
    },

    original: (siteId: number, media: MediaFile) => {
      const name = folderName(media.path)
      return name === null ? Promise.resolve(null) : siteFolder(mediaDir, siteId).original(name)
    },

    incoming: (siteId: number) => siteFolder(mediaDir, siteId).incoming(),
  }
}

export type MediaLibrary = ReturnType<typeof mediaLibrary>

function demoLister(mediaDir: string) {
  const listed = new Map<number, Promise<void>>()
  return async (
    stores: MediaStores,
    siteId: number,
    named: () => Promise<MediaNames>,
  ): Promise<void> => {
    const under =
      listed.get(siteId) ?? named().then((names) => addDemoMedia(stores, siteId, mediaDir, names))
    listed.set(siteId, under)
    await under.catch((cause: unknown) => {
      listed.delete(siteId)
      throw cause
    })
  }
}

const UNDESCRIBED = { alt: '', decorative: false, caption: '', credit: '', focal: CENTRE }

async function discard(workshop: string, received: string): Promise<void> {
  await rm(workshop, { recursive: true, force: true })
  await rm(received, { force: true })
}

const fileOf = (path: string): string => path.split('/').at(-1) ?? ''

const withoutEnding = (name: string): string => name.replace(/\.[A-Za-z0-9]{1,5}$/, '')

/** The name that the sender gave, without folders and ending, as the library shows it. */
function shownName(name: string): string {
  const plain = withoutEnding(baseName(name))
    .replace(/[\p{C}<>]/gu, '')
    .replaceAll(/[_\s]+/g, ' ')
    .trim()
    .slice(0, 120)
  return plain === '' ? 'Sans nom' : plain
}

const KIND_WORDS = {
  image: 'une autre image (JPEG, PNG, WebP, AVIF ou GIF)',
  drawing: 'un autre dessin SVG',
  video: 'une autre vidéo du même format',
  document: 'un autre PDF',
  captions: 'd’autres sous-titres WebVTT',
} as const

const otherKind = ({ kind }: MediaFile): string =>
  `Ce média garde son adresse : remplacez-le par ${KIND_WORDS[kind]}, ou ajoutez ce fichier comme ` +
  'nouveau média.'
