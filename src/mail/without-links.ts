/** What a mail reader makes a link of by itself. */
const LINK = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.|(?:[\w-]+\.)+[a-z]{2,}\/)\S*/gi

/**
 * Anybody can write anybody's address into a form: the mail that goes there carries no link that
 * the sender chose.
 */
export const withoutLinks = (text: string, placeholder: string): string =>
  text.replace(LINK, placeholder)
