import type { FoundIcon } from '#framework/api/choice-calls.ts'

/** The drawing of an icon; words beside it say what it is. */
export const IconSymbol = ({ icon: { name, symbol } }: { icon: FoundIcon }) => (
  <svg width="20" height="20" aria-hidden="true">
    <g dangerouslySetInnerHTML={{ __html: symbol }} />
    <use href={`#icon-${name}`} />
  </svg>
)
