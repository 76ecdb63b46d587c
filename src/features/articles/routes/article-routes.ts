import { z } from 'zod'
import type { ArticleWork } from '../store/article-work.ts'
import type { ArticleDrafts } from '../store/article-drafts.ts'
import type { AuditNote } from '#base/core/account.ts'
import { emptyArticle, publicationFaults } from '../rules/own-article.ts'
import { SANITISER_VERSION } from '../rules/sanitise.ts'
import { Refused } from '#base/kit/refused.ts'
import type { AdminCall, DefineRoute } from '#framework/api/admin-route.ts'
import { listQuery, pageOf } from '#framework/api/list-query.ts'
import { mayDo } from '#framework/api/rights.ts'
import { ARTICLE_LIMIT, articleChange, articleId } from './article-body.ts'
import { publishedArticle } from './article-form.ts'
import { ARTICLE_SORTS, articleFilter, articleList } from './article-list.ts'
import { articleOf, fieldsOf, shownArticle, slugFor } from './shown-article.ts'

interface Stores {
  articleDrafts: ArticleDrafts
}

export interface ArticleRoutes {
  stores: Stores
  clock(): Date
  /** Cleans an editor's HTML by the allow-list. */
  clean(html: string): string | Promise<string>
}

/** Own articles and videos. */
export function articleRoutes(
  route: DefineRoute<Stores>,
  { stores, clock, clean }: ArticleRoutes,
): void {
  const now = () => clock().toISOString()
  const shown = async ({ siteId, reader }: Where, id: number) =>
    shownArticle(await articleOf(stores, siteId, id), reader, now())

  route({
    method: 'GET',
    path: '/articles',
    right: 'articles.read',
    query: listQuery(articleFilter, ARTICLE_SORTS),
    handle: async ({ siteId, query }) =>
      pageOf(articleList(await stores.articleDrafts.list(siteId), query, now()), query),
  })

  route({
    method: 'GET',
    path: '/articles/:id',
    right: 'articles.read',
    params: articleId,
    handle: (call) => shown(call, call.params.id),
  })

  route({
    method: 'POST',
    path: '/articles',
    right: 'articles.write',
    body: z.strictObject({ lang: z.enum(['fr', 'en']).default('fr') }),
    async handle(call) {
      const { siteId, user, body } = call
      const fields = emptyArticle(body.lang, user.name)
      const id = await call.audited(
        (made: number) => noteOf('article.create', made, 'Nouvel article'),
        (inside) => inside.articleDrafts.create(siteId, fields, user.name),
      )
      return shown(call, id)
    },
  })

  route({
    method: 'PUT',
    path: '/articles/:id',
    right: 'articles.write',
    params: articleId,
    body: articleChange,
    bodyLimit: ARTICLE_LIMIT,
    async handle(call) {
      const { siteId, user, params, body } = call
      const work = await articleOf(stores, siteId, params.id)
      refuseRemoved(work)
      const slug = await slugFor(stores, siteId, work.id, body.fields)
      const fields = { ...body.fields, slug, html: await clean(body.fields.html) }
      const change = { base: body.base, fields, by: user.name }
      const version = await stores.articleDrafts.saveDraft(siteId, work.id, change)
      if (version === null) throw await conflict(stores, siteId, work.id)
      return { id: work.id, version, slug }
    },
  })

  route({
    method: 'POST',
    path: '/articles/:id/publish',
    right: 'articles.publish',
    params: articleId,
    body: articleChange,
    bodyLimit: ARTICLE_LIMIT,
    async handle(call) {
      const { siteId, user, params, body } = call
      const work = await articleOf(stores, siteId, params.id)
      refuseRemoved(work)
      const faults = publicationFaults(body.fields)
      const said = Object.values(faults)
      if (said.length > 0) {
        throw new Refused('invalid', `L’article n’est pas publié. ${said.join(' ')}`, { faults })
      }
      const slug = await slugFor(stores, siteId, work.id, body.fields)
      const html = await clean(body.fields.html)
      const { live, id } = work
      const form = { ...body.fields, slug, html }
      const parts = { id, live, now: now(), clean, sanitiserVersion: SANITISER_VERSION }
      const article = await publishedArticle(form, parts)
      const fields = { ...form, publishedAt: article.datePublished }
      const change = { base: body.base, fields, by: user.name }
      const isScheduled = article.datePublished > parts.now
      const note = {
        ...noteOf(isScheduled ? 'article.schedule' : 'article.publish', id, article.title),
        before: live && told(live),
        after: told(article),
      }
      const version = await call.audited(note, async (inside) => {
        const made = await inside.articleDrafts.publish(siteId, article, change)
        if (made === null) throw await conflict(inside, siteId, id)
        return made
      })
      return { ...(await shown(call, id)), version }
    },
  })

  route({
    method: 'POST',
    path: '/articles/:id/unpublish',
    right: 'articles.publish',
    params: articleId,
    async handle(call) {
      const { siteId, user, params } = call
      const work = await articleOf(stores, siteId, params.id)
      if (work.live === null) throw new Refused('invalid', 'Cet article n’est pas en ligne.')
      const change = { base: work.version, fields: fieldsOf(work), by: user.name }
      const note = noteOf('article.unpublish', work.id, work.live.title)
      await call.audited({ ...note, before: told(work.live) }, async (inside) => {
        const made = await inside.articleDrafts.unpublish(siteId, work.id, change)
        if (made === null) throw await conflict(inside, siteId, work.id)
      })
      return shown(call, work.id)
    },
  })

  route({
    method: 'DELETE',
    path: '/articles/:id',
    right: 'articles.write',
    params: articleId,
    async handle(call) {
      const { siteId, user, params } = call
      const work = await articleOf(stores, siteId, params.id)
      refuseRemoved(work)
      refuseWriters(call, work.live !== null)
      const change = { base: work.version, fields: fieldsOf(work), by: user.name }
      const note = noteOf('article.remove', work.id, change.fields.title)
      await call.audited(note, async (inside) => {
        const isDone = await inside.articleDrafts.remove(siteId, work.id, change)
        if (!isDone) throw await conflict(inside, siteId, work.id)
      })
      return { id: work.id }
    },
  })

  route({
    method: 'POST',
    path: '/articles/:id/restore',
    right: 'articles.write',
    params: articleId,
    async handle(call) {
      const { siteId, params } = call
      const work = await articleOf(stores, siteId, params.id)
      const note = noteOf('article.restore', work.id, fieldsOf(work).title)
      await call.audited(note, async (inside) => {
        const isDone = await inside.articleDrafts.restore(siteId, work.id)
        if (!isDone) throw new Refused('invalid', 'Cet article n’est pas dans la corbeille.')
        const restored = await articleOf(inside, siteId, work.id)
        refuseWriters(call, restored.live !== null)
      })
      return shown(call, work.id)
    },
  })
}

type Where = Pick<AdminCall<unknown, unknown, unknown>, 'siteId' | 'reader'>

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
  throw new Refused('invalid', 'Cet article est dans la corbeille : restaurez-le d’abord.')
}

function refuseWriters(
  { session }: Pick<AdminCall<unknown, unknown, unknown>, 'session'>,
  isLive: boolean,
): void {
  if (!isLive || mayDo(session.role, 'articles.publish')) return
  throw new Refused(
    'forbidden',
    'Cet article est en ligne : demandez à un éditeur du site de le retirer.',
  )
}

/** Somebody saved meanwhile: who, when, and the version to go on from. */
async function conflict(
  stores: Pick<Stores, 'articleDrafts'>,
  siteId: number,
  id: number,
): Promise<Refused> {
  const work = await articleOf(stores, siteId, id)
  const { version, updatedBy, updatedAt } = work
  return new Refused(
    'conflict',
    `${updatedBy || 'Quelqu’un'} a enregistré cet article entre-temps. Rien n’est perdu : ` +
      'choisissez votre version ou la sienne.',
    { base: version, by: updatedBy, at: updatedAt },
  )
}
