/** A card, and the firm's mark on it: a square PNG in base64. */
export interface MarkedCard {
  card: SharingCard
  mark: string
}

/** All that a sharing picture is drawn from. */
export interface SharingCard {
  /** Title of the page or of the article. */
  title: string
  /** Where it stands: the section, or the page that shows the article; may be empty. */
  section: string
  firm: string
  town: string
  /** Version of the firm's mark, which is handed in beside. */
  mark: string
  colours: Record<'paper' | 'ink' | 'soft' | 'primary' | 'tint' | 'accent', string>
}
