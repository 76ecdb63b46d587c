import { bars, split, sum } from './blocks.ts'
import { balanceSheet, choice, list, message } from './papers.ts'
import { breakEven, timeline } from './time.ts'
import type { Figure } from './types.ts'

/** A figure as SVG elements in a frame of 1160 by 410. */
export function drawFigure(figure: Figure): string {
  switch (figure.kind) {
    case 'sum':
      return sum(figure)
    case 'split':
      return split(figure)
    case 'bars':
      return bars(figure)
    case 'balance-sheet':
      return balanceSheet(figure)
    case 'list':
      return list(figure)
    case 'message':
      return message(figure)
    case 'choice':
      return choice(figure)
    case 'timeline':
      return timeline(figure)
    case 'break-even':
      return breakEven(figure)
  }
}
