import { z } from 'zod'
import type { DoneBy } from '#base/core/document.ts'
import { parentOf } from '#base/core/page/parent-of.ts'
import { type DraftWidget, editedWidget } from '#base/core/page/page-draft.ts'
import { languageOf } from '#base/kit/language.ts'
import { Refused } from '#base/kit/refused.ts'
import { renewNestedIds } from '#features/pages/store/nested-widget-ids.ts'
import { draftWidget } from '../rules/draft-content.ts'
import { editedDocument } from './edited-document.ts'
import type { DocumentPlace, Kind, KindStores } from './kind.ts'
import { readBlock } from './read-block.ts'
import { saveDocument } from './save-document.ts'
import { createText, textsOf } from './texts.ts'

const held = z.object({ widgets: z.array(editedWidget) })

/**
 * Keeps the widgets of a page as its editor has them as a model, inside of a transaction: live, which offers it,
 * for whoever may publish it and when nothing is wrong with it; else as a draft. Pages that begin with it are
 * proposed where that page stands.
 * @throws {Refused} `absent`, or `invalid` for a page without widgets
 */
export async function makeModel(
  page: DocumentPlace,
  model: Kind,
  { title, mayPublish, by: actor, at }: DoneBy & { title: string; mayPublish: boolean },
): Promise<{ id: number; title: string; isLive: boolean }> {
  const { stores, siteId } = page
  const of = textsOf(model)
  if (!of) throw new Error('Models of pages have tables of their own.')
  const { widgets } = held.parse((await editedDocument(page, page.kind)).content)
  if (widgets.length === 0) {
    throw new Refused('invalid', 'Cette page est vide : il n’y a rien à garder comme modèle.')
  }
  const id = await createText(stores, siteId, of, { title, lang: languageOf(page.key.lang) })
  const place = { stores, kind: model, siteId, key: of.keyOf({ id }) }
  const live = await model.live(stores, siteId, place.key)
  const parentId = await parentIdOf(page)
  const content = { title, widgets: await renumbered(stores, siteId, widgets), parentId }
  const isLive = mayPublish && (await model.problems(stores, siteId, content, live)).length === 0
  if (isLive) await model.write(stores, siteId, live, content)
  else await saveDocument(place, { base: 0, content, actor, at })
  return { id, title, isLive }
}

/** The page right above one; nothing above the root. */
async function parentIdOf({ stores, siteId, key }: DocumentPlace): Promise<number | undefined> {
  const tree = await stores.pages.tree(siteId, languageOf(key.lang))
  const node = tree.find(({ id }) => id === Number(key.ref))
  return node && parentOf(tree, node)?.id
}

/**
 * Gives a page that nothing is written in yet the widgets of a model, as its draft, inside of a transaction.
 * @throws {Refused} `absent` without such a page or model, `invalid` when the page has something already
 */
export async function beginPage(
  page: DocumentPlace,
  modelId: number,
  { by: actor, at }: DoneBy,
): Promise<{ title: string }> {
  const { stores, siteId, key } = page
  const model = readBlock(await stores.texts.live(siteId, 'model', modelId))
  if (model?.lang !== key.lang) {
    throw new Refused('absent', 'Ce modèle n’est plus proposé : la page est créée, vide.')
  }
  const { live, content, base, isDraft } = await editedDocument(page, page.kind)
  if (isDraft || held.parse(content).widgets.length > 0) {
    throw new Refused('invalid', 'Cette page a déjà un contenu : un modèle le remplacerait.')
  }
  const widgets = await renumbered(stores, siteId, model.widgets.map(draftWidget))
  await saveDocument(page, { base, content: { widgets, fields: {} }, actor, at })
  return { title: live.title }
}

/** Widgets with numbers of their own, those inside of others too. */
async function renumbered(
  { widgets: store }: Pick<KindStores, 'widgets'>,
  siteId: number,
  widgets: readonly DraftWidget[],
): Promise<DraftWidget[]> {
  let count = widgets.length
  for (const { options } of widgets) {
    withIds(options, (id) => {
      count += 1
      return id
    })
  }
  const ids = await store.reserveIds(siteId, count)
  const next = () => ids.pop() ?? 0
  return widgets.map((widget) => ({
    ...widget,
    id: next(),
    options: withIds(widget.options, next),
  }))
}

/** What nobody can read stays the text that it is. */
const withIds = (
  options: DraftWidget['options'],
  idFor: (id: number) => number,
): DraftWidget['options'] =>
  typeof options === 'string'
    ? options
    : (JSON.parse(renewNestedIds(JSON.stringify(options), idFor)) as Record<string, unknown>)
