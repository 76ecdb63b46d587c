import type { MediaPath } from '#domain/article.ts'
import type { StoredArticle } from '../stored-article.ts'
import { english } from './articles/english.ts'
import { fiscal } from './articles/fiscal.ts'
import { highTech } from './articles/high-tech.ts'
import { juridique } from './articles/juridique.ts'
import { patrimoine } from './articles/patrimoine.ts'
import { social } from './articles/social.ts'
import { videos } from './articles/videos.ts'
import {
  afternoonUpdates,
  englishDays,
  instantOf,
  newsDays,
  updateDays,
  videoDays,
} from './publication-days.ts'
import type { SeedArticle } from './seed-types.ts'

/** Subscribed motifs, in the order of their filters (requirements P8). */
export const demoMotifs: readonly { code: string; description: string }[] = [
  { code: 'AEF', description: 'Fiscal' },
  { code: 'AEJ', description: 'Juridique' },
  { code: 'AEM', description: 'High-tech' },
  { code: 'AEP', description: 'Patrimoine' },
  { code: 'AES', description: 'Social' },
  { code: 'EREVUEVIDEO', description: 'La minute de l’expert' },
]

/** How the seed makes an article's HTML fit to be shown. */
export interface Cleaning {
  clean(html: string): string
  sanitiserVersion: number
}

type Video = SeedArticle & { duration: string }

/** Numbers of the articles: news, then English ones, then videos, each in the order they are listed. */
const FIRST_NEWS = 101
const FIRST_ENGLISH = 201
const FIRST_VIDEO = 301

const COPYRIGHT = 'Atelier Lhermine-Dauval'
const COPYRIGHT_YEAR = '2026'

/** The case of a list item without an image (requirements P8). */
const WITHOUT_IMAGE = 'sauvegardes-la-regle-3-2-1-en-pratique'

/** Official sites that answer without « www ». */
const BARE_HOSTS: ReadonlySet<string> = new Set([
  'bofip.impots.gouv.fr',
  'code.travail.gouv.fr',
  'cyber.gouv.fr',
  'entreprendre.service-public.gouv.fr',
  'formalites.entreprises.gouv.fr',
  'travail-emploi.gouv.fr',
])

const WORDS = {
  fr: {
    source: 'Source à consulter :',
    notice:
      'Information générale à jour à la date de publication ; elle ne remplace pas un conseil adapté à votre situation. Vérifiez la règle sur le site officiel cité ou auprès du cabinet.',
  },
  en: {
    source: 'Official source (in French):',
    notice:
      'General information, correct on the date of publication; it does not replace advice suited to your situation. Check the rule on the official site named above or with the firm.',
  },
}

/** Every own article of the demo, its HTML cleaned: 30 news, 4 in English, 8 videos. */
export function demoArticles(cleaning: Cleaning): StoredArticle[] {
  const news = [...fiscal, ...social, ...juridique, ...highTech, ...patrimoine]
  return [
    ...news.map((article, index) => ({
      ...written(article, FIRST_NEWS + index, 'fr', cleaning),
      ...datesOf(article.slug, newsDays[article.slug]),
      mediasPaths: mediasOf(article),
    })),
    ...english.map((article, index) => ({
      ...written(article, FIRST_ENGLISH + index, 'en', cleaning),
      ...datesOf(article.slug, englishDays[index]),
      mediasPaths: mediasOf(article),
    })),
    ...videos.map((video, index) => ({
      ...written(video, FIRST_VIDEO + index, 'fr', cleaning),
      ...datesOf(video.slug, videoDays[index]),
      mediasPaths: [media('24-11', `/demo/videos/${video.slug}-xbig.webp`)],
      ...playerOf(video),
    })),
  ]
}

/** What news and videos have in common; the key is the article's number in the firm's own series. */
function written(article: SeedArticle, id: number, lang: 'fr' | 'en', cleaning: Cleaning) {
  const { slug, title, summary, motif } = article
  const externalKey = `LD-2026-${String(id - 100).padStart(3, '0')}`
  const html = article.html.replaceAll('{externalKey}', externalKey) + closing(article, lang)
  return {
    id,
    slug,
    title,
    summary,
    lang,
    externalKey,
    motifs: [motif],
    copyright_year: COPYRIGHT_YEAR,
    html: cleaning.clean(html),
    sanitiserVersion: cleaning.sanitiserVersion,
  }
}

/** The source to check and the notice that end every article (requirements P1). */
function closing({ source, sourceUrl = '' }: SeedArticle, lang: 'fr' | 'en'): string {
  const host = BARE_HOSTS.has(source) ? source : `www.${source}`
  const href = `https://${host}/${sourceUrl.replace(/^\//, '')}`
  const words = WORDS[lang]
  return (
    `\n<p class="source">${words.source} <a href="${href}">${source}</a></p>` +
    `\n<p class="notice">${words.notice}</p>`
  )
}

function datesOf(slug: string, day: string | undefined) {
  if (day === undefined) {
    throw new Error(`The article « ${slug} » has no day. Add it to publication-days.ts.`)
  }
  const datePublished = instantOf(day)
  const update = updateDays[slug]
  const dateUpdate = update === undefined ? afternoonUpdates[slug] : instantOf(update)
  return { datePublished, dateUpdate: dateUpdate ?? datePublished }
}

const media = (index: string, url: string): MediaPath => ({ index, url, copyright: COPYRIGHT })

/** The list image, and those that the text refers to; `{size}` stands for the size asked for. */
function mediasOf({ slug, html }: SeedArticle): MediaPath[] {
  const folder = `/demo/articles/${slug}`
  const medias = [
    slug === WITHOUT_IMAGE ? null : media('24-11', `${folder}/{size}.webp`),
    html.includes('{externalKey}-24-12.') ? media('24-12', `${folder}/24-12-{size}.webp`) : null,
    html.includes('{externalKey}-icone-info.')
      ? media('icone-info', `${folder}/icone-info.webp`)
      : null,
  ]
  return medias.filter((entry) => entry !== null)
}

function playerOf({ slug, duration }: Video): Pick<StoredArticle, 'duration' | 'video'> {
  const file = `/demo/videos/${slug}`
  return {
    duration,
    video: {
      url: `${file}.mp4`,
      type: 'video/mp4',
      poster: `${file}-poster.webp`,
      width: 1280,
      height: 720,
      captions: [{ url: `${file}.fr.vtt`, language: 'fr', label: 'Français' }],
    },
  }
}
