import type { DocumentKey, DocumentProblem } from '#base/core/document.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { Documents } from '../contract/documents.ts'
import type { Look } from '../checks/look.ts'
import type { Finding } from '../contract/finding.ts'
import type { TextCalls } from '../contract/texts.ts'
import type { PageChange } from '../rules/page-diff.ts'
import type { ArticleWrites } from '#features/articles/store/article-writes.ts'
import type { MenuStore } from '#features/menus/store/menu-store.ts'
import type { LayoutStore } from '#features/pages/store/layout-store.ts'
import type { PageContents } from '#features/pages/store/page-contents.ts'
import type { PageStore } from '#features/pages/store/page-store.ts'
import type { WidgetStore } from '#features/pages/store/widget-store.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { RevisionStore } from '../store/revision-store.ts'
import type { TextStore } from '../store/text-store.ts'

/** The stores that documents are kept in, whatever their kind. */
export interface DocumentStores {
  documents: DocumentStore
  revisions: RevisionStore
}

/** The stores of what is live, of every kind. */
export interface KindStores extends DocumentStores {
  pages: PageStore
  layouts: LayoutStore
  widgets: WidgetStore
  pageContents: PageContents
  articleWrites: ArticleWrites
  menus: MenuStore
  texts: TextStore
  sites: SiteStore
}

/** What is live of a document; kinds add what they need of it. */
export interface Live {
  /** Of all that a draft can change; empty when nothing of it was ever live. */
  hash: string
  /** Whether visitors see it. */
  isLive: boolean
  /** As lists and the log name it. */
  title: string
  /** Whether it is as it was made, with nothing in it that visitors saw: it is no version of the history. */
  isBlank?: boolean
}

/** What it takes to find the address of what is live. */
export type SitePlaces = Pick<SiteReader, 'site' | 'tree'>

/** What lists, begins and removes documents whose live text lies in themselves. */
export interface TextsOf {
  calls: TextCalls
  /** How one begins, as it is stored. */
  blank(title: string): string
}

/**
 * All that differs between kinds of documents. What is live is the kind's own business. `C` is its
 * content as an editor sends it and a draft keeps it, `L` what is live of it.
 */
export interface Kind<C extends object = object, L extends Live = Live> extends Documents {
  /** Of a kind without tables of its own. */
  texts?: TextsOf
  /** A stored draft; `null` for none, and for one that nothing can read any more. */
  readDraft(text: string): C | null
  /** A draft as it is stored, JSON text. */
  writeDraft(content: C): string
  /** @throws {Refused} `absent` when there is no such document */
  live(stores: KindStores, siteId: number, key: DocumentKey): Promise<L>
  /** What a draft becomes on what is live: all of its fields. */
  complete(live: L, draft: C | null): C
  /** What is kept of what was sent: cleaned of what nobody may store. */
  received?(sent: C): Promise<C>
  /** What was sent over what the draft held: an editor may send a part. */
  over(held: C, sent: C): C
  /** What is kept of it; `null` when nothing differs from what is live. */
  reduce(live: L, content: C): C | null
  /** Every document of the kind as lists name it. */
  names(stores: KindStores, siteId: number): Promise<{ key: DocumentKey; name: string }[]>
  /** Where visitors find it; empty for nowhere. */
  address(live: L, site: SitePlaces): string | Promise<string>
  /** When visitors see what was published; empty for at once. */
  visibleFrom?(live: L): string
  /** Documents that it is drawn with: what stands around it, and what its widgets show. */
  shows?(stores: KindStores, siteId: number, live: L, content: C): Promise<DocumentKey[]>
  /** What an editor is shown of the document, beside what all kinds show. */
  shown(live: L, content: C): object

  /**
   * What is live once content is written, `null` for taken off; of a kind without it, what is live is read
   * again, since it is written at once.
   */
  after?(live: L, content: C | null): L
  /** Makes content live. */
  write(stores: KindStores, siteId: number, live: L, content: C): Promise<void>
  /** Why it is not taken off the site, as a sentence; empty when it can be. */
  stays?(live: L): string
  /** Takes it off the site; nothing of a kind without it ever is. */
  unpublish?(stores: KindStores, siteId: number, live: L): Promise<void>
  /** What keeps content from being published. */
  problems(stores: KindStores, siteId: number, content: C, live: L): Promise<DocumentProblem[]>
  /** The same of what is seen once it is drawn; outside of any transaction, since pages are read for it. */
  drawingProblems?(siteId: number, content: C, live: L): Promise<DocumentProblem[]>
  /** What a person should look at before it is published. */
  findings(look: Look, content: C, live: L): Promise<Finding[]>
  /** ISO day on which somebody should look at it again; empty for none. It waits for no publication. */
  reviewAt?(content: C): string
  /** What the audit log tells of what is live. */
  told(live: L): object

  /** A revision as it is stored, of a draft on its document or of what is live. */
  revision(live: L, content: C | null): string
  /** A stored revision; `null` for one that nothing can read. */
  readRevision(text: string): C | null
  /** The hash of a stored revision, as `Live` has it; empty for one that nothing can read. */
  hashOfRevision(text: string): string
  /** A former content as it can be a draft again today. */
  again(stores: KindStores, siteId: number, key: DocumentKey, content: C): Promise<C>
  /** What became of what between two contents, for a person. */
  changes(before: C, after: C): Promise<PageChange[]>
}

/** A document of a site with its kind. */
export interface DocumentPlace<C extends object = object, L extends Live = Live> {
  stores: KindStores
  kind: Kind<C, L>
  siteId: number
  key: DocumentKey
}
