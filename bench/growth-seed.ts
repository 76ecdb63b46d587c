import type { DatabaseHandle } from '#app/tables.ts'

/** Rows written at once; a statement of PostgreSQL takes 65,535 values. */
const ROWS = 500
/** Pages below each section that is added. */
const SECTION = 99
const FIRST_PAGE = 100_000
const FIRST_ARTICLE = 100_000

/**
 * Adds so many pages below the home page of the demo firm, in sections of 99 pages: copies of one of
 * its pages under other names, without widgets.
 */
export async function addPages(db: DatabaseHandle, siteId: number, count: number): Promise<void> {
  const root = await db
    .selectFrom('page')
    .select(['id', 'rgt'])
    .where('site_id', '=', siteId)
    .where('level', '=', 0)
    .executeTakeFirstOrThrow()
  const like = await db
    .selectFrom('page')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('level', '=', 1)
    .orderBy('lft')
    .executeTakeFirstOrThrow()
  const text = await db
    .selectFrom('page_translation')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('page_id', '=', like.id)
    .where('lang', '=', 'fr')
    .executeTakeFirstOrThrow()
  let bound = root.rgt
  const pages = Array.from({ length: count }, (_, number) => {
    const section = Math.floor(number / (SECTION + 1))
    const isSection = number % (SECTION + 1) === 0
    const below = Math.min(SECTION, count - number - 1)
    const last = number === count - 1 || (number + 1) % (SECTION + 1) === 0
    const lft = bound
    const rgt = isSection ? lft + below * 2 + 1 : lft + 1
    // A section stays open until its last page is in.
    bound += isSection && below > 0 ? 1 : 2
    if (!isSection && last) bound += 1
    const name = isSection ? `Rubrique ${section}` : `Page ${number}`
    const slug = isSection ? `rubrique-${section}` : `page-${number}`
    const path = isSection ? `/${slug}` : `/rubrique-${section}/${slug}`
    const id = FIRST_PAGE + number
    return {
      page: { ...like, id, lft, rgt, level: isSection ? 1 : 2 },
      text: { ...text, page_id: id, name, title: name, h1: name, slug, path },
    }
  })
  await db
    .updateTable('page')
    .set({ rgt: bound })
    .where('site_id', '=', siteId)
    .where('id', '=', root.id)
    .execute()
  for (const part of inParts(pages)) {
    await db
      .insertInto('page')
      .values(part.map(({ page }) => page))
      .execute()
    await db
      .insertInto('page_translation')
      .values(part.map(({ text: row }) => row))
      .execute()
  }
  await db
    .updateTable('site')
    .set({ last_page_id: FIRST_PAGE + count })
    .where('id', '=', siteId)
    .execute()
}

/** Adds so many published articles to those of the demo firm: copies, each an hour older. */
export async function addArticles(
  db: DatabaseHandle,
  siteId: number,
  count: number,
): Promise<void> {
  const like = await db.selectFrom('article').selectAll().where('site_id', '=', siteId).execute()
  const motifs = await db
    .selectFrom('article_motif')
    .selectAll()
    .where('site_id', '=', siteId)
    .execute()
  const motifsOf = Map.groupBy(motifs, ({ article_id }) => article_id)
  const added = Array.from({ length: count }, (_, number) => {
    const original = like[number % like.length]
    if (original === undefined) throw new Error('Le site de démonstration n’a pas d’article.')
    const id = FIRST_ARTICLE + number
    const date = new Date(Date.parse(original.date_published) - (number + 1) * HOUR).toISOString()
    return {
      article: { ...original, id, slug: `${original.slug}-${number}`, date_published: date },
      motifs: (motifsOf.get(original.id) ?? []).map((row) => ({
        ...row,
        article_id: id,
        date_published: date,
      })),
    }
  })
  for (const part of inParts(added)) {
    await db
      .insertInto('article')
      .values(part.map(({ article }) => article))
      .execute()
    await db
      .insertInto('article_motif')
      .values(part.flatMap((one) => one.motifs))
      .execute()
  }
}

const HOUR = 3_600_000

const inParts = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / ROWS) }, (_, part) =>
    rows.slice(part * ROWS, (part + 1) * ROWS),
  )
