import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import type { NewMedia } from '../store/media-rows.ts'
import type { MediaStore } from '../store/media-store.ts'
import { CENTRE, DEMO_MEDIA, isOwn, type MediaKind } from '#base/core/media/media-file.ts'
import { storedPath } from '#base/core/address/stored-path.ts'
import { pictureSize } from '#base/platform/pictures/pictures.ts'

/** Folder of the library in which media of the product stand. */
const FOLDER = 'Démonstration'

const KINDS: Readonly<Record<string, { kind: MediaKind; type: string }>> = {
  '.webp': { kind: 'image', type: 'image/webp' },
  '.svg': { kind: 'drawing', type: 'image/svg+xml' },
  '.jpg': { kind: 'image', type: 'image/jpeg' },
  '.webm': { kind: 'video', type: 'video/webm' },
  '.vtt': { kind: 'captions', type: 'text/vtt' },
}

/** Other forms of an image that stands here already: other sizes, and that of a dark page. */
const OTHER_FORM = /(?:^|[/-])xbig\.webp$|-small\.webp$|^pages\/.*-dark\.webp$/

/** What the library calls the media that came with the product. */
export interface MediaNames {
  /** By the folder that files lie in. */
  folders: Readonly<Record<string, string>>
  /** By `demoMedium`. */
  names: Readonly<Record<string, string>>
}

/** Which medium a file is, by its path without its ending; `null` for another form of one, and for what is none. */
export function demoMedium(file: string): string | null {
  const ending = extname(file)
  if (KINDS[ending] === undefined || OTHER_FORM.test(file)) return null
  return basename(file) === 'xxbig.webp' ? dirname(file) : file.slice(0, -ending.length)
}

/**
 * The media that came with the product, as the library lists them.
 * @param mediaDir folder that the site serves under `/media/`
 */
async function demoMedia(
  mediaDir: string,
  { folders, names: called }: MediaNames,
): Promise<NewMedia[]> {
  const home = join(mediaDir, 'provider', 'demo')
  const names = await readdir(home, { recursive: true }).catch(() => [])
  const media: NewMedia[] = []
  for (const name of names.map((found) => found.replaceAll('\\', '/')).toSorted()) {
    const known = KINDS[extname(name)]
    const medium = demoMedium(name)
    if (known === undefined || medium === null) continue
    const { width, height, bytes } = await factsOf(storedPath(home, 'media', name), known.kind)
    const [folder = ''] = medium.split('/', 1)
    media.push({
      path: `${DEMO_MEDIA}/${name}`,
      folder: folder === medium ? FOLDER : `${FOLDER}/${folders[folder] ?? folder}`,
      // What an earlier version left may have none.
      name: called[medium] ?? basename(medium),
      alt: '',
      decorative: isOrnament(name),
      caption: '',
      credit: '',
      focal: CENTRE,
      ...known,
      width,
      height,
      bytes,
      hash: '',
      createdBy: '',
    })
  }
  // What is written last is shown first.
  return media.toReversed().toSorted((a, b) => rank(a) - rank(b))
}

/** What is seen at once, and has a size. */
const DRAWN: ReadonlySet<MediaKind> = new Set(['image', 'drawing'])

/** Illustrations that say nothing of their own, as the pages of the demo show them; plans of offices do. */
const isOrnament = (name: string): boolean =>
  DRAWN.has(KINDS[extname(name)]?.kind ?? 'document') && !name.startsWith('bureaux/')

/** Images are what an editor looks for. */
const rank = ({ kind }: NewMedia): number => (kind === 'image' ? 1 : 0)

/** Only the header of an image is read. */
async function factsOf(
  file: string,
  kind: MediaKind,
): Promise<{ width: number; height: number; bytes: number }> {
  const { size } = await stat(file)
  if (!DRAWN.has(kind)) return { width: 0, height: 0, bytes: size }
  return { ...(await pictureSize(file)), bytes: size }
}

/** Writes down what the library of a site does not know yet. */
export async function addDemoMedia(
  stores: { media: MediaStore },
  siteId: number,
  mediaDir: string,
  names: MediaNames,
): Promise<void> {
  const known = [
    ...(await stores.media.list(siteId)),
    ...(await stores.media.list(siteId, { isRemoved: true })),
  ]
  const paths = new Set(known.filter((media) => !isOwn(media)).map(({ path }) => path))
  const found = await demoMedia(mediaDir, names)
  if (found.some(({ path }) => !paths.has(path))) await stores.media.addMissing(siteId, found)
}
