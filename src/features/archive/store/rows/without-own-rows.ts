import { sql, type Transaction } from 'kysely'
import { DEMO_MEDIA } from '#base/core/media/media-file.ts'
import { personName } from '#base/core/person.ts'
import type { Site } from '#base/core/site.ts'
import { fold } from '#base/kit/text/fold.ts'
import { readPerson } from '#features/team/rules/shown-team.ts'
import { holdsOwn, ownWordsOf, renamed } from '../../rules/own-words.ts'
import { type Cut, withoutOwn } from '../../rules/without-own.ts'

type Trx = Pick<Transaction<unknown>, 'getExecutor'>

/** Columns with texts that a template's firm may have written about itself; of `json` the texts within. */
const TEXTS = [
  { table: 'page', keys: ['id'], columns: ['image'] },
  {
    table: 'page_translation',
    keys: ['page_id', 'lang'],
    columns: ['title', 'h1', 'description', 'keywords'],
  },
  { table: 'widget', keys: ['id'], columns: ['options'], isJson: true },
  { table: 'editorial_text', keys: ['kind', 'id'], columns: ['content'], isJson: true },
  { table: 'menu', keys: ['id'], columns: ['data'], isJson: true },
  { table: 'article', keys: ['id'], columns: ['summary', 'html', 'author', 'copyright_year'] },
  { table: 'article', keys: ['id'], columns: ['medias_paths'], isJson: true },
  { table: 'media_file', keys: ['id'], columns: ['alt', 'credit', 'caption'] },
] as const

interface Texts {
  table: string
  keys: readonly string[]
  columns: readonly string[]
  isJson?: boolean
}

/**
 * Takes out of a copy what its template's firm says of itself: sentences, paragraphs and entries of lists that name
 * it, its people or its places. Its name becomes the new firm's; pages that speak of nothing else (setting
 * `own_pages`) and those below them are taken off line, until somebody of the new firm has made them theirs.
 */
export async function takeOwnOut(trx: Trx, template: Site, site: Site): Promise<void> {
  const known = ownWordsOf(template, await personsOf(trx, template.id))
  // Two firms of one town, or of one family.
  const isShared = (word: string) => holdsOwn({ folded: [fold(word)], proper: [] }, site.name)
  const words = {
    folded: known.folded.filter((word) => !isShared(word)),
    proper: known.proper.filter((word) => !isShared(word)),
  }
  const rename = renamed(template, site.name)
  const cut: Cut = {
    holds: (text) => holdsOwn(words, text),
    rename: (text) => unmarked(rename(text)),
  }
  await showWholeTeam(trx, site.id)
  await followOffice(trx, site.id)
  for (const texts of TEXTS) await cutTexts(trx, site.id, texts, cut)
  // A page without a title of its own takes the one that is made of the firm's name and town.
  await sql`
    update page_translation set auto_mod = auto_mod || 't'
    where site_id = ${site.id} and title = '' and auto_mod not like '%t%'
  `.execute(trx)
  const pages = template.settings.own_pages.map(({ page }) => page).filter((id) => id > 0)
  if (pages.length === 0) return
  await sql`
    update page_translation set is_active = 0
    where site_id = ${site.id} and page_id in (
      select below.id from page as below join page as own on own.site_id = below.site_id
      where own.site_id = ${site.id} and own.id in (${sql.join(pages)})
        and below.lft between own.lft and own.rgt
    )
  `.execute(trx)
}

/** The demo's great picture bears the mark of its firm: another firm has the same picture without. */
const unmarked = (text: string): string =>
  text.replaceAll(`${DEMO_MEDIA}/accueil/hero.`, `${DEMO_MEDIA}/accueil/paysage.`)

/** Where a page shows people of the template it shows the new firm's: all of them, once. */
async function showWholeTeam(trx: Trx, siteId: number): Promise<void> {
  interface Row {
    id: number
    page_id: number | null
    layout_id: number | null
    part: string
    lang: string
    options: string
  }
  const { rows } = await sql<Row>`
    select id, page_id, layout_id, part, lang, options
    from widget where site_id = ${siteId} and type = 'team' order by position, id
  `.execute(trx)
  const shown = new Set<string>()
  for (const { id, page_id, layout_id, part, lang, options } of rows) {
    const place = [page_id, layout_id, part, lang].join(' ')
    const { text = '' } = { ...Object(parsed(options)) }
    const whole = JSON.stringify({ text, from: 'all' })
    await (
      shown.has(place)
        ? sql`delete from widget where site_id = ${siteId} and id = ${id}`
        : sql`update widget set options = ${whole} where site_id = ${siteId} and id = ${id}`
    ).execute(trx)
    shown.add(place)
  }
}

/** A header says the hours of the new firm's office, whatever was typed into it. */
async function followOffice(trx: Trx, siteId: number): Promise<void> {
  const { rows } = await sql<{ id: number; options: string }>`
    select id, options from widget where site_id = ${siteId} and type = 'site-header'
  `.execute(trx)
  for (const { id, options } of rows) {
    const following = { ...Object(parsed(options)), office_hours: '1', hours: '' }
    await sql`
      update widget set options = ${JSON.stringify(following)} where site_id = ${siteId} and id = ${id}
    `.execute(trx)
  }
}

/** Everybody whom a firm's pages name: its team, and who is typed into a block. */
async function personsOf(trx: Trx, siteId: number): Promise<string[]> {
  const { rows: records } = await sql<{ content: string }>`
    select content from editorial_text where site_id = ${siteId} and kind = 'person'
  `.execute(trx)
  const { rows: blocks } = await sql<{ options: string }>`
    select options from widget where site_id = ${siteId} and type = 'team'
  `.execute(trx)
  return [
    ...records.flatMap(({ content }) => {
      const person = readPerson(content)
      return person ? [personName(person)] : []
    }),
    ...blocks.flatMap(({ options }) => namesIn(parsed(options))),
  ]
}

function namesIn(options: unknown): string[] {
  const members: unknown =
    typeof options === 'object' && options !== null ? Reflect.get(options, 'members') : null
  if (!Array.isArray(members)) return []
  return members.flatMap((member: unknown) => {
    const name: unknown =
      typeof member === 'object' && member !== null ? Reflect.get(member, 'name') : null
    return typeof name === 'string' && name !== '' ? [name] : []
  })
}

async function cutTexts(
  trx: Trx,
  siteId: number,
  { table, keys, columns, isJson = false }: Texts,
  cut: Cut,
): Promise<void> {
  const named = [...keys, ...columns].map((name) => sql.ref(name))
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(named)} from ${sql.table(table)} where site_id = ${siteId}
  `.execute(trx)
  for (const row of rows) {
    const changed = columns.flatMap((column) => {
      const text = row[column]
      if (typeof text !== 'string' || text === '') return []
      const read = isJson ? parsed(text) : text
      if (read === null) return []
      const kept = withoutOwn(read, cut)
      if (JSON.stringify(kept) === JSON.stringify(read)) return []
      return [sql`${sql.ref(column)} = ${isJson ? JSON.stringify(kept) : kept}`]
    })
    if (changed.length === 0) continue
    const key = keys.map((name) => sql`${sql.ref(name)} = ${row[name]}`)
    await sql`
      update ${sql.table(table)} set ${sql.join(changed)}
      where site_id = ${siteId} and ${sql.join(key, sql` and `)}
    `.execute(trx)
  }
}

/** Stored JSON; `null` for what is none, which stays as it is. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
