import { type DocumentProblem, menuDocument } from '#base/core/document.ts'
import { IN_FRENCH, parseStored } from '#base/platform/db/stored-json.ts'
import {
  menuBeingWritten,
  type MenuContent,
  menuContent,
  type MenuDraft,
} from '#features/menus/contract/menus.ts'
import { ENTRY_FIELDS, MENU_FIELDS } from '#features/menus/rules/entry-fields.ts'
import { flatEntries } from '#features/menus/rules/flat-entries.ts'
import { findMenu } from '#features/menus/service/change-menus.ts'
import { linkFindings } from '../checks/link-findings.ts'
import { ownValue } from '../checks/option-values.ts'
import type { Finding } from '../contract/finding.ts'
import { menuDocuments } from '../contract/menu-documents.ts'
import { menuDiff } from '../rules/menu-diff.ts'
import type { Kind, Live } from '../service/kind.ts'
import { hashOf } from './hash.ts'

/** A menu as visitors have it. */
export interface LiveMenu extends Live {
  id: number
  content: MenuContent
}

export type MenuKind = Kind<MenuContent, LiveMenu>

function storedMenu(text: string): MenuContent | null {
  const read = parseStored(menuBeingWritten, text)
  return 'value' in read ? read.value : null
}

/** What it takes to read a menu, its draft and its former versions. */
export const MENUS: Pick<MenuKind, 'live' | 'readDraft' | 'readRevision' | 'complete'> = {
  readDraft: storedMenu,
  readRevision: storedMenu,

  async live(stores, siteId, { ref }) {
    const { id, name, data } = await findMenu(stores, siteId, Number(ref))
    const content = { name, data }
    const isBlank = data.menu.length === 0
    return { id, content, hash: hashOf(canonicalOf(content)), isLive: true, isBlank, title: name }
  },

  complete: ({ content }, draft) => draft ?? content,
}

/** Menus: what is live of one is read by every widget that names it. */
export const menuKind = (): MenuKind => ({
  ...menuDocuments,
  ...MENUS,

  writeDraft: (content) => JSON.stringify(content),
  over: (_held, sent) => sent,
  reduce: ({ content: live }, content) =>
    canonicalOf(content) === canonicalOf(live) ? null : content,
  async names({ menus }, siteId) {
    const all = await menus.list(siteId)
    return all.map(({ id, name }) => ({ key: menuDocument(id), name }))
  },
  address: async (_live, { tree }) => (await tree('fr'))[0]?.path ?? '',
  shown: ({ id }, content) =>
    ({ menu: { id }, ...content }) satisfies Pick<MenuDraft, 'menu' | 'name' | 'data'>,

  write: ({ menus }, siteId, { id }, { name, data }) => menus.save(siteId, id, name.trim(), data),
  stays: ({ title }) =>
    `Le menu « ${title} » ne se retire pas du site : videz-le, ou supprimez-le une fois que rien ne l’utilise.`,
  async problems(_stores, _siteId, content) {
    const { error } = menuContent.safeParse(content, IN_FRENCH)
    return (error?.issues ?? []).map(({ path, message }) => problemOf(content, path, message))
  },
  async findings(look, { data }) {
    const entries = flatEntries(data.menu).map(({ entry }) => entry)
    const values = entries.flatMap(({ label, link, mediaPage }) => [
      ownValue('link', label, link),
      ownValue('media', label, mediaPage),
    ])
    const dead = entries.filter(({ link, childs }) => link === '' && childs.length === 0)
    return [
      ...dead.map(({ label }) => deadEnd(label)),
      ...(await linkFindings(values, await look.targets('', 'fr'))),
    ]
  },
  told: ({ content: { name, data } }) => ({ name, entries: flatEntries(data.menu).length }),

  revision: ({ content: live }, content) => JSON.stringify(content ?? live),
  hashOfRevision(text) {
    const content = storedMenu(text)
    return content ? hashOf(canonicalOf(content)) : ''
  },
  again: async (_stores, _siteId, _key, content) => content,
  changes: async (before, after) => menuDiff(before, after),
})

/** An entry that visitors would click in vain. */
const deadEnd = (label: string): Finding => ({
  check: 'links',
  severity: 'look',
  sentence: `L’entrée « ${label || 'Sans libellé'} » ne mène nulle part : choisissez sa page, ou retirez-la.`,
  widgetId: null,
  widget: '',
})

const canonicalOf = ({ name, data }: MenuContent): string => JSON.stringify([name, data])

/** Members of an entry by the words of its form; what `infos` is refused for is its icon. */
const FIELDS = new Map([
  ...Object.entries(ENTRY_FIELDS).map(([name, { label }]) => [name, label] as const),
  ['infos', ENTRY_FIELDS.icon.label],
])

/** A refusal, by the entry and the field that it names: `menu.0.childs.1.link`. */
function problemOf(
  { data }: MenuContent,
  path: readonly PropertyKey[],
  message: string,
): DocumentProblem {
  const [, ...within] = path
  const name = path[0] === 'data' ? within.join('.') : path.join('.')
  const found = flatEntries(data.menu).find(({ place }) => name.startsWith(`${place}.`))
  const label = FIELDS.get(String(path.at(-1)))
  const of = found ? ` de « ${found.entry.label || 'Sans libellé'} »` : ''
  return {
    widgetId: null,
    widget: '',
    field: name === 'name' ? MENU_FIELDS.name.label : found ? `${label ?? 'Entrée'}${of}` : '',
    name,
    message,
  }
}
