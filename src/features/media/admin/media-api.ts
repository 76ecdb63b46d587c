import type { MediaFile, MediaKind } from '#base/core/media/media-file.ts'

/** Which media a list shows. */
export interface MediaFilter {
  q: string
  folder: string
  kind: MediaKind | ''
  state: 'unused' | 'undescribed' | 'removed' | ''
}

export const ALL_MEDIA: MediaFilter = { q: '', folder: '', kind: '', state: '' }

export const KIND_LABELS: Readonly<Record<MediaKind, string>> = {
  image: 'Images',
  drawing: 'Dessins (SVG)',
  video: 'Vidéos',
  document: 'Documents (PDF)',
  captions: 'Sous-titres',
}

/** The query of a list, newest first. */
export const listQuery = (filter: Partial<MediaFilter> & { path?: string }, count: number) => ({
  filter: JSON.stringify(
    Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== '')),
  ),
  perPage: count,
  sort: 'id' as const,
  order: 'DESC' as const,
})

/** Address of a small rendition for the library itself, always of the present content. */
export function thumbnail({ path, hash, kind }: MediaFile): string | null {
  if (kind !== 'image' && kind !== 'drawing') return null
  const small = path.replace(/\/xxbig\.webp$/, '/xbig.webp')
  return hash === '' ? small : `${small}?v=${hash.slice(0, 10)}`
}

const MB = 1024 ** 2

/** « 1,4 Mo ». */
export const weight = (bytes: number): string =>
  bytes < MB
    ? `${Math.max(1, Math.round(bytes / 1024))} Ko`
    : `${(bytes / MB).toLocaleString('fr-FR', { maximumFractionDigits: 1 })} Mo`
