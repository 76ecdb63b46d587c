import { templateTitle } from '#features/templates/rules/template-name.ts'
import { mentionedMedia, type MediaMention } from '#base/core/media/media-file.ts'
import { editAddress, TEXT_KINDS, textDocument } from '#base/core/document.ts'
import { LAYOUT_PARTS, type LayoutPart } from '#base/core/page/page.ts'
import { KNOWN, keyOfRow } from '#features/publishing/store/document-row.ts'
import { z } from 'zod'
import { parseStored } from '#base/platform/db/stored-json.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { DocumentTables } from '#features/publishing/store/document-tables.ts'
import type { TextTables } from '#features/publishing/store/text-store.ts'
import type { ArticleTables } from '#features/articles/store/article-tables.ts'
import type { MenuTables } from '#features/menus/store/menu-store.ts'
import type { SiteTables } from '#features/sites/store/site-tables.ts'

/** Whatever may name a medium. */
type MentioningTables = Pick<PageTables, 'page' | 'page_translation' | 'widget'> &
  Pick<DocumentTables, 'editorial_document'> &
  Pick<TextTables, 'editorial_text'> &
  Pick<ArticleTables, 'article'> &
  Pick<MenuTables, 'menu'> &
  Pick<SiteTables, 'site' | 'setting'>

/** What one stored text, in its place, is called and where it is edited. */
type Place = Omit<MediaMention, 'keys'> & { texts: readonly string[] }

/**
 * Every place of a site that names a medium. Whatever is stored is looked through as text, so that
 * options of widgets that the product doesn't know count too.
 */
export async function mediaMentions(
  db: Db<MentioningTables>,
  siteId: number,
): Promise<MediaMention[]> {
  const places = [
    ...(await pagePlaces(db, siteId)),
    ...(await draftPlaces(db, siteId)),
    ...(await textPlaces(db, siteId)),
    ...(await otherPlaces(db, siteId)),
  ]
  return places.flatMap(({ texts, ...place }) => {
    const keys = mentionedMedia(texts.join('\n'))
    return keys.size > 0 ? [{ ...place, keys }] : []
  })
}

async function pagePlaces(db: Db<MentioningTables>, siteId: number): Promise<Place[]> {
  const [pages, widgets] = await Promise.all([
    db
      .selectFrom('page_translation as text')
      .innerJoin('page', (join) =>
        join.onRef('page.site_id', '=', 'text.site_id').onRef('page.id', '=', 'text.page_id'),
      )
      .select(['page.id', 'text.lang', 'text.name', 'page.image', 'text.infos'])
      .where('text.site_id', '=', siteId)
      .orderBy('page.lft')
      .execute(),
    db
      .selectFrom('widget')
      .select(['page_id', 'layout_id', 'part', 'lang', 'options'])
      .where('site_id', '=', siteId)
      .orderBy('id')
      .execute(),
  ])
  const ofPage = Map.groupBy(widgets, ({ page_id, lang }) => `${page_id} ${lang}`)
  const ofLayout = Map.groupBy(
    widgets.filter(({ layout_id }) => layout_id !== null),
    ({ layout_id, part, lang }) => `${layout_id}/${part}/${lang}`,
  )
  return [
    ...pages.map(({ id, lang, name, image, infos }): Place => ({
      kind: 'page',
      title: name,
      href: `/pages/${id}/${lang}/edit`,
      texts: [image, infos, ...(ofPage.get(`${id} ${lang}`) ?? []).map(({ options }) => options)],
    })),
    ...[...ofLayout].map(([address, held]): Place => ({
      kind: 'layout',
      title: partTitle(address),
      href: `/layouts/${address}`,
      texts: held.map(({ options }) => options),
    })),
  ]
}

async function draftPlaces(db: Db<MentioningTables>, siteId: number): Promise<Place[]> {
  const [drafts, pages] = await Promise.all([
    db
      .selectFrom('editorial_document')
      .select(['kind', 'ref', 'lang', 'content'])
      .where('site_id', '=', siteId)
      .where('content', '<>', '')
      .execute(),
    db
      .selectFrom('page_translation')
      .select(['page_id', 'lang', 'name'])
      .where('site_id', '=', siteId)
      .execute(),
  ])
  const names = new Map(pages.map(({ page_id, lang, name }) => [`${page_id} ${lang}`, name]))
  return drafts.map(({ content, ...row }) => {
    if (!KNOWN.includes(row.kind)) {
      return { kind: 'draft', title: 'Brouillon d’une autre version', href: '', texts: [content] }
    }
    const key = keyOfRow(row)
    const { ref, lang } = key
    const title = {
      article: () => titleIn(content) || `Article ${ref}`,
      layout: () => partTitle(ref),
      menu: () => nameIn(content) || `Menu ${ref}`,
      template: () => `Modèle ${templateTitle(ref)}`,
      block: () => titleIn(content) || `Bloc ${ref}`,
      model: () => titleIn(content) || `Modèle de page ${ref}`,
      page: () => names.get(`${ref} ${lang}`) ?? `Page ${ref}`,
    }[key.kind]()
    return { kind: 'draft', title, href: editAddress(key), texts: [content] }
  })
}

/** The part of a layout in `1/header/fr`. */
function partTitle(address: string): string {
  const [, part = ''] = address.split('/')
  return Object.hasOwn(LAYOUT_PARTS, part) ? LAYOUT_PARTS[part as LayoutPart] : part
}

function titleIn(content: string): string {
  const read = parseStored(z.object({ title: z.string() }), content)
  return 'value' in read ? read.value.title : ''
}

function nameIn(content: string): string {
  const read = parseStored(z.object({ name: z.string() }), content)
  return 'value' in read ? read.value.name : ''
}

/** Texts that lie in their documents; one of another version is kept, and edited nowhere. */
async function textPlaces(db: Db<MentioningTables>, siteId: number): Promise<Place[]> {
  const texts = await db
    .selectFrom('editorial_text')
    .select(['kind', 'id', 'title', 'content'])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  return texts.map(({ kind, id, title, content }): Place => {
    const known = TEXT_KINDS.find((one) => one === kind)
    const href = known ? editAddress(textDocument(known, id)) : ''
    return { kind: 'text', title, href, texts: [content] }
  })
}

async function otherPlaces(db: Db<MentioningTables>, siteId: number): Promise<Place[]> {
  const [articles, menus, settings, site] = await Promise.all([
    db
      .selectFrom('article')
      .select(['id', 'title', 'html', 'medias_paths', 'video'])
      .where('site_id', '=', siteId)
      .orderBy('id')
      .execute(),
    db.selectFrom('menu').select(['id', 'name', 'data']).where('site_id', '=', siteId).execute(),
    db.selectFrom('setting').select(['name', 'value']).where('site_id', '=', siteId).execute(),
    db.selectFrom('site').select(['offices', 'theme']).where('id', '=', siteId).execute(),
  ])
  return [
    ...articles.map(({ id, title, html, medias_paths, video }): Place => ({
      kind: 'article',
      title,
      href: `/articles/${id}`,
      texts: [html, medias_paths, video ?? ''],
    })),
    ...menus.map(({ id, name, data }): Place => ({
      kind: 'menu',
      title: name,
      href: `/menus/${id}`,
      texts: [data],
    })),
    ...settings.map(({ name, value }): Place => ({
      kind: 'setting',
      title: name,
      href: '',
      texts: [value],
    })),
    ...site.map(({ offices, theme }): Place => ({
      kind: 'setting',
      title: 'Bureaux et thème',
      href: '',
      texts: [offices, theme],
    })),
  ]
}
