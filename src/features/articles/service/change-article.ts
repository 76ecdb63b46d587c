import type { Audited, AuditNote } from '#base/core/account.ts'
import { Refused } from '#base/kit/refused.ts'
import type { Language } from '#base/kit/language.ts'
import { type ArticleFields, emptyArticle, publicationFaults } from '../rules/own-article.ts'
import { SANITISER_VERSION } from '../rules/sanitise.ts'
import type { ArticleDrafts } from '../store/article-drafts.ts'
import type { ArticleWork } from '../store/article-work.ts'
import { publishedArticle } from './article-form.ts'
import { articleOf, fieldsOf, slugFor } from './shown-article.ts'

interface Stores {
  articleDrafts: ArticleDrafts
}

export interface ArticleParts {
  stores: Stores
  clock(): Date
  /** Cleans an editor's HTML by the allow-list. */
  clean(html: string): string | Promise<string>
}

/** An article and who does something to it. */
interface Act {
  siteId: number
  id: number
  /** The person's name. */
  by: string
  /** Whether that person may also change what is live. */
  mayPublish: boolean
}

/** What is written, of the version that was being looked at. */
interface Change extends Omit<Act, 'mayPublish'> {
  base: number
  fields: ArticleFields
}

/** @returns its number */
export const createArticle = (
  { siteId, lang, by }: { siteId: number; lang: Language; by: string },
  audited: Audited<Stores>,
): Promise<number> =>
  audited(
    (made: number) => noteOf('article.create', made, 'Nouvel article'),
    ({ articleDrafts }) => articleDrafts.create(siteId, emptyArticle(lang, by), by),
  )

/** @throws {Refused} `conflict` when somebody saved meanwhile, `invalid` for a slug that is taken */
export async function saveArticle(
  { stores, clean }: Omit<ArticleParts, 'clock'>,
  { siteId, id, by, base, fields }: Change,
): Promise<{ id: number; version: number; slug: string }> {
  refuseRemoved(await articleOf(stores, siteId, id))
  const slug = await slugFor(stores, siteId, id, fields)
  const written = { ...fields, slug, html: await clean(fields.html) }
  const change = { base, fields: written, by }
  const version = await stores.articleDrafts.saveDraft(siteId, id, change)
  if (version === null) throw await conflict(stores, siteId, id)
  return { id, version, slug }
}

/**
 * Makes what is written live, now or at its date.
 * @returns its version
 * @throws {Refused} `invalid` when something lacks, `conflict` when somebody saved meanwhile
 */
export async function publishArticle(
  { stores, clock, clean }: ArticleParts,
  { siteId, id, by, base, fields }: Change,
  audited: Audited<Stores>,
): Promise<number> {
  const work = await articleOf(stores, siteId, id)
  refuseRemoved(work)
  const faults = publicationFaults(fields)
  const said = Object.values(faults)
  if (said.length > 0) {
    throw new Refused('invalid', `L’article n’est pas publié. ${said.join(' ')}`, { faults })
  }
  const slug = await slugFor(stores, siteId, id, fields)
  const form = { ...fields, slug, html: await clean(fields.html) }
  const now = clock().toISOString()
  const { live } = work
  const parts = { id, live, now, clean, sanitiserVersion: SANITISER_VERSION }
  const article = await publishedArticle(form, parts)
  const change = { base, fields: { ...form, publishedAt: article.datePublished }, by }
  const isScheduled = article.datePublished > now
  const note = {
    ...noteOf(isScheduled ? 'article.schedule' : 'article.publish', id, article.title),
    before: live && told(live),
    after: told(article),
  }
  return audited(note, async (inside) => {
    const made = await inside.articleDrafts.publish(siteId, article, change)
    if (made === null) throw await conflict(inside, siteId, id)
    return made
  })
}

/** @throws {Refused} `invalid` when it is not live */
export async function unpublishArticle(
  stores: Stores,
  { siteId, id, by }: Omit<Act, 'mayPublish'>,
  audited: Audited<Stores>,
): Promise<void> {
  const work = await articleOf(stores, siteId, id)
  if (work.live === null) throw new Refused('invalid', 'Cet article n’est pas en ligne.')
  const change = { base: work.version, fields: fieldsOf(work), by }
  const note = { ...noteOf('article.unpublish', id, work.live.title), before: told(work.live) }
  await audited(note, async (inside) => {
    const made = await inside.articleDrafts.unpublish(siteId, id, change)
    if (made === null) throw await conflict(inside, siteId, id)
  })
}

/** Into the bin. @throws {Refused} `forbidden` for what is live and not theirs to take down */
export async function removeArticle(
  stores: Stores,
  { siteId, id, by, mayPublish }: Act,
  audited: Audited<Stores>,
): Promise<void> {
  const work = await articleOf(stores, siteId, id)
  refuseRemoved(work)
  refuseLive(work, mayPublish)
  const change = { base: work.version, fields: fieldsOf(work), by }
  await audited(noteOf('article.remove', id, change.fields.title), async (inside) => {
    const isDone = await inside.articleDrafts.remove(siteId, id, change)
    if (!isDone) throw await conflict(inside, siteId, id)
  })
}

/** Out of the bin. @throws {Refused} `forbidden` when it would be live again and is not theirs to show */
export async function restoreArticle(
  stores: Stores,
  { siteId, id, mayPublish }: Omit<Act, 'by'>,
  audited: Audited<Stores>,
): Promise<void> {
  const work = await articleOf(stores, siteId, id)
  await audited(noteOf('article.restore', id, fieldsOf(work).title), async (inside) => {
    const isDone = await inside.articleDrafts.restore(siteId, id)
    if (!isDone) throw new Refused('invalid', 'Cet article n’est pas dans la corbeille.')
    refuseLive(await articleOf(inside, siteId, id), mayPublish)
  })
}

const noteOf = (action: string, id: number, title: string): AuditNote => ({
  action,
  subject: `article:${id}`,
  title: title || `Article ${id}`,
})

/** What the log tells of an article: what lists show, not its whole text. */
const told = ({ title, slug, motifs, datePublished }: NonNullable<ArticleWork['live']>) => ({
  title,
  slug,
  motifs,
  datePublished,
})

function refuseRemoved({ removedAt }: ArticleWork): void {
  if (removedAt === '') return
  throw new Refused('invalid', 'Cet article est dans la corbeille : restaurez-le d’abord.')
}

function refuseLive({ live }: ArticleWork, mayPublish: boolean): void {
  if (live === null || mayPublish) return
  throw new Refused(
    'forbidden',
    'Cet article est en ligne : demandez à un éditeur du site de le retirer.',
  )
}

/** Somebody saved meanwhile: who, when, and the version to go on from. */
async function conflict(stores: Stores, siteId: number, id: number): Promise<Refused> {
  const { version, updatedBy, updatedAt } = await articleOf(stores, siteId, id)
  return new Refused(
    'conflict',
    `${updatedBy || 'Quelqu’un'} a enregistré cet article entre-temps. Rien n’est perdu : ` +
      'choisissez votre version ou la sienne.',
    { base: version, by: updatedBy, at: updatedAt },
  )
}
