import type { MediaFacts, MediaFile, MediaKind, MediaUse, MediaWords } from '#domain/media-file.ts'

/** A medium to write down; the store gives the id and the instant. */
export type NewMedia = Omit<MediaFile, 'id' | 'createdAt' | 'removedAt'>

/** What is newly said of a medium; absent members stay. */
export type SaidWords = { [Name in keyof MediaWords]?: MediaWords[Name] | undefined }

/** What a new content changes of a medium. */
export type MediaContent = Pick<MediaFile, 'type' | 'width' | 'height' | 'bytes' | 'hash'>

/** Which media are asked for; absent = all. */
export interface MediaQuery {
  /** Of name, alternative text, caption, credit and path; accents and case don't count. */
  text?: string
  /** That folder and those below it; empty for all. */
  folder?: string
  kind?: MediaKind
  ids?: readonly number[]
  isDescribed?: boolean
  /** In the bin, instead of the library. */
  isRemoved?: boolean
}

/** A medium's place of use, with the keys of the media used there (`domain/media-file.ts`). */
export type MediaMention = MediaUse & { keys: ReadonlySet<string> }

/** The media library: what is known of files, which lie on disk. */
export interface MediaStore {
  /** Newest first. */
  list(siteId: number, query?: MediaQuery): Promise<MediaFile[]>
  /** Also one in the bin. */
  find(siteId: number, id: number): Promise<MediaFile | null>
  /** Names of the folders that hold something, and of those above them. */
  folders(siteId: number): Promise<string[]>
  /** By path, those in the bin aside. */
  facts(siteId: number): Promise<ReadonlyMap<string, MediaFacts>>
  /** @throws ContentError when the path is taken */
  add(siteId: number, media: NewMedia): Promise<MediaFile>
  /** Writes down media that are there already; known paths stay as they are. @returns how many */
  addMissing(siteId: number, media: readonly NewMedia[]): Promise<number>
  /** @throws ContentError when it is not there; so do the four below */
  describe(siteId: number, id: number, words: SaidWords): Promise<MediaFile>
  replace(siteId: number, id: number, content: MediaContent): Promise<MediaFile>
  /** Into the bin, and out of it. */
  remove(siteId: number, id: number): Promise<MediaFile>
  restore(siteId: number, id: number): Promise<MediaFile>
  /** Forgets what went into the bin before an instant. @returns what was forgotten */
  purge(siteId: number, before: string): Promise<MediaFile[]>
  /** Every place that uses a medium: pages, drafts, layouts, articles, menus, settings. */
  mentions(siteId: number): Promise<MediaMention[]>
}
