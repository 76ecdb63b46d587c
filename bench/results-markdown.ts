import type { Curve } from './curve.ts'
import type { KeptPart, Results } from './results.ts'
import { markdownTable, shown } from './table.ts'

/** Every part as a heading, a table and where it was measured; curves as tables of their own. */
export const resultsMarkdown = (results: Results): string =>
  Object.entries(results)
    .map(([name, part]) =>
      [
        `### ${part.title} (\`npm run bench -- ${name}\`)`,
        measuredOn(part),
        markdownTable(part.figures),
        ...part.curves.map(curveTable),
        ...(part.curves.length > 0 ? [`![${part.title}](growth.svg)`] : []),
      ].join('\n\n'),
    )
    .join('\n\n')

const measuredOn = ({ day, node, processors, generator }: KeptPart): string =>
  `${day}, ${processors} processeurs, Node ${node}${generator ? `, charge par ${generator}` : ''}.`

function curveTable({ name, unit, size, points }: Curve): string {
  const rows = points.map((point) => `| ${shown(point.size)} | ${shown(point.value)} ${unit} |`)
  return [`| ${size} | ${name} |`, '|--:|--:|', ...rows].join('\n')
}

/**
 * A text with what stands between `<!-- name -->` and `<!-- /name -->` replaced.
 * @throws when the text has no such place
 */
export function withBlock(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`Le texte n’a pas de place « ${start} … ${end} ».`)
  return `${text.slice(0, from + start.length)}\n${content}\n${text.slice(to)}`
}
