/** What kind of PDF: a guide of several chapters, a sheet of one page, a letter. */
export type DocumentKind = 'guide' | 'sheet' | 'letter'

/** A PDF that the site offers, as its pages show it. */
export interface OfferedDocument {
  /** Name of the file, without `.pdf`. */
  slug: string
  kind: DocumentKind
  /** The page that offers it; for a guide, its first page. */
  pageId: number
  /** What stands above the title: « Fiche 4 ». */
  label: string
  title: string
  description: string
  /** Instant of the last change, ISO 8601. */
  updatedAt: string
}

/** How much there is to read and to load. */
export interface DocumentSize {
  pages: number
  bytes: number
}

/** A document whose text stands in the options of a widget. */
export interface WrittenDocument extends Pick<
  OfferedDocument,
  'slug' | 'label' | 'title' | 'description'
> {
  kind: 'sheet' | 'letter'
  /** HTML as its editor wrote it. */
  html: string
  /** Day of the last reading, `yyyy-mm-dd`; empty: that of the page. */
  date: string
}

/** The PDF documents that a page may offer. */
export interface DocumentContext {
  /** Those of the page's language, in the order of their pages. */
  list(): Promise<readonly OfferedDocument[]>
  /** Of the document of that slug; `null` while it is being made. */
  size(slug: string): Promise<DocumentSize | null>
}
