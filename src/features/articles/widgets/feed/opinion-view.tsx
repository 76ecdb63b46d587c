/** The firm's opinion as the page shows it. */
export interface Opinion {
  /** Id of its heading. */
  id: string
  heading: string
  /** Clean HTML. */
  html: string
  signature: string
}

/** « L’avis du cabinet », above an article. */
export const OpinionView = ({ opinion }: { opinion: Opinion }) => (
  <aside className="firm-opinion" aria-labelledby={opinion.id}>
    <h2 className="firm-opinion-title" id={opinion.id}>
      {opinion.heading}
    </h2>
    <div className="firm-opinion-text" dangerouslySetInnerHTML={{ __html: opinion.html }} />
    <p className="firm-opinion-signature">{opinion.signature}</p>
  </aside>
)
