import { fold } from '#base/kit/text/fold.ts'
import { PROVIDER_MEDIA } from '../address/urls.ts'

/** Kinds of a medium, by what the library can do with it. */
export const MEDIA_KINDS = ['image', 'drawing', 'video', 'document', 'captions'] as const
export type MediaKind = (typeof MEDIA_KINDS)[number]

/** Where the part of an image stands that no crop may lose: per cent of its width and height. */
export interface FocalPoint {
  x: number
  y: number
}

/** What an editor says of a medium. */
export interface MediaWords {
  /** Name in the library; its address stays the same. */
  name: string
  /** Folder of the library, `Équipe/Portraits`; empty at the top. Addresses don't follow it. */
  folder: string
  /** What the image says to who does not see it. */
  alt: string
  /** The image says nothing of its own: readers pass over it. */
  decorative: boolean
  caption: string
  credit: string
  focal: FocalPoint
}

/** A medium of the library. */
export interface MediaFile extends MediaWords {
  id: number
  /** What pages store: `/media/provider/cabinet/equipe/xxbig.webp`. */
  path: string
  kind: MediaKind
  /** Media type of the original. */
  type: string
  /** Pixels of an image as it is drawn; 0 where there are none. */
  width: number
  height: number
  /** Of the original. */
  bytes: number
  /** Changes with the content; empty for media that came with the product. */
  hash: string
  /** Instants; `removedAt` is empty unless it lies in the bin. */
  createdAt: string
  createdBy: string
  removedAt: string
}

/** Media of the site itself, each in a folder of its own; the folder on disk is the site's. */
export const OWN_MEDIA = `${PROVIDER_MEDIA}/cabinet`
/** Media that came with the product, the same for every site. */
export const DEMO_MEDIA = `${PROVIDER_MEDIA}/demo`

/** Signs of the way to a folder of the library. */
export const MAX_FOLDER = 200

/** Folder of the library whose media, and those of the folders below it, are for who reads secure pages. */
export const SECURE_FOLDER = 'Espace client'

/** Whether a medium is served to those alone who may read secure pages; case and accents don't count. */
export const isSecureMedia = ({ folder }: Pick<MediaFile, 'folder'>): boolean =>
  fold(folder.split('/', 1)[0] ?? '').trim() === fold(SECURE_FOLDER)

/** The middle, which is where browsers crop. */
export const CENTRE: FocalPoint = { x: 50, y: 50 }

/** Whether a medium may be used: an image says what it shows, or that it says nothing. */
export const isDescribed = ({
  kind,
  alt,
  decorative,
}: Pick<MediaFile, 'kind' | 'alt' | 'decorative'>): boolean =>
  (kind !== 'image' && kind !== 'drawing') || decorative || alt.trim() !== ''

/** Whether its content can be replaced and removed: what came with the product is shared. */
export const isOwn = ({ path }: Pick<MediaFile, 'path'>): boolean =>
  path.startsWith(`${OWN_MEDIA}/`)

/** A mention of a medium in whatever is stored: with or without the media base, in any size. */
const MENTION = /\/(?:cabinet|demo)\/[\w{}./-]+/g

/**
 * What the addresses of one medium have in common: the folder of an own medium, or of an article's
 * image; the path without ending for the others. `null` for a path of elsewhere.
 */
export function mediaKey(path: string): string | null {
  const below = path.startsWith(`${PROVIDER_MEDIA}/`) ? path.slice(PROVIDER_MEDIA.length) : path
  const own = /^\/cabinet\/[^/]+\//.exec(below)?.[0]
  if (own !== undefined) return own
  if (!below.startsWith('/demo/')) return null
  return below.replace(/[?#].*$/s, '').replace(/(?:\{size\}|(?<=\/)x{1,2}big)?\.[a-z0-9]+$/, '')
}

/** Keys of the media that a stored text names. */
export function mentionedMedia(text: string): Set<string> {
  const mentions = text.match(MENTION) ?? []
  return new Set(mentions.flatMap((mention) => mediaKey(mention) ?? []))
}

/** Steps in which the focal point is honoured, in per cent: a class each (app/client/styles/_focal.scss). */
const STEP = 10

/** Classes that keep the focal point in sight wherever an image is cropped; empty for the middle. */
export function focalClass({ x, y }: FocalPoint): string {
  const step = (value: number) => Math.round(Math.min(100, Math.max(0, value)) / STEP)
  const [across, down] = [step(x), step(y)]
  const middle = step(CENTRE.x)
  return [across === middle ? '' : `fx-${across}`, down === middle ? '' : `fy-${down}`]
    .filter(Boolean)
    .join(' ')
}

/** Per cents that the classes of a focal point say. */
export function focalPercents(classes: string): FocalPoint {
  const said = (axis: 'x' | 'y') => {
    const [, step] = new RegExp(`\\bf${axis}-(\\d{1,2})\\b`).exec(classes) ?? []
    return step === undefined ? CENTRE[axis] : Math.min(100, Number(step) * STEP)
  }
  return { x: said('x'), y: said('y') }
}

/** Behind the path of a picture where it is used: `#f=30,70`, per cent from the left and from the top. */
const FRAMING = /#f=(\d{1,3}),(\d{1,3})$/

/** A stored use of a picture: the path of its medium, and what no crop may lose here; `null` for what the library says. */
export function framingOf(stored: string): { path: string; focal: FocalPoint | null } {
  const [framing, x, y] = FRAMING.exec(stored) ?? []
  if (framing === undefined) return { path: stored, focal: null }
  const path = stored.slice(0, -framing.length)
  return { path, focal: { x: Math.min(100, Number(x)), y: Math.min(100, Number(y)) } }
}

/** A use of a picture as it is stored. @param focal whole per cents; `null` for what the library says */
export const framed = (path: string, focal: FocalPoint | null): string =>
  focal === null ? path : `${path}#f=${focal.x},${focal.y}`

/** A medium as pages draw it. */
export interface ShownMedia {
  /** Address, with its version when its content can change. */
  src: string
  alt: string
  caption: string
  credit: string
  /** `focalClass`. */
  focal: string
  /** 0 when unknown. */
  width: number
  height: number
}

/** What pages know of the media of their site, by path. */
export type MediaFacts = Pick<
  MediaFile,
  'folder' | 'alt' | 'decorative' | 'caption' | 'credit' | 'focal' | 'width' | 'height' | 'hash'
>

/** A stored path as it is drawn; one that the library doesn't know stands as it is. @param own what no crop may lose here */
export function shownMedia(
  path: string,
  facts: MediaFacts | undefined,
  own: FocalPoint | null = null,
): ShownMedia {
  if (!facts) {
    const focal = own === null ? '' : focalClass(own)
    return { src: path, alt: '', caption: '', credit: '', focal, width: 0, height: 0 }
  }
  const { alt, decorative, caption, credit, focal, width, height, hash } = facts
  return {
    src: hash === '' ? path : `${path}?v=${hash.slice(0, 10)}`,
    alt: decorative ? '' : alt,
    caption,
    credit,
    focal: focalClass(own ?? focal),
    width,
    height,
  }
}
