import { mentionedMedia, type MediaMention } from '#base/core/media/media-file.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import type { PageTables } from '#features/pages/store/page-tables.ts'
import type { DraftTables } from '#features/publishing/store/draft-tables.ts'
import type { ArticleTables } from '#features/articles/store/article-tables.ts'
import type { MenuTables } from '#features/menus/store/menu-store.ts'
import type { SiteTables } from '#features/sites/store/site-tables.ts'

/** Whatever may name a medium. */
type MentioningTables = Pick<PageTables, 'page' | 'page_translation' | 'widget'> &
  Pick<DraftTables, 'page_draft'> &
  Pick<ArticleTables, 'article' | 'article_work'> &
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
    ({ part }) => part,
  )
  return [
    ...pages.map(({ id, lang, name, image, infos }): Place => ({
      kind: 'page',
      title: name,
      href: `/pages/${id}/${lang}/edit`,
      texts: [image, infos, ...(ofPage.get(`${id} ${lang}`) ?? []).map(({ options }) => options)],
    })),
    ...[...ofLayout].map(([part, held]): Place => ({
      kind: 'layout',
      title: PARTS[part] ?? part,
      href: '',
      texts: held.map(({ options }) => options),
    })),
  ]
}

const PARTS: Readonly<Record<string, string>> = {
  header: 'En-tête du site',
  footer: 'Pied du site',
  error404: 'Page introuvable',
  signin: 'Page de connexion',
}

async function draftPlaces(db: Db<MentioningTables>, siteId: number): Promise<Place[]> {
  const rows = await db
    .selectFrom('page_draft as draft')
    .leftJoin('page_translation as text', (join) =>
      join
        .onRef('text.site_id', '=', 'draft.site_id')
        .onRef('text.page_id', '=', 'draft.page_id')
        .onRef('text.lang', '=', 'draft.lang'),
    )
    .select(['draft.page_id', 'draft.lang', 'draft.content', 'text.name'])
    .where('draft.site_id', '=', siteId)
    .execute()
  return rows.map(({ page_id, lang, content, name }) => ({
    kind: 'draft',
    title: name ?? `Page ${page_id}`,
    href: `/pages/${page_id}/${lang}/edit`,
    texts: [content],
  }))
}

async function otherPlaces(db: Db<MentioningTables>, siteId: number): Promise<Place[]> {
  const [articles, works, menus, settings, site] = await Promise.all([
    db
      .selectFrom('article')
      .select(['id', 'title', 'html', 'medias_paths', 'video'])
      .where('site_id', '=', siteId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('article_work')
      .select(['id', 'title', 'content'])
      .where('site_id', '=', siteId)
      .where('is_draft', '=', 1)
      .where('removed_at', '=', '')
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
    ...works.map(({ id, title, content }): Place => ({
      kind: 'draft',
      title: title || `Article ${id}`,
      href: `/articles/${id}`,
      texts: [content],
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
