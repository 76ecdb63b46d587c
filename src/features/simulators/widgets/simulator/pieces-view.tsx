import { createElement, type ReactNode } from 'react'
import type { Piece } from './tree.ts'

/** Pieces of a result as React draws them; `draw.ts` draws the same in the browser. */
export const PiecesView = ({ pieces }: { pieces: readonly Piece[] }): ReactNode =>
  createElement('div', { className: 'simulator-pieces' }, ...pieces.map(node))

const node = (piece: Piece): ReactNode =>
  typeof piece === 'string'
    ? piece
    : createElement(
        piece.tag,
        { className: piece.className, ...piece.attributes },
        ...piece.children.map(node),
      )
