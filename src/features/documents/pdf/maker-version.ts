/** Raised when the same document would look otherwise, so that kept files are made anew. */
export const MAKER_VERSION = 1
