/**
 * Header with which each writing call of the back office says that it comes from an `/admin`
 * document; an answer that changes the session carries the next token under the same name.
 */
export const WRITE_TOKEN_HEADER = 'x-write-token'

/** `<meta>` in which the document hands it out. */
export const WRITE_TOKEN_META = 'write-token'
