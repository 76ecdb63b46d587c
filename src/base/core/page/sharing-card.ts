/** All that a sharing picture is drawn from. */
export interface SharingCard {
  /** Title of the page or of the article. */
  title: string
  /** Where it stands: the section, or the page that shows the article; may be empty. */
  section: string
  firm: string
  town: string
  colours: Record<'paper' | 'ink' | 'soft' | 'primary' | 'tint' | 'accent', string>
}
