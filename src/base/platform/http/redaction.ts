/** What stands in for what no log may hold. */
const HIDDEN = '…'

/** Longest path that is logged, in characters. */
const MAX_PATH = 200

/** What may hold an address, and how an address goes on behind its first part. */
const EMAIL_RUN = /[\w.%+'@-]+/g
const EMAIL_HOST = /(?:@|%40)[\w-]+(?:\.[\w-]+)+/gi

/** French numbers as they are typed, also in the international form. */
const TELEPHONE = /(?<![\w.])(?:\+33 ?(?:\(0\) ?)?|0033 ?|0)[1-9](?:[ .-]?\d{2}){4}(?!\w|\.\d)/g

/** Name and password of an address: `postgres://user:password@host`. */
const CREDENTIALS = /(?<=:\/\/)[^\s/@]+@/g

/** Tokens, signatures and long numbers: a run that no word of an address has. */
const OPAQUE = /[A-Za-z0-9_=]{20,}|(?=[\w-]*\d)(?=[\w-]*[A-Z])[\w-]{20,}|\d{9,}/g

/** A text without addresses of persons, telephone numbers and passwords. */
export const withoutPersons = (text: string): string =>
  text
    .replace(CREDENTIALS, `${HIDDEN}@`)
    .replace(EMAIL_RUN, withoutEmail)
    .replace(TELEPHONE, HIDDEN)

function withoutEmail(run: string): string {
  const last = [...run.matchAll(EMAIL_HOST)].at(-1)
  return last === undefined || last.index === 0
    ? run
    : HIDDEN + run.slice(last.index + last[0].length)
}

/** The path of a request as a log may hold it: without query, persons and tokens. */
export function loggedPath(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1)
  return withoutPersons(path.slice(0, MAX_PATH)).replace(OPAQUE, HIDDEN)
}

/** An error as a log may hold it. */
interface LoggedError {
  type: string
  message: string
  code?: string
  stack: string
  cause?: LoggedError
}

/** Causes of causes that are told. */
const MAX_DEPTH = 4

/**
 * What an error says of itself, and nothing of what libraries hang on it: the packet that could not be
 * read, the row that a database refused, the recipients of a mail.
 */
export function loggedError(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error)) {
    return typeof error === 'string' ? error : { type: typeof error }
  }
  const { name, message, stack = '', cause } = error
  const logged: LoggedError = { type: name, message, stack }
  if ('code' in error && typeof error.code === 'string') logged.code = error.code
  if (cause instanceof Error && depth < MAX_DEPTH) {
    return { ...logged, cause: loggedError(cause, depth + 1) }
  }
  return logged
}
