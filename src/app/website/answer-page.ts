import { accountNote } from '#features/accounts/service/account-note.ts'
import type { Mode } from '#base/platform/security/headers.ts'
import { addressFacts } from './address-facts.ts'
import { hrefIn } from './links.ts'
import { notFoundPage } from './not-found-page.ts'
import type { PageAnswer, PageRequest } from './page-request.ts'
import { visitAt, visitOf } from './page-visit.ts'
import { render, type RenderDeps } from './render.ts'
import { resolve } from './resolve.ts'
import {
  isLocked,
  lockedBehind,
  openedBySignIn,
  signedInWidgets,
  signInPage,
} from './sign-in-page.ts'
import { takesPasswords } from './with-inner.ts'

export type Website = RenderDeps & { mode: Mode }

/** Answers whatever is asked for as a page (requirements A4). */
export const answerPage =
  (website: Website) =>
  async (request: PageRequest): Promise<PageAnswer> => {
    const { reader, session } = request
    const visit = visitOf(website, request)
    if (visit === null) return notFoundPage(website, visitAt(request, '/'))
    const url = { ...request.url, ...visit }
    const facts = await addressFacts(website, visit)
    const found = resolve(reader.site, url, facts)
    if (found.kind === 'redirect') {
      const locked = facts.redirect && (await lockedBehind(request, found.location))
      return locked === null ? found : signInPage(website, visit, locked)
    }
    if (found.kind === 'gone') return notFoundPage(website, visit)
    const { page } = found
    if (isLocked(page, request)) return signInPage(website, visit, page)
    const widgets = await reader.widgets({ pageId: page.id, lang: page.lang })
    if (session.user === null || !takesPasswords(widgets)) {
      return render(website, visit, page, {
        widgets,
        status: 200,
        after: accountNote(page, session),
      })
    }
    const opened = await openedBySignIn(reader, page)
    const href = hrefIn(await reader.addresses(page.lang), visit.scriptName)
    return render(website, visit, page, {
      widgets: signedInWidgets(widgets, opened, href),
      status: 200,
      after: accountNote({ ...page, is_secure: true }, session),
    })
  }
