import { type ArticleChoice, isNoChoice } from '#base/core/article/article-choice.ts'
import { languageOf } from '#base/kit/language.ts'
import type { ArticleChoiceTable, ArticleTables } from './article-tables.ts'
import { bit } from '#base/platform/db/column-values.ts'
import { ARTICLES } from '#base/platform/db/site-changes.ts'
import { writeSite } from '#base/platform/db/transaction.ts'
import type { Db } from '#base/platform/db/db-handle.ts'

/** What the firm adds to articles of anybody, by slug. */
export function createArticleChoices(db: Db<ArticleTables>) {
  return {
    async list(siteId: number): Promise<ArticleChoice[]> {
      const rows = await db
        .selectFrom('article_choice')
        .selectAll()
        .where('site_id', '=', siteId)
        .orderBy('pinned_at', 'desc')
        .orderBy('slug')
        .execute()
      return rows.map(toChoice)
    },

    /** Replaces the choice of that slug; one that says nothing is removed. */
    async save(siteId: number, choice: ArticleChoice): Promise<void> {
      await writeSite(
        db,
        siteId,
        async (trx) => {
          if (isNoChoice(choice)) {
            await trx
              .deleteFrom('article_choice')
              .where('site_id', '=', siteId)
              .where('slug', '=', choice.slug)
              .execute()
            return
          }
          const { slug, ...columns } = choiceRow(choice)
          await trx
            .insertInto('article_choice')
            .values({ site_id: siteId, slug, ...columns })
            .onConflict((conflict) => conflict.columns(['site_id', 'slug']).doUpdateSet(columns))
            .execute()
        },
        ARTICLES,
      )
    },
  }
}

export type ArticleChoices = ReturnType<typeof createArticleChoices>

const toChoice = (row: ArticleChoiceTable): ArticleChoice => ({
  slug: row.slug,
  externalKey: row.external_key,
  lang: languageOf(row.lang),
  title: row.title,
  opinion:
    row.opinion === '' ? null : { html: row.opinion, signature: row.signature, at: row.opinion_at },
  pin: row.pinned_at === '' ? null : { at: row.pinned_at, until: row.pinned_until },
  isHidden: row.is_hidden === 1,
})

const choiceRow = (choice: ArticleChoice) => ({
  slug: choice.slug,
  external_key: choice.externalKey,
  lang: choice.lang,
  title: choice.title,
  opinion: choice.opinion?.html ?? '',
  signature: choice.opinion?.signature ?? '',
  opinion_at: choice.opinion?.at ?? '',
  pinned_at: choice.pin?.at ?? '',
  pinned_until: choice.pin?.until ?? '',
  is_hidden: bit(choice.isHidden),
})
