import type { Article, ArticleList } from '#base/core/article/article.ts'
import { PAGINATION_CAP } from '#base/kit/pagination.ts'
import type { OutgoingAnswer } from '#base/platform/outgoing/outgoing.ts'
import { decodeText } from '#base/kit/text/decode-text.ts'
import { EditorialContractBroken, type MotifMap } from '#base/core/article/article-gateway.ts'
import {
  fromWireArticle,
  fromWireList,
  fromWireMotifs,
  fromWireSlug,
  type WireCleaning,
} from '../../rules/from-wire.ts'
import { receivedPath } from '../../rules/received-media.ts'
import { answerJson } from './answer-json.ts'
import { cleanProviderArticle } from './article-html.ts'
import { articleDatedToday, salvageItems } from './salvage-items.ts'

/** What is asked, with the last good answer to the same question, by which a damaged one is made good. */
export type AnswerQuestion =
  | { call: 'motifs'; last: MotifMap | null }
  | { call: 'list'; start: number; last: ArticleList | null }
  | { call: 'articleId' }
  | { call: 'article'; id: number; last: Article | null }

/** What is read of the answer to each question. */
interface AnswerValues {
  motifs: MotifMap
  list: ArticleList
  articleId: number | null
  article: Article | null
}

/** An answer to be read: data alone, so that it can be read in another thread. */
export interface AnswerToRead<Question extends AnswerQuestion = AnswerQuestion> {
  question: Question
  answer: Pick<OutgoingAnswer, 'status' | 'headers' | 'body'>
  /** The provider's media address and its own. */
  mediaBases: readonly string[]
  now: Date
}

/** What was read, and how many entries could not be taken as they came. */
export interface ReadAnswer<Question extends AnswerQuestion = AnswerQuestion> {
  value: AnswerValues[Question['call']]
  doubted: number
}

/** Longest plain text of an answer; nothing that is shown comes near it. */
export const MAX_TEXT = 5000

const plain = (text: string): string => decodeText(text.slice(0, MAX_TEXT))

/**
 * Checks and cleans what a provider answered, at this border.
 * @throws {EditorialUnavailable} {EditorialContractBroken}
 */
export function readAnswer<Question extends AnswerQuestion>(
  toRead: AnswerToRead<Question>,
): ReadAnswer<Question> {
  const { question, answer, mediaBases, now } = toRead
  const cleaning: WireCleaning = {
    text: plain,
    media: receivedPath,
    html: (html, article) => cleanProviderArticle(html, article, { mediaBases }),
  }
  const mayBeAbsent = question.call === 'article' || question.call === 'articleId'
  const json = answerJson(answer, mayBeAbsent, now)
  let doubted = 0
  const value = valueOf(json, question, {
    cleaning,
    now,
    doubt: (count) => {
      doubted = count
    },
  })
  return { value: value as AnswerValues[Question['call']], doubted }
}

interface Reading {
  cleaning: WireCleaning
  now: Date
  doubt(count: number): void
}

function valueOf(
  json: unknown,
  question: AnswerQuestion,
  reading: Reading,
): AnswerValues[AnswerQuestion['call']] {
  switch (question.call) {
    case 'motifs':
      return fromWireMotifs(json, reading.cleaning, question.last)
    case 'list':
      return listOf(json, question, reading)
    case 'articleId':
      return fromWireSlug(json)
    case 'article':
      return articleOf(json, question, reading)
  }
}

function listOf(
  json: unknown,
  { start, last }: { start: number; last: ArticleList | null },
  { cleaning, now, doubt }: Reading,
): ArticleList {
  const mend = salvageItems({ last, now, doubted: doubt })
  let entries = 0
  const list = fromWireList(json, cleaning, (all) => {
    entries = all.length
    return mend(all)
  })
  if (list.articles.length > 0) return list
  if (entries > 0) {
    throw new EditorialContractBroken(`Aucun des ${entries} articles de la liste n’est lisible.`)
  }
  if (start < Math.min(list.countArticle, PAGINATION_CAP)) {
    throw new EditorialContractBroken(
      `La liste est vide alors qu’elle annonce ${list.countArticle} articles.`,
    )
  }
  return list
}

function articleOf(
  json: unknown,
  { id, last }: { id: number; last: Article | null },
  { cleaning, now }: Reading,
): Article | null {
  const article = fromWireArticle(json, cleaning)
  if (article === null) return null
  if (article.id !== id) {
    throw new EditorialContractBroken(`L’article ${id} porte le numéro ${article.id}.`)
  }
  return articleDatedToday(article, last, now)
}
