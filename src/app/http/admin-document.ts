import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { DOOR_PATHS } from '#base/core/account.ts'
import { CANVAS_PATH } from '#base/core/document.ts'
import { WRITE_TOKEN_META } from '#base/core/write-token.ts'
import { jsonForScript } from '#base/kit/html/json-for-script.ts'
import type { Signer } from '#base/platform/security/signed.ts'
import type { ClientAssets } from '#app/website/render/render-page.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import { paths } from '#base/core/address/urls.ts'
import { doorAddress } from '#features/accounts/routes/door/door-page.ts'
import { callerOf, type Way } from '#features/accounts/service/caller.ts'
import type { AdminFiles } from '#app/website/client-assets.ts'
import { builtFiles } from '#base/platform/http/built-files.ts'
import { answerError } from '#base/platform/http/errors.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import type { FirmLogo } from '#features/brand/service/firm-logo.ts'
import type { SiteOf } from '#base/platform/http/request-site.ts'
import { type Mode, NOBODY_ELSES } from '#base/platform/security/headers.ts'
import { admits } from '#base/core/caller.ts'
import { adminPath } from '#base/platform/http/admin-host.ts'
import type { AccountStore } from '#features/accounts/store/account-store.ts'
import type { NamedSite } from '#base/core/site.ts'
import type { SiteStore } from '#features/sites/store/site-store.ts'
import type { Doors } from './admin-doors.ts'
import {
  type Role,
  type Session,
  type SessionPort,
  type SessionUser,
  VISITOR,
} from '#base/core/session.ts'
import { isNavigation } from '#app/back-office/navigation.ts'
import { mayDo } from '#framework/api/rights.ts'
import { session as sessionCalls } from '#framework/api/session-calls.ts'
import { editor as editorCalls } from '#features/editor/contract/editor.ts'
import { pageDocuments } from '#features/publishing/contract/page-documents.ts'
import { writeToken } from '#framework/api/write-token.ts'

/**
 * Before any script: the policy forbids what is made of text, and zod tries it with the first schema, whichever
 * chunk that stands in.
 */
const WITHOUT_EVAL = 'globalThis.__zod_globalConfig={jitless:true}'

interface AdminDocument extends Way {
  admin: AdminFiles
  assets: ClientAssets
  mode: Mode
  siteOf: SiteOf
  logo: FirmLogo
  session: SessionPort
  signer: Signer
  doors: Doors
  stores: { accounts: Pick<AccountStore, 'sitesOf'>; sites: Pick<SiteStore, 'named'> }
}

/**
 * `GET /admin` and whatever lies below it: one document, made per request with a nonce of its own,
 * since the libraries of the back office write their styles while they run. It holds no data but the
 * token of writing calls: what is shown comes from the interface, to whoever may see it. Whoever is not signed
 * in is sent to the door (`features/accounts/routes/door`).
 */
export async function adminDocumentRoutes(
  app: FastifyInstance,
  deps: AdminDocument,
): Promise<void> {
  const { folder } = deps.admin
  if (folder !== null) await builtFiles(app, { root: folder, prefix: '/admin/assets/' })
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(NOBODY_ELSES)
    if (!isNavigation(deps, request)) return answerError(reply, 403)
    const reader = await deps.siteOf(request)
    const { site } = reader
    const nonce = randomBytes(16).toString('base64')
    const found = await deps.session(request.headers, site.id)
    // Who looks at a site from elsewhere is nobody in a document that can write.
    const session = found.isView ? VISITOR : found
    if (session.user === null) {
      const address = doorOf(deps.doors.base(request), request.url)
      return reply.header('cache-control', 'no-store').redirect(address, 302)
    }
    const shown = await shownIn(deps, request, reader, session, session.user)
    if ('only' in shown) return reply.header('cache-control', 'no-store').redirect(shown.only, 302)
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-robots-tag', 'noindex')
      .header(
        'content-security-policy',
        adminPolicy(deps.mode, nonce, request.host + (shown.base ?? '/admin')),
      )
      .send(
        '<!doctype html><html lang="fr"><head><meta charset="utf-8">' +
          '<meta name="viewport" content="width=device-width, initial-scale=1">' +
          '<meta name="robots" content="noindex"><title>Vitrine</title>' +
          (shown.siteIcon === '' ? '' : `<link rel="icon" href="${shown.siteIcon}">`) +
          `<meta name="csp-nonce" content="${nonce}">` +
          `<meta name="${WRITE_TOKEN_META}" content="${writeToken(deps.signer, session)}">` +
          `<script type="module" nonce="${nonce}" src="${deps.admin.entry}"></script>` +
          loadedWith(deps.admin, request.url, shown) +
          `<script type="application/json" id="admin-configuration">${jsonForScript(shown)}</script>` +
          `<script nonce="${nonce}">${WITHOUT_EVAL}</script>` +
          '</head><body><div id="admin"></div><noscript>Le back-office a besoin de JavaScript.</noscript></body></html>',
      )
  }
  app.get('/admin', answer)
  app.get('/admin/*', answer)
}

