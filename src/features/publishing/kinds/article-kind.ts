import type { DescribedField } from '#base/core/field/described-field.ts'
import type { DocumentProblem } from '#base/core/document.ts'
import {
  type ArticleFields,
  articleState,
  emptyArticle,
  publicationFaults,
} from '#features/articles/rules/own-article.ts'
import { SANITISER_VERSION } from '#features/articles/rules/sanitise.ts'
import { articlePath, slugFor } from '#features/articles/service/article-address.ts'
import { fieldsOfLive, publishedArticle } from '#features/articles/service/article-form.ts'
import {
  absent,
  articleDocument,
  articleDraft,
} from '#features/articles/service/written-articles.ts'
import type { StoredArticle } from '#features/articles/store/stored-article.ts'
import { articleDocuments } from '../contract/article-documents.ts'
import { namedFigureFindings } from '../checks/figure-findings.ts'
import { linkFindings } from '../checks/link-findings.ts'
import { ownValue } from '../checks/option-values.ts'
import { copyFindings } from '../checks/text-findings.ts'
import { optionChanges } from '../rules/option-changes.ts'
import type { Kind, KindStores, Live } from '../service/kind.ts'
import { hashOf } from './hash.ts'

/** An article as its editor sends it. */
export interface ArticleContent {
  fields: ArticleFields
}

/** What visitors see of an article, at once or from its date on. */
export interface LiveArticle extends Live {
  id: number
  /** `null` when nothing of it is live. */
  article: StoredArticle | null
  /** It as its editor fills it in. */
  fields: ArticleFields | null
}

export type ArticleKind = Kind<ArticleContent, LiveArticle>

function storedArticle(text: string): ArticleContent | null {
  const fields = articleDraft(text)
  return fields && { fields }
}

/** What it takes to read an article, its draft and its former versions. */
export const ARTICLES: Pick<ArticleKind, 'live' | 'readDraft' | 'readRevision' | 'complete'> = {
  readDraft: storedArticle,
  readRevision: storedArticle,

  async live({ articleWrites, documents }, siteId, key) {
    const id = Number(key.ref)
    const [article, { counter, content, reviewAt }] = await Promise.all([
      articleWrites.find(siteId, id),
      documents.find(siteId, key),
    ])
    if (!article && counter === 0 && content === '') throw absent()
    const fields = article && { ...fieldsOfLive(article), reviewAt }
    return {
      id,
      article,
      fields,
      hash: fields ? hashOf(canonicalOf(fields)) : '',
      isLive: article !== null,
      isBlank: article === null,
      title: (article ?? articleDraft(content))?.title || `Article ${id}`,
    }
  },

  complete: ({ fields }, draft) => draft ?? { fields: fields ?? emptyArticle('fr', '') },
}

/** What the kind of articles is handed. */
export interface ArticleKindParts {
  clock(): Date
  /** Cleans an editor's HTML by the allow-list. */
  clean(html: string): string | Promise<string>
}

/** Own articles and videos. */
export function articleKind({ clock, clean }: ArticleKindParts): ArticleKind {
  const now = () => clock().toISOString()
  return {
    ...articleDocuments,
    ...ARTICLES,

    received: async ({ fields }) => ({ fields: { ...fields, html: await clean(fields.html) } }),
    writeDraft: ({ fields }) => JSON.stringify(fields),
    over: (_held, sent) => sent,
    reduce: ({ fields: live }, { fields }) =>
      live && canonicalOf(afterPublication(fields, live)) === canonicalOf(live) ? null : { fields },
    shown({ id, article }, { fields }) {
      const publishedAt = article?.datePublished ?? ''
      const state = articleState(
        { publishedAt: publishedAt || null, plannedAt: '', removedAt: '' },
        now(),
      )
      return { article: { id, state, publishedAt, slug: article?.slug ?? '' }, fields }
    },
    names,
    address: ({ article }, site) => (article ? articlePath(site, article) : ''),
    visibleFrom: ({ article }) =>
      article && article.datePublished > now() ? article.datePublished : '',

    async write(stores, siteId, { id, article: live }, { fields }) {
      const slug = await slugFor(fields, (wanted) => isTaken(stores, siteId, wanted, id))
      const publication = { id, live, now: now(), clean, sanitiserVersion: SANITISER_VERSION }
      const article = await publishedArticle({ ...fields, slug }, publication)
      await stores.articleWrites.publish(siteId, article)
    },
    unpublish: (stores, siteId, live) => unpublish(stores, siteId, live, now()),
    problems,
    async findings(look, { fields }, { article }) {
      const { lang, title, summary, html, personId, reviewerId } = fields
      const values = [
        ownValue('person', LABELS['personId'] ?? '', personId),
        ownValue('person', LABELS['reviewerId'] ?? '', reviewerId),
        ownValue('text', LABELS['title'] ?? '', title),
        ownValue('long-text', LABELS['summary'] ?? '', summary),
        ownValue('rich-text', LABELS['html'] ?? '', html),
      ]
      const path = article ? await articlePath(look.reader, article) : ''
      const known = await look.targets(path, lang)
      return [
        ...(await linkFindings(values, known)),
        ...(await copyFindings(look.reader.site, lang, values)),
        ...namedFigureFindings(values, look.reader.site.settings.useful_figures, look.today),
      ]
    },
    reviewAt: ({ fields }) => fields.reviewAt,
    told: ({ article }) =>
      article
        ? {
            title: article.title,
            slug: article.slug,
            motifs: article.motifs,
            datePublished: article.datePublished,
          }
        : {},

    revision: (live, content) => JSON.stringify((content ?? ARTICLES.complete(live, null)).fields),
    hashOfRevision(text) {
      const fields = articleDraft(text)
      return fields ? hashOf(canonicalOf(fields)) : ''
    },
    again: async (_stores, _siteId, _key, content) => content,
    async changes({ fields: before }, { fields: after }) {
      const changes = optionChanges(DESCRIBED, { ...before }, { ...after })
      return changes.length === 0
        ? []
        : [{ kind: 'changed', widgetId: null, widget: 'L’article', words: '', place: '', changes }]
    },
  }
}

