import type { FigureOn } from '#base/core/dated-figure.ts'
import { longDateOf } from '#base/kit/time/french-date.ts'
import type { Remark } from './result.ts'

/** By which law a result is computed once a figure of it is older than what anybody knew; nothing while all are known. */
export function lawRemarks(
  figures: Readonly<Record<string, FigureOn>>,
  keys: readonly string[],
): Remark[] {
  const [first] = keys
    .flatMap((key) => {
      const on = figures[key]
      return on?.state === 'current' && on.beyond ? [on.figure.known_until] : []
    })
    .toSorted()
  if (first === undefined) return []
  return [
    {
      tone: 'warning',
      text: `Calcul selon les règles connues au ${longDateOf(first)} : celles d’après sont à confirmer. Sans elles, il s’arrête le 1er avril ${Number(first.slice(0, 4)) + 1}.`,
    },
  ]
}