/** The address of the editor of a page, whatever comes before it. */
const EDITOR = /\/pages\/(\d+)\/([a-z]{2})\/edit(?:[?#]|$)/

/**
 * What the browser asks for at once, rather than when the script before it has run: scripts, and the answers
 * that the first screen waits for.
 */
function loadedWith(
  { stylesheets, imports, editor }: AdminFiles,
  url: string,
  { base = '/admin', access }: Shown,
): string {
  const [, id, lang] = EDITOR.exec(url) ?? []
  const isEditor = id !== undefined && lang !== undefined
  const draft = pageDocuments.calls.open.path.replace(':id', id ?? '').replace(':lang', lang ?? '')
  const answers = [
    sessionCalls.context.path,
    ...(isEditor ? [editorCalls.widgets.path, draft] : []),
  ]
  const links = [
    ...[...stylesheets, ...(isEditor ? editor.stylesheets : [])].map(
      (href) => `<link rel="stylesheet" href="${href}">`,
    ),
    ...[...imports, ...(isEditor ? editor.imports : [])].map(
      (href) => `<link rel="modulepreload" href="${href}">`,
    ),
    ...(access === 'back-office' ? answers : []).map(
      (path) => `<link rel="preload" as="fetch" href="${base}/api${path}" crossorigin>`,
    ),
  ]
  return links.join('')
}

/** The door, for who is to come back to what they asked for. @param url as on the site's own host */
const doorOf = (base: string, url: string): string =>
  doorAddress(
    { base, next: base + url.slice('/admin'.length).replace(/^\/$/, '') },
    DOOR_PATHS.signIn,
  )

/** What a document says before its screens ask for anything. */
interface Shown {
  siteName: string
  /** Address of the site's icon; empty where no site is chosen. */
  siteIcon: string
  access: 'site' | 'back-office' | 'sites'
  impersonating: boolean
  previewSheets: string[]
  /** With a host of the back office's own: what all addresses begin with. */
  base?: string
  /** Likewise: it lets in staff alone. */
  door?: 'staff'
  /** The sites of who has chosen none. */
  sites?: NamedSite[]
  /** They asked for one that is not open to them. */
  isElsewhere?: boolean
  /** Who works here works on others, too. */
  hasSites?: boolean
}

/** What this document is to show, or where it leads who works on one site alone. */
async function shownIn(
  deps: AdminDocument,
  request: FastifyRequest,
  reader: SiteReader,
  session: Session,
  user: SessionUser,
): Promise<Shown | { only: string }> {
  const { site } = reader
  const { door } = callerOf(deps, request.headers)
  const { role, impersonating } = session
  const { hash } = themeSheet(deps.assets, site.theme)
  const previewSheets = [deps.assets.stylesheet, paths.themeSheet(hash)]
  const siteName = site.settings.site_name || site.name
  // Nobody is kept out by a picture.
  const icon = await deps.logo.icon(reader, 'round').catch(() => '')
  const siteIcon = icon && `data:image/svg+xml;base64,${Buffer.from(icon).toString('base64')}`
  const named = { siteName, siteIcon, impersonating, previewSheets }
  if (door !== 'staff') return { ...named, access: accessOf(role) }
  // Nobody is told of a site that is not open to them.
  const nowhere = {
    siteName: '',
    siteIcon: '',
    impersonating: false,
    previewSheets: [],
    base: '/admin',
    door,
  }
  const isSuper = role === 'super-admin'
  const own = isSuper ? [] : await deps.stores.accounts.sitesOf(user.id)
  const ids = own.filter((one) => admits('staff', one.role)).map(({ siteId }) => siteId)
  if (deps.doors.chosen(request) !== null && accessOf(role) === 'back-office') {
    const base = adminPath(site)
    const hasSites = isSuper || ids.length > 1
    const access = 'back-office' as const
    return { ...named, access, base, door, hasSites }
  }
  const sites =
    ids.length === 0 && !isSuper ? [] : await deps.stores.sites.named(isSuper ? null : ids)
  const isElsewhere = deps.doors.namesSite(request)
  const [only, ...others] = sites
  const isAsked = /^\/admin\/?(?:[?]|$)/.test(request.url)
  if (only && others.length === 0 && isAsked && !isElsewhere) return { only: adminPath(only) }
  return { ...nowhere, access: 'sites', sites, isElsewhere }
}

/** Where a role's account leads: to the site alone, or to the back office. */
const accessOf = (role: Role): 'site' | 'back-office' =>
  mayDo(role, 'own-account') ? 'back-office' : 'site'

/**
 * Strict as the pages' own; styles made at run time carry the nonce. Only previews and the canvas stand in a frame: a
 * link in one that led to a page of the site would bring the firm's scripts beside the screens.
 */
function adminPolicy(mode: Mode, nonce: string, base: string): string {
  // An IPv6 address can't be written in a policy.
  const previews = /^[/[]/.test(base) ? "'self'" : `${base}/api/ ${base}${CANVAS_PATH}/`
  const development = mode === 'development'
  return [
    "default-src 'none'",
    development ? "script-src 'self' 'unsafe-inline'" : `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    development ? "connect-src 'self' ws:" : "connect-src 'self'",
    `frame-src ${previews}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
