import type { ReactNode } from 'react'
import type { FirmPerson } from '#base/core/person.ts'
import { Picture } from './picture.tsx'
import { monogramOf, type ORNAMENTS } from './rules/monogram.ts'

/** Of the same family as the site's pictures: gauges, ledger rules, coins, sheets of paper. */
const DRAWINGS: Record<(typeof ORNAMENTS)[number], ReactNode> = {
  gauge: (
    <g className="monogram-lines">
      <circle cx="48" cy="48" r="40" strokeWidth="6" strokeDasharray="2 5" />
      <path d="M17 73a40 40 0 0 1 0-50" strokeWidth="6" />
    </g>
  ),
  ledger: (
    <g className="monogram-lines" strokeWidth="2">
      <path d="M0 20h96M0 34h96M0 62h96M0 76h96" />
      <path d="M22 0v96" strokeWidth="4" />
    </g>
  ),
  coins: (
    <g className="monogram-lines" strokeWidth="4">
      <circle cx="22" cy="76" r="16" />
      <circle cx="74" cy="20" r="26" />
      <circle cx="74" cy="20" r="17" strokeWidth="2" />
    </g>
  ),
  sheets: (
    <g className="monogram-fills">
      <path d="M-6 62 62-6h40v34L34 102H-6Z" />
      <path d="M30 102 102 40v62Z" />
    </g>
  ),
}

/** Two letters over an ornament, in place of a face. */
export function Monogram({ name }: { name: string }) {
  const { letters, ornament, tone } = monogramOf(name)
  return (
    <svg className={`monogram monogram-${tone}`} viewBox="0 0 96 96" aria-hidden="true">
      <rect className="monogram-sheet" width="96" height="96" />
      {DRAWINGS[ornament]}
      <circle className="monogram-seal" cx="48" cy="48" r="27" />
      <text x="48" y="48" textAnchor="middle" dominantBaseline="central">
        {letters}
      </text>
    </svg>
  )
}

/** Pixels of a portrait; it is cropped to a square around its focal point. */
const SIDE = 112

/** The face of somebody, or else their monogram. */
export const Portrait = ({ name, photo }: Pick<FirmPerson, 'name' | 'photo'>) =>
  photo === null ? (
    <Monogram name={name} />
  ) : (
    <Picture
      className="portrait"
      src={photo.src}
      focal={photo.focal}
      alt={photo.alt}
      width={SIDE}
      height={SIDE}
      sizes={`${SIDE}px`}
    />
  )
