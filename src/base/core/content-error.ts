/**
 * A write that can't be done as asked: an unknown site, an id or a slug already taken, a setting
 * refused. The message is a French sentence that an editor can read.
 */
export class ContentError extends Error {
  override name = 'ContentError'
}
