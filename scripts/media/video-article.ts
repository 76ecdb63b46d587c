/** What the articles of the demo's eight films say. */
import { parseDocument } from 'yaml'
import type { Film, Slide } from './video-slides.ts'

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

/** What the narrator says and what the picture adds to it, one paragraph a slide. */
function transcript({ opening, slides, closing }: Film): string[] {
  const joined = (said: readonly string[]) => said.join(' ').replaceAll('… …\u00A0', ', ')
  const told = ({ said, seen }: Slide) => [joined(said), ...(seen ? [seen] : [])].join(' ')
  return [opening, ...slides.map(told), closing]
}

/**
 * The article of a film as `demo/articles/videos` has it: what the film says replaces what it said,
 * the rest stays.
 * @param article text of the file
 * @param seconds as measured on the film
 */
export function videoArticle(article: string, film: Film, seconds: number): string {
  const [, front = ''] = /^---\n([^]*?\n)---\n/.exec(article) ?? []
  const said = parseDocument(front)
  for (const member of ['title', 'summary', 'source'] as const) said.set(member, film[member])
  said.set('duration', `PT${Math.round(seconds)}S`)
  const body = [
    paragraph(film.introduction),
    paragraph('Animation muette sous-titrée.'),
    '<h2>Transcription</h2>',
    ...transcript(film).map(paragraph),
  ]
  const text = said.toString({ lineWidth: 0, singleQuote: true })
  return `---\n${text}---\n\n${body.join('\n      ')}\n`
}
