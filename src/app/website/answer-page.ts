import { accountNote } from '#features/accounts/service/account-note.ts'
import type { Mode } from '#base/platform/security/headers.ts'
import { addressFacts } from './address-facts.ts'
import { notFoundPage } from './not-found-page.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'
import { visitAt, visitOf } from './page-visit.ts'
import { render, type RenderDeps } from './render.ts'
import { resolve } from './resolve.ts'
import { isLocked, signInPage } from './sign-in-page.ts'

export type Website = RenderDeps & { mode: Mode }

/** Answers whatever is asked for as a page (requirements A4). */
export const answerPage =
  (website: Website) =>
  async (request: PageRequest): Promise<PageAnswer> => {
    const { reader, session } = request
    const visit = visitOf(website, request)
    if (visit === null) return notFoundPage(website, visitAt(request, '/'))
    const url = { ...request.url, ...visit }
    const found = resolve(reader.site, url, await addressFacts(website, visit))
    if (found.kind === 'redirect') return found
    if (found.kind === 'gone') return notFoundPage(website, visit)
    const { page } = found
    if (isLocked(page, request)) return signInPage(website, visit, page)
    const widgets = await reader.widgets({ pageId: page.id, lang: page.lang })
    const after = accountNote(page, session)
    return render(website, visit, page, { widgets, status: 200, after })
  }
