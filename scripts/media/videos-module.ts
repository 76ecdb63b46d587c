/** The module that gives the demo its eight video articles. */
import { slugOf } from '../../src/domain/slug.ts'
import type { Film } from './video-slides.ts'

const WIDTH = 100

/** Breaks lines at plain spaces only; later lines are indented. */
function wrapped(html: string, indent: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of html.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (indent.length + longer.length > WIDTH && line) {
      lines.push(line)
      line = word
    } else {
      line = longer
    }
  }
  return [...lines, line].join(`\n${indent}`)
}

const paragraph = (words: string) =>
  wrapped(`<p>${words.replaceAll(/(\d)e\b/g, '$1<sup>e</sup>')}</p>`, '      ')

/** What the narrator says, one paragraph a slide. */
function transcript({ opening, slides, closing }: Film): string[] {
  const joined = (said: readonly string[]) => said.join(' ').replaceAll('… …\u00A0', ', ')
  return [opening, ...slides.map(({ said }) => joined(said)), closing]
}

function video(film: Film, seconds: number): string {
  const body = [
    paragraph(film.introduction),
    '<h2>Transcription</h2>',
    ...transcript(film).map(paragraph),
  ]
  return `  {
    slug: '${slugOf(film.title)}',
    title:${film.title.length > 86 ? '\n      ' : ' '}'${film.title}',
    summary: '${film.summary}',
    motif: 'EREVUEVIDEO',
    source: '${film.source}',
    duration: 'PT${Math.round(seconds)}S',
    html: \`${body.join('\n      ')}\`,
  },
`
}

/** Text of \`src/content/seed/articles/videos.ts\`. */
export function videosModule(films: readonly Film[], seconds: readonly number[]): string {
  return `import type { SeedArticle } from '../seed-types.ts'

/** The short films of the demo. Written by \`scripts/media/make-videos.ts\`. */
export const videos: (SeedArticle & {
  /** ISO 8601, as measured on the film. */
  duration: string
})[] = [
${films.map((film, at) => video(film, seconds[at]!)).join('')}]
`
}
