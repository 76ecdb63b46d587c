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
    `features/articles/providers/answers.ts features/articles/service/provider-health.ts base/platform/outgoing/failures.ts base/platform/outgoing/loopback.ts
     base/platform/outgoing/within-time.ts base/platform/outgoing/create-outgoing.ts base/platform/outgoing/guarded-connector.ts
     features/articles/providers/feeds/feed-reading.ts features/articles/providers/http/provider-calls.ts features/articles/service/media/download-media.ts
     features/articles/providers/library/library-gateway.ts features/articles/providers/feeds/document/feed-document-parse.ts features/publishing/kinds/article-kind.ts app/website/drafts/render-article.ts app/server/provide-articles.ts
     app/workers/heavy-tasks.ts app/server/provide-links.ts features/links/service/ask-link.ts`,
  ),
  ...of(
    OURS,
    `features/simulators/rules/corrections.ts features/articles/widgets/feed/article/article-values.ts framework/api/serve.ts features/audit/store/audit-store.ts framework/mail/store/outbox.ts base/platform/db/stored-json.ts
     features/documents/pdf/layout/woff.ts features/articles/rules/motif-illustration.ts features/privacy/service/backups-holding.ts
     app/website/client-assets.ts features/operations/service/last-backup.ts features/articles/routes/article-feeds.ts
     features/articles/providers/http/withdrawn.ts features/articles/providers/http/http-gateway.ts features/archive/store/format/archive-writer.ts
     features/archive/store/files/stage-restore.ts base/platform/security/proxy-trust.ts base/platform/installation/product-version.ts
     features/publishing/service/models.ts base/core/page/shared-block.ts
     features/accounts/service/site-view.ts features/accounts/service/trusted-device.ts features/team/rules/shown-team.ts
     features/simulators/service/rules-thread.ts features/newsletter/service/form-pages.ts`,
  ),
  ...of(
    ROUTE,
    `app/http/app.ts app/website/routes/ajax.ts app/website/routes/page-posts.ts
     framework/api/list-query.ts
     features/media/routes/media-routes.ts
     features/menus/routes/menu-routes.ts`,
  ),
  ...of(
    BYTES,
    `base/platform/outgoing/read-body.ts
     base/platform/pictures/pictures.ts`,
  ),
  ...of(
    BROWSER,
    'features/articles/widgets/feed/island.ts features/articles/widgets/feed/item-values.ts features/simulators/widgets/simulator/live.ts',
  ),
  ...of(
    COMMAND,
    `app/doctor/copy.ts app/doctor/recorded.ts features/archive/store/format/archive-reader.ts
     features/archive/store/format/checked-parts.ts features/archive/store/rows/row-rules.ts features/archive/store/rows/without-own-rows.ts
     features/archive/rules/without-own.ts`,
  ),
  ...of(
    READ_BEFORE,
    `framework/widget-kit/own-ids.ts app/website/follow-marks.ts features/publishing/rules/draft-content.ts features/articles/rules/article-rules.ts features/articles/rules/player-rules.ts
     features/articles/rules/bootstrap/components.ts features/articles/rules/bootstrap/sections.ts
     features/menus/widgets/menu-items.ts
     features/publishing/checks/link-findings.ts features/redirects/service/import-redirects.ts
     base/kit/html/html-tree.ts base/platform/outgoing/redirect-chain.ts base/platform/outgoing/outgoing-url.ts base/platform/outgoing/public-address.ts`,
  ),
}
