const PASSES_ON = 'hands the reader on, and reads nothing itself'
const OURS = 'reads what this program wrote, in the form it has in memory'
const ROUTE = 'a route: it is asked with the largest that its border lets in (routes.test.ts)'
const BYTES = 'bytes, not texts: read by native code, off the event loop'
const BROWSER = 'runs in the browser of who sent it'
const COMMAND = 'a command of the operator, which no visitor waits for'
const READ_BEFORE = 'its text went through a reader that has a row just before'

const of = (reason: string, files: string): Record<string, string> =>
  Object.fromEntries(
    files
      .trim()
      .split(/\s+/)
      .map((file) => [`src/${file}`, reason]),
  )

/** Files that import a reader of texts and need no row, by name, with the reason. */
export const WITHOUT_A_ROW: Readonly<Record<string, string>> = {
  ...of(
    PASSES_ON,
    `first-content.ts provider-desk.ts editorial/sanitize-html.ts
     editorial/answers.ts outgoing/failures.ts outgoing/loopback.ts outgoing/outgoing-on-demand.ts
     outgoing/within-time.ts outgoing/create-outgoing.ts outgoing/guarded-connector.ts
     editorial/feeds/feed-reading.ts editorial/http/provider-calls.ts server/provider-media/fetched-media.ts
     editorial/library/library-editorial.ts editorial/feeds/feed-document-parse.ts heavy-tasks.ts`,
  ),
  ...of(
    OURS,
    `widgets/feed/article-values.ts content/audit-store.ts content/outbox.ts content/stored-json.ts
     documents/woff.ts site/motif-illustration.ts server/persons/backups-holding.ts
     server/client-assets.ts server/admin/board/last-backup.ts server/routes/article-feeds.ts
     editorial/http/left-out.ts editorial/http/http-editorial.ts content/archive/archive-writer.ts
     content/archive/swap-folder.ts server/security/proxy-trust.ts product-version.ts`,
  ),
  ...of(
    ROUTE,
    `server/app.ts server/routes/ajax.ts server/routes/page-posts.ts
     server/admin/list-query.ts server/admin/articles/article-routes.ts
     server/admin/articles/preview-routes.ts server/admin/media/media-routes.ts
     server/admin/menus/menu-routes.ts`,
  ),
  ...of(
    BYTES,
    `outgoing/read-body.ts
     server/pictures/pictures.ts`,
  ),
  ...of(BROWSER, 'widgets/feed/island.ts widgets/feed/item-values.ts widgets/simulator/live.ts'),
  ...of(
    COMMAND,
    `cli/doctor/copy.ts cli/doctor/recorded.ts content/archive/archive-reader.ts
     content/archive/checked-parts.ts content/archive/row-rules.ts`,
  ),
  ...of(
    READ_BEFORE,
    `domain/draft-content.ts editorial/article-rules.ts editorial/player-rules.ts
     widgets/menu-items.ts server/admin/menus/menu-uses.ts
     server/admin/checks/link-findings.ts server/admin/redirects/import-redirects.ts
     editorial/html-tree.ts outgoing/hops.ts outgoing/outgoing-url.ts outgoing/public-address.ts`,
  ),
}
