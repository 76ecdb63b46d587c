import {
  type DocumentKey,
  menuDocument,
  templateDocument,
  textDocument,
} from '#base/core/document.ts'
import { widgets as held } from '#base/core/field/fields.ts'
import type { DraftWidget } from '#base/core/page/page-draft.ts'
import { siteTemplateDir, templateDirOf } from '#features/templates/service/site-template-dir.ts'
import type { EditedElsewhere, Widgets } from '#framework/widget-kit/define-widget.ts'
import { namings } from '#framework/widget-kit/widget-uses.ts'
import { readWidgets } from '../checks/option-values.ts'
import type { KindStores } from '../service/kind.ts'

const HELD = { widgets: held({ label: 'Blocs' }) }

type Stores = Pick<KindStores, 'texts'>

/** Documents that widgets show, those inside of others included; the same may be told twice. */
export function shownByWidgets(
  types: Widgets,
): (stores: Stores, siteId: number, widgets: readonly DraftWidget[]) => Promise<DocumentKey[]> {
  const named = namings(types)
  return async (stores, siteId, widgets) => {
    const drawn = readWidgets(types, widgets).flatMap(({ draws }) => draws())
    return [
      ...named(HELD, { widgets }).flatMap(({ target: { kind, ref } }) => {
        if (kind === 'menu') return [menuDocument(Number(ref))]
        return kind === 'block' ? [textDocument('block', ref)] : []
      }),
      ...drawn.flatMap((one) => ownTemplate(siteId, one)),
      ...(await persons(stores, siteId, drawn)),
    ]
  }
}

/** Templates are documents where they are the site’s copies. */
const ownTemplate = (siteId: number, drawn: EditedElsewhere): DocumentKey[] =>
  drawn.kind === 'template' && templateDirOf(siteId, drawn.dir) === siteTemplateDir(siteId)
    ? [templateDocument(drawn.name)]
    : []

async function persons(
  { texts }: Stores,
  siteId: number,
  drawn: readonly EditedElsewhere[],
): Promise<DocumentKey[]> {
  const ids = drawn.flatMap((one) => (one.kind === 'person' ? [one.id] : []))
  const everybody = ids.includes('all') ? await texts.allLive(siteId, 'person') : []
  return [...everybody.map(({ id }) => id), ...ids]
    .filter((id) => typeof id === 'number' && id > 0)
    .map((id) => textDocument('person', id))
}
