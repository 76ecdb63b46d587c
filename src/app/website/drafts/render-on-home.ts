import type { SiteReader } from '#base/core/page/site-reader.ts'
import { languageOf } from '#base/kit/language.ts'
import { Refused } from '#base/kit/refused.ts'
import type { NamedKind } from '#features/publishing/contract/named-widgets-documents.ts'
import { MENUS } from '#features/publishing/kinds/menu-kind.ts'
import { NAMED_WIDGETS } from '#features/publishing/kinds/named-widgets-kind.ts'
import { PERSONS } from '#features/publishing/kinds/person-kind.ts'
import { templateReading } from '#features/publishing/kinds/template-kind.ts'
import { THEMES } from '#features/publishing/kinds/theme-kind.ts'
import { storedWidget } from '#features/publishing/rules/draft-content.ts'
import { versionOf } from '#features/publishing/service/history.ts'
import { withThemeContent } from '#features/sites/rules/theme-content.ts'
import { themeSheet } from '#features/sites/service/theme-sheet.ts'
import { cleanPerson } from '#features/team/rules/person-content.ts'
import { shownPerson } from '#features/team/rules/shown-team.ts'
import { templatePreview } from '#features/templates/service/template-preview.tsx'
import { draftSheetHref } from './draft-sheet.ts'
import {
  type DraftDeps,
  type DraftPage,
  type DraftView,
  placeOf,
  renderHome,
} from './render-draft.ts'

/**
 * Draws the home page with the draft of a menu, or what is live without one.
 * @throws {Refused} `absent` when there is no such menu
 */
export async function renderDraftMenu(deps: DraftDeps, view: DraftView): Promise<DraftPage> {
  const { live, content } = await versionOf(placeOf(deps, view), MENUS)
  const { reader } = view
  const menu: SiteReader['menu'] = async (id) => (id === live.id ? content.data : reader.menu(id))
  return renderHome(deps, { ...view, reader: { ...reader, menu } }, {})
}

/** Draws the home page in the draft of the site's theme, or in what is live without one. */
export async function renderDraftTheme(deps: DraftDeps, view: DraftView): Promise<DraftPage> {
  const { live, content } = await versionOf(placeOf(deps, view), THEMES)
  const { reader } = view
  const { site } = reader
  const theme = withThemeContent(live.theme, content)
  const { hash } = themeSheet(deps.assets, theme)
  const themeHref = draftSheetHref(deps.signer, site.id, { hash, content })
  const dressed: SiteReader = { ...reader, site: { ...site, theme } }
  return renderHome(deps, { ...view, reader: dressed }, { themeHref })
}

/**
 * Draws the examples of a template between header and footer of the site, by its draft or what is live
 * without one; its own styles are those that are live.
 * @throws {Refused} `absent` when there is no such template, `invalid` when its text is broken
 */
export async function renderDraftTemplate(deps: DraftDeps, view: DraftView): Promise<DraftPage> {
  const { live, content } = await versionOf(placeOf(deps, view), templateReading(deps))
  const drawn = templatePreview(live.name, content.html)
  if ('line' in drawn) throw new Refused('invalid', drawn.message)
  return renderHome(deps, view, { name: `Modèle : ${live.title}`, widgets: [], after: drawn.html })
}

/**
 * Draws the draft of a shared block or a model of pages, or what is live without one, between header and footer
 * of the site.
 * @throws {Refused} `absent` when there is no such document
 */
export const renderNamedWidgets =
  (kind: NamedKind) =>
  async (deps: DraftDeps, view: DraftView): Promise<DraftPage> => {
    const { live, content } = await versionOf(placeOf(deps, view), NAMED_WIDGETS[kind])
    return renderHome(deps, view, {
      lang: languageOf(live.lang),
      name: content.title,
      widgets: content.widgets.map(storedWidget),
    })
  }

/** Number of the widget that shows somebody alone: no widget of a page has it. */
const ALONE = 0

/**
 * Draws the draft of somebody of the team, or what is live without one, as the team is shown, between header
 * and footer of the site.
 * @throws {Refused} `absent` when there is no such person
 */
export async function renderDraftPerson(deps: DraftDeps, view: DraftView): Promise<DraftPage> {
  const { live, content } = await versionOf(placeOf(deps, view), PERSONS)
  const { reader } = view
  const person = shownPerson(live.id, cleanPerson(content.fields), await reader.media())
  const name = person.name || live.title
  const alone: SiteReader = { ...reader, team: async () => [{ ...person, name }] }
  const options = JSON.stringify({ from: 'all' })
  const widgets = [{ id: ALONE, zone: 'content', position: 0, type: 'team', version: 1, options }]
  return renderHome(deps, { ...view, reader: alone }, { name, widgets })
}
