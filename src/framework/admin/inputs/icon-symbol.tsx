/** An icon as `GET /admin/api/icons` gives it. */
export interface FoundIcon {
  name: string
  /** `<symbol id="icon-…">` of our own files. */
  symbol: string
}

/** The drawing of an icon; words beside it say what it is. */
export const IconSymbol = ({ icon: { name, symbol } }: { icon: FoundIcon }) => (
  <svg width="20" height="20" aria-hidden="true" focusable="false">
    <g dangerouslySetInnerHTML={{ __html: symbol }} />
    <use href={`#icon-${name}`} />
  </svg>
)
