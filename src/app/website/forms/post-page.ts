import { withBlocks } from '#base/core/page/shared-block.ts'
import type { FastifyRequest } from 'fastify'
import type { SentForm } from '#base/core/form.ts'
import { FORM_WIDGET } from '#base/core/form-controls.ts'
import { withScriptName } from '#base/core/address/link.ts'
import type { Page, WidgetInstance } from '#base/core/page/page.ts'
import { cultureOf } from '#base/kit/language.ts'
import { formWords } from '#framework/forms/form-messages.ts'
import type { Mode } from '#base/platform/security/headers.ts'
import type { PageRequest } from '../page-request.ts'
import { type PageVisit, visitOf } from '../page-visit.ts'
import { addressFacts } from '../address-facts.ts'
import { encodedPath, resolve } from '../resolve.ts'
import { SIGN_IN_WIDGET } from '#features/accounts/rules/sign-in-form.ts'
import { isLocked, lockedBehind, openedBySignIn, signInWidgets } from '../sign-in-page.ts'
import { withInner } from '../with-inner.ts'
import { callerOf, type Way } from '#features/accounts/service/caller.ts'
import { requestHost } from '#base/platform/http/request-host.ts'
import { mailedAddressesOf } from '#base/platform/http/site-origin.ts'
import type {
  FileAdmission,
  FormAnswer,
  FormPost,
  PostedForm,
} from '#framework/forms/form-handler.ts'
import { FORM_HANDLERS, type FormDeps } from './form-handlers.ts'
import { type ReadPost, shownValues } from '#framework/forms/read-post.ts'

type Instance = Pick<WidgetInstance, 'id' | 'type' | 'version' | 'options'>

/** Where a post to a page ends, with the widget that its form comes back in. */
export type PostAnswer = { answer: FormAnswer; widgetId: number }

const NONE: PostAnswer = { answer: { kind: 'none' }, widgetId: 0 }

/** A page that something is posted to, with its forms. */
export interface PageWithForms {
  visit: PageVisit
  page: Page
  /** Widgets that take forms, also inside others; at least one. */
  forms: readonly Instance[]
}

export type PostDeps = FormDeps & Way & { mode: Mode }

/**
 * The forms that stand at an address, before anything is read of what was posted; a secure page has
 * those of the sign-in. `null`: none, also where the address leads elsewhere.
 */
export async function pageWithForms(
  deps: PostDeps,
  request: PageRequest,
): Promise<PageWithForms | null> {
  const { reader } = request
  const visit = visitOf(deps, request)
  if (visit === null) return null
  const page = await pageAt(deps, visit)
  if (page === null) return null
  const widgets = isLocked(page, request)
    ? await signInWidgets(reader, page)
    : await reader.widgets({ pageId: page.id, lang: page.lang })
  const all = await withBlocks(reader, widgets, page.lang)
  const forms = all.flatMap(withInner).filter((widget) => {
    const handler = FORM_HANDLERS.get(widget.type)
    return handler !== undefined && (handler.standsIn?.(widget) ?? true)
  })
  return forms.length > 0 ? { visit, page, forms } : null
}

/** The page of an address; of a former one, the secure page whose sign-in stands there. */
async function pageAt(deps: PostDeps, visit: PageVisit): Promise<Page | null> {
  const { request, path, scriptName } = visit
  const { reader, url } = request
  const page = await reader.page(path)
  if (page?.is_active) return page
  const facts = await addressFacts(deps, visit)
  const found = resolve(reader.site, { ...url, path, scriptName }, facts)
  return found.kind === 'redirect' && facts.redirect ? lockedBehind(request, found.location) : null
}

/** Gives what was posted to a page to the widget whose form it is. */
export async function postToPage(
  deps: PostDeps,
  to: PageWithForms,
  raw: FastifyRequest,
  read: ReadPost,
): Promise<PostAnswer> {
  const widget = formOn(to, read)
  const handler = widget && FORM_HANDLERS.get(widget.type)
  if (!widget || !handler) return NONE
  const post = await postOf(deps, to, { widget, read, raw })
  const refusal = refusedBefore(post, raw, read)
  return { answer: refusal ?? (await handler.take(post, deps)), widgetId: widget.id }
}

const NO_FILES: FileAdmission = { fields: new Set(), refusal: 'again' }

/**
 * The files that a post may bring, by what came before the first of them.
 * @throws what the database said when it can't be known
 */
export async function admittedFiles(
  deps: PostDeps,
  to: PageWithForms,
  raw: FastifyRequest,
  values: PostedForm['values'],
): Promise<FileAdmission> {
  const read: ReadPost = { values, files: [], state: 'whole' }
  const widget = formOn(to, read)
  const handler = widget && FORM_HANDLERS.get(widget.type)
  if (!widget || !handler?.admitFiles || isFromElsewhere(raw)) return NO_FILES
  return handler.admitFiles(await postOf(deps, to, { widget, read, raw }), deps)
}

/** The widget that the body names; of a body that could not be read, the first one with a form. */
function formOn({ forms }: PageWithForms, read: ReadPost): Instance | null {
  const named = read.values[FORM_WIDGET]?.[0]
  if (named === undefined) return read.state === 'whole' ? null : (forms[0] ?? null)
  return forms.find(({ id }) => String(id) === named) ?? null
}

async function postOf(
  deps: PostDeps,
  { visit, page }: PageWithForms,
  { widget, read, raw }: { widget: Instance; read: ReadPost; raw: FastifyRequest },
): Promise<FormPost> {
  const { request, path, scriptName } = visit
  const { reader } = request
  const paths = await reader.paths(page.lang)
  const here = encodedPath(withScriptName(path, scriptName)) + request.url.search
  return {
    site: reader.site,
    page,
    culture: cultureOf(page.lang),
    widget,
    posted: { values: read.values, files: read.files },
    now: deps.clock(),
    address: raw.ip,
    caller: callerOf(deps, raw.headers),
    here,
    next:
      page.is_secure || widget.type !== SIGN_IN_WIDGET ? here : await openedBy(visit, page, here),
    ...mailedAddressesOf(deps, reader.site),
    href(pageId) {
      const found = paths.get(pageId)
      return found === undefined ? null : withScriptName(found, scriptName)
    },
    team: reader.team,
    warn: request.warn,
  }
}

/** What the sign-in of a page that is open to all leads to. */
async function openedBy(
  { request, scriptName }: PageVisit,
  page: Page,
  here: string,
): Promise<string> {
  const [first] = await openedBySignIn(request.reader, page)
  return first === undefined ? here : encodedPath(withScriptName(first.path, scriptName))
}

/** What no handler has to look at: posts from other sites, and bodies that did not arrive whole. */
function refusedBefore(
  { culture, posted }: FormPost,
  raw: FastifyRequest,
  { state }: ReadPost,
): FormAnswer | null {
  const words = formWords(culture)
  const sent = (notice: string): SentForm => ({
    values: shownValues(posted.values),
    errors: [],
    notice,
  })
  if (isFromElsewhere(raw)) return { kind: 'again', status: 403, sent: sent(words.elsewhere) }
  if (state === 'too-large') return { kind: 'again', status: 413, sent: sent(words.tooLarge) }
  return state === 'broken' ? { kind: 'again', status: 422, sent: sent(words.unreadable) } : null
}

/** Browsers say where a post comes from; who says nothing is no browser that could be misused. */
function isFromElsewhere(raw: FastifyRequest): boolean {
  const site = raw.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = raw.headers
  return origin !== undefined && URL.parse(origin)?.hostname.toLowerCase() !== requestHost(raw)
}
