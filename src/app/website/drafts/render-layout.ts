import type { Language } from '#base/kit/language.ts'
import type { LayoutPart, Page } from '#base/core/page/page.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'
import { Refused } from '#base/kit/refused.ts'
import { LAYOUTS } from '#features/publishing/kinds/layout-kind.ts'
import { storedWidget } from '#features/publishing/rules/draft-content.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { notFoundPage } from '../not-found-page.ts'
import type { PageAnswer } from '../page-request.ts'
import type { PageVisit } from '../page-visit.ts'
import { render } from '../render.ts'
import {
  type DraftDeps,
  type DraftPage,
  type DraftView,
  draftVisit,
  homeOf,
  placeOf,
} from './render-draft.ts'
import { signInPage } from '../sign-in-page.ts'

/**
 * Draws the draft of a part of a layout, or what is live without one, around the home page, or in the place
 * of the page that it is.
 * @throws {Refused} `absent` when there is no such layout
 */
export async function renderDraftLayout(deps: DraftDeps, view: DraftView): Promise<DraftPage> {
  const { live, content } = await versionOf(placeOf(deps, view), LAYOUTS)
  const { layoutId, part, lang } = live.key
  const { reader } = view
  const widgets = content.widgets.map(storedWidget)
  // Who edits a part without widgets sees that it has none, not those of another language.
  const isDrafted = (of: Language) => of === lang || deps.editing !== undefined
  const withDraft: SiteReader['widgets'] = async (owner) =>
    'layoutId' in owner &&
    owner.layoutId === layoutId &&
    owner.part === part &&
    isDrafted(owner.lang)
      ? widgets
      : reader.widgets(owner)
  const drafted: SiteReader = { ...reader, widgets: withDraft }
  const home = await homeOf(reader, lang)
  const path = part === 'error404' ? '/introuvable' : home.path
  const visit = draftVisit({ ...view, reader: drafted }, path)
  const answer = await drawn(deps, visit, part, { ...home, layout_id: layoutId })
  if (answer.kind === 'page') return { ...answer, hasToken: true }
  throw new Refused('invalid', 'Cette page mène ailleurs : elle n’a rien à montrer.')
}

async function drawn(
  deps: DraftDeps,
  visit: PageVisit,
  part: LayoutPart,
  home: Page,
): Promise<PageAnswer> {
  if (part === 'error404') return notFoundPage(deps, visit)
  if (part === 'signin') return signInPage(deps, visit, home)
  const widgets = await visit.request.reader.widgets({ pageId: home.id, lang: home.lang })
  const shown = { ...home, is_indexable: false }
  return render(deps, visit, shown, { widgets, status: 200, after: '' })
}
