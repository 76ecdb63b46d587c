import type { ArticleVideo, MediaPath } from '#base/core/article/article.ts'
import { VIDEO_MOTIF } from '#base/core/article/motifs.ts'
import { slugOf } from '#base/kit/text/slug.ts'
import { TITLES } from './titles.ts'

/** An article as its provider holds it. */
export interface ProvidedArticle {
  id: number
  title: string
  summary: string
  slug: string
  motifs: string[]
  mediasPaths: MediaPath[]
  datePublished: string
  dateUpdate: string
  externalKey: string
  copyright_year: string
  html: string
  duration?: string
  video?: ArticleVideo
}

const DAY = 86_400_000
const DAYS_BETWEEN = 3
const FIRST_ID = 70_001

/** What a healthy provider publishes: forty articles, newest first, all before `today`. */
export const providedArticles = (today: Date): ProvidedArticle[] =>
  TITLES.map(([motif, title, summary], place) => {
    const id = FIRST_ID + TITLES.length - place
    const published = new Date(today.getTime() - (1 + place * DAYS_BETWEEN) * DAY).toISOString()
    const externalKey = `HP-${id}`
    return {
      id,
      title,
      summary,
      slug: slugOf(title),
      motifs: [motif],
      mediasPaths: [
        { index: '24-11', url: `/media/articles/${id}/large.jpg`, copyright: 'Atelier Marchand' },
        { index: '24-12', url: `/media/articles/${id}/corps.png` },
      ],
      datePublished: published,
      dateUpdate: published,
      externalKey,
      copyright_year: published.slice(0, 4),
      html: bodyOf(title, summary, externalKey),
      ...(motif === VIDEO_MOTIF ? { duration: 'PT58S', video: videoOf(id) } : {}),
    }
  })

const videoOf = (id: number): ArticleVideo => ({
  url: `/media/videos/${id}/film.mp4`,
  type: 'video/mp4',
  poster: `/media/videos/${id}/affiche.jpg`,
  width: 640,
  height: 360,
  captions: [{ url: `/media/videos/${id}/film.vtt`, language: 'fr', label: 'Français' }],
})

const bodyOf = (title: string, summary: string, key: string): string => `
<p class="lead">${summary}</p>
<h2>Ce qu’il faut savoir</h2>
<p>« ${title} » : la question revient chaque année, et la réponse tient en peu de mots. L’essentiel
est de s’y prendre tôt, de garder les pièces et de noter la date de chaque démarche.</p>
<p><img src="${key}-24-12.jpg" alt="Un dossier ouvert sur un bureau"></p>
<table><thead><tr><th scope="col">Étape</th><th scope="col">Quand</th></tr></thead>
<tbody><tr><td>Réunir les pièces</td><td>au début</td></tr>
<tr><td>Vérifier</td><td>à la fin</td></tr></tbody></table>
<ul><li>Lire le document en entier.</li><li>Noter ce qui manque.</li></ul>
<p>Pour aller plus loin : <a href="https://entreprendre.service-public.gouv.fr/">le site
officiel</a>, puis votre expert-comptable.</p>`
