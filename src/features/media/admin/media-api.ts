import type { MediaFile, MediaKind, MediaUse, MediaWords } from '#base/core/media/media-file.ts'
import { call } from '#framework/admin/shell/http.ts'

/** A medium as the interface gives it (features/media/routes/library-routes.ts). */
export interface LibraryMedia extends MediaFile {
  /** The site's own: it can be replaced. */
  isOwn: boolean
  usedIn: MediaUse[]
}

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

/** Path of a list, newest first. */
export function listPath(filter: Partial<MediaFilter> & { path?: string }, count: number): string {
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))
  const query = new URLSearchParams({
    filter: JSON.stringify(asked),
    page: '1',
    perPage: String(count),
    sort: 'id',
    order: 'DESC',
  })
  return `/media?${query}`
}

export const describeMedia = (id: number, words: Partial<MediaWords>): Promise<LibraryMedia> =>
  call('PUT', `/media/${id}`, words)

export const moveMedia = (ids: readonly number[], folder: string): Promise<unknown> =>
  call('PUT', '/media/folder', { ids, folder })

export const removeMedia = (id: number, isConfirmed: boolean): Promise<unknown> =>
  call('DELETE', `/media/${id}${isConfirmed ? '?confirmed=1' : ''}`)

export const restoreMedia = (id: number): Promise<unknown> => call('POST', `/media/${id}/restore`)

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
