import { blockAddress, type DocumentKind, editAddress } from '#base/core/document.ts'
import { LAYOUT_PART_NAMES, layoutTitle } from '#base/core/page/page.ts'
import type { Role } from '#base/core/session.ts'
import { SETTING_GROUPS, type SettingArea, type SettingGroup } from '#base/core/settings/setting.ts'
import { CONSTANTS, SETTINGS } from '#base/core/settings/settings.ts'
import { type Use, USE_KINDS } from '#base/core/field/used-in.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { mayDo, type Right } from '#framework/api/rights.ts'
import type { Tables } from '#app/tables.ts'
import { DOCUMENTS } from '#features/publishing/contract/all-documents.ts'
import { templateTitle } from '#features/templates/rules/template-name.ts'
import type { Place } from './stored-rows.ts'

/** Who is told of which places. */
interface Asked {
  siteId: number
  role: Role
  places: readonly Place[]
}

/** What an editor knows a place by. */
interface Told {
  title: string
  href: string
  /** Who may read it. */
  right: Right
}

/**
 * Reads what places of a site are called. The answer tells some of them, each once: pages in the order of the tree, all
 * else as it came. Whoever may not read a place learns that there is one.
 */
export async function tellPlaces(
  db: Db<Tables>,
  { siteId, role, places }: Asked,
): Promise<(places: readonly Place[]) => Use[]> {
  const [pages, layouts] = await Promise.all([
    places.some(({ kind }) => kind === 'page') ? pageNames(db, siteId) : new Map<string, never>(),
    places.some(({ kind }) => kind === 'layout')
      ? db.selectFrom('layout').select(['id', 'name']).where('site_id', '=', siteId).execute()
      : [],
  ])
  const told = (place: Place): Told => {
    const { kind, ref, lang, title, isDraft, widgetId } = place
    if (kind === 'unknown') return { title: UNKNOWN, href: '', right: 'pages.write' }
    if (kind === 'opinion') return { title, href: '/articles/received', right: 'articles.read' }
    if (kind === 'redirect') return { title, href: '/redirects', right: 'redirects.read' }
    if (kind === 'setting') return toldSetting(ref)
    const titles: Record<DocumentKind, () => string> = {
      page: () => pages.get(`${ref} ${lang}`)?.name ?? `Page ${ref}`,
      layout: () => titleOfPart(ref, layouts),
      article: () => title || `Article ${ref}`,
      menu: () => title || `Menu ${ref}`,
      template: () => templateTitle(ref),
      block: () => title || `Bloc ${ref}`,
      model: () => title || `Modèle de page ${ref}`,
      person: () => title || `Personne ${ref}`,
      theme: () => 'Apparence',
    }
    return {
      title: titles[kind](),
      href:
        widgetId === undefined || !OPENS_AT_BLOCKS.has(kind)
          ? editAddress({ kind, ref, lang })
          : blockAddress({ kind, ref, lang }, widgetId),
      right: isDraft ? DOCUMENTS[kind].rights.look : LIVE[kind],
    }
  }
  const rankOf = ({ kind, ref, lang }: Place): number =>
    kind === 'page' ? (pages.get(`${ref} ${lang}`)?.rank ?? Infinity) : 0
  return (some) =>
    [...new Map(some.map((place) => [keyOf(place), place])).values()]
      .toSorted(
        (one, other) =>
          USE_KINDS.indexOf(one.kind) - USE_KINDS.indexOf(other.kind) ||
          compared(rankOf(one), rankOf(other)) ||
          Number(one.isDraft) - Number(other.isDraft),
      )
      .map(({ kind, ref, lang, isDraft, ...place }) => {
        const { title, href, right } = told({ kind, ref, lang, isDraft, ...place })
        return mayDo(role, right)
          ? { kind, ref, lang, isDraft, title, href }
          : { kind, ref: '', lang: '', isDraft, title: '', href: '' }
      })
}

/** Kinds that are made of widgets, and whose editor opens at one. */
const OPENS_AT_BLOCKS: ReadonlySet<DocumentKind> = new Set(['page', 'layout', 'block', 'model'])

/** Who may read what is live of a document. */
const LIVE: Readonly<Record<DocumentKind, Right>> = {
  page: 'pages.read',
  article: 'articles.read',
  layout: 'pages.read',
  menu: 'menus.read',
  template: 'templates.read',
  block: 'pages.write',
  model: 'pages.write',
  person: 'team.read',
  theme: 'firm.read',
}

const UNKNOWN = 'Brouillon d’une autre version'

const keyOf = ({ kind, ref, lang, isDraft }: Place): string => `${kind} ${ref} ${lang} ${isDraft}`

/** Infinity is no further from itself. */
const compared = (one: number, other: number): number => (one === other ? 0 : one - other)

async function pageNames(db: Db<Tables>, siteId: number) {
  const rows = await db
    .selectFrom('page_translation as text')
    .innerJoin('page as node', (join) =>
      join.onRef('node.site_id', '=', 'text.site_id').onRef('node.id', '=', 'text.page_id'),
    )
    .select(['node.id', 'text.lang', 'text.name'])
    .where('text.site_id', '=', siteId)
    .orderBy('node.lft')
    .orderBy('text.lang', 'desc')
    .execute()
  return new Map(rows.map(({ id, lang, name }, rank) => [`${id} ${lang}`, { name, rank }]))
}

/** Of `1/header`. */
function titleOfPart(ref: string, layouts: readonly { id: number; name: string }[]): string {
  const [id, name] = ref.split('/')
  const part = LAYOUT_PART_NAMES.find((known) => known === name)
  const layout = layouts.find((known) => String(known.id) === id)
  return part ? layoutTitle(layout?.name ?? '', part, layouts.length) : (name ?? '')
}

/** The setting's own words, and the screen of its group. */
function toldSetting(name: string): Told {
  const columns: Record<string, Told> = {
    offices: { title: 'Bureaux', href: '/cabinet/bureaux', right: 'firm.read' },
    theme: { title: 'Apparence', href: '/theme', right: 'firm.read' },
  }
  const setting = Object.hasOwn(KNOWN, name) ? KNOWN[name] : undefined
  if (!setting) return columns[name] ?? { title: name, href: '', right: 'settings.read' }
  const { area, path } = SETTING_GROUPS[setting.group]
  return { title: setting.label, href: path, right: RIGHTS[area] }
}

const KNOWN: Readonly<Record<string, { label: string; group: SettingGroup }>> = {
  ...CONSTANTS,
  ...SETTINGS,
}

const RIGHTS: Readonly<Record<SettingArea, Right>> = {
  firm: 'firm.read',
  settings: 'settings.read',
  feeds: 'feeds.read',
}