const names: ArticleKind['names'] = async ({ articleWrites, documents }, siteId) => {
  const [live, heads] = await Promise.all([
    articleWrites.list(siteId),
    documents.heads(siteId, 'article'),
  ])
  const known = live.map(({ id, title }) => ({ key: articleDocument(id), name: title }))
  const written = heads.flatMap(({ key, content }) => {
    const draft = articleDraft(content)
    return draft ? [{ key, name: draft.title || 'Article sans titre' }] : []
  })
  return [...known, ...written]
}

/** Takes an article back: what was live of it is its draft, unless there is another. */
async function unpublish(
  { articleWrites, documents }: KindStores,
  siteId: number,
  { id, fields }: LiveArticle,
  at: string,
): Promise<void> {
  const key = articleDocument(id)
  const { content } = await documents.open(siteId, key, at)
  if (content === '' && fields) {
    await documents.write(siteId, key, { content: JSON.stringify(fields) })
  }
  await articleWrites.unpublish(siteId, id)
}

const problems: ArticleKind['problems'] = async (stores, siteId, { fields }, { id }) => {
  const faults = Object.entries(publicationFaults(fields)).map(([name, message]) =>
    problem(name, message),
  )
  if (fields.slug !== '' && (await isTaken(stores, siteId, fields.slug, id))) {
    const message = `L’adresse « ${fields.slug} » est déjà celle d’un autre article : choisissez-en une autre.`
    faults.push(problem('slug', message))
  }
  return faults
}

/** Whether another article, live or being written, has a slug. */
async function isTaken(
  { articleWrites, documents }: KindStores,
  siteId: number,
  slug: string,
  exceptId: number,
): Promise<boolean> {
  if (await articleWrites.isTaken(siteId, slug, exceptId)) return true
  const written = await documents.heads(siteId, 'article')
  return written.some(
    ({ key, content }) => Number(key.ref) !== exceptId && articleDraft(content)?.slug === slug,
  )
}

const problem = (name: string, message: string): DocumentProblem => ({
  widgetId: null,
  widget: '',
  field: LABELS[name] ?? name,
  name,
  message,
})

/** What is left open, a publication fills in; what it filled in for the live one stays. */
const afterPublication = (fields: ArticleFields, live: ArticleFields): ArticleFields => ({
  ...fields,
  slug: fields.slug || live.slug,
  publishedAt: fields.publishedAt || live.publishedAt,
})

/** Tells contents apart; the day of looking at it again is nobody's to publish. */
const canonicalOf = (fields: ArticleFields): string =>
  JSON.stringify([...NAMES.map((name) => fields[name]), ...signedBy(fields)])

/** Nothing where nobody of the team signs or reviews, as in drafts from before they could. */
function signedBy({ personId, reviewerId }: ArticleFields): number[] {
  if (reviewerId !== 0) return [personId, reviewerId]
  return personId === 0 ? [] : [personId]
}

const LABELS: Readonly<Record<string, string>> = {
  title: 'Titre',
  slug: 'Adresse',
  summary: 'Résumé',
  html: 'Texte',
  motifs: 'Thèmes',
  publishedAt: 'Date de publication',
  personId: 'Auteur',
  reviewerId: 'Relu par',
  author: 'Autre auteur',
  cover: 'Image',
  video: 'Vidéo',
  lang: 'Langue',
}

const NAMES = [
  'lang',
  'title',
  'slug',
  'summary',
  'html',
  'motifs',
  'publishedAt',
  'author',
  'cover',
  'video',
] as const satisfies (keyof ArticleFields)[]

const text = (
  name: keyof ArticleFields,
  kind: DescribedField['kind'] = 'text',
): DescribedField => ({
  name,
  kind,
  label: LABELS[name] ?? name,
  default: '',
})

const group = (
  name: 'cover' | 'video',
  members: Readonly<Record<string, string>>,
): DescribedField => ({
  name,
  kind: 'group',
  label: LABELS[name] ?? name,
  default: {},
  members: Object.entries(members).map(([member, label]) => ({
    name: member,
    kind: 'text',
    label,
    default: '',
  })),
})

/** The fields of an article as the history tells of them. */
const DESCRIBED: readonly DescribedField[] = [
  text('title'),
  text('slug'),
  text('summary', 'long-text'),
  text('html', 'rich-text'),
  text('motifs', 'motifs'),
  text('publishedAt'),
  text('personId', 'person'),
  text('reviewerId', 'person'),
  text('author'),
  group('cover', { path: 'Fichier', credit: 'Crédit', creditYear: 'Année du crédit' }),
  group('video', {
    kind: 'Sorte',
    address: 'Adresse',
    poster: 'Image d’attente',
    captions: 'Sous-titres',
    duration: 'Durée',
  }),
]
