import type { DocumentKind } from '#base/core/offered-document.ts'
import type { Office } from '#base/core/site.ts'
import type { Culture } from '#base/kit/language.ts'

/** One part of a document: a chapter of a guide, or the whole text of a sheet. */
export interface DocumentPart {
  /** Place among the chapters, from 1; `null` for a part that is none. */
  number: number | null
  /** Path of the page that says the same, so that links to it lead here; empty for none. */
  path: string
  title: string
  intro: string
  /** Clean HTML, polished, its links as the site writes them. */
  html: string
}

/** The firm's logo: a PNG in base64, its pixels, and whether its name is to stand beside it. */
export interface DocumentLogo {
  png: string
  width: number
  height: number
  hasName: boolean
}

/** All that stands in a PDF. Two equal ones give the same file, byte for byte. */
export interface SiteDocument {
  kind: DocumentKind
  culture: Culture
  firm: { name: string; offices: readonly Office[]; logo: DocumentLogo | null }
  /** Address of the site without trailing slash, or empty when unknown. */
  origin: string
  /** What kind of thing it is, above the title: « Fiche 4 ». */
  label: string
  title: string
  intro: string
  /** Instant of the last change, ISO 8601. */
  updatedAt: string
  parts: readonly DocumentPart[]
  /** Design tokens of the site on paper, `#rrggbb` by name. */
  colours: Readonly<Record<string, string>>
}

/** A finished PDF. */
export interface MadePdf {
  bytes: Buffer
  pages: number
}

/** Raised when the same document would look otherwise, so that kept files are made anew. */
export const MAKER_VERSION = 4
