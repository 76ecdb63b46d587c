/** A document that is no feed; the message is a French sentence for the operator: what and why. */
export class FeedUnreadable extends Error {
  override name = 'FeedUnreadable'
}
