import { normalForm } from '#base/kit/text/normal-form.ts'

/** A request's address, taken apart without ever throwing. */
export interface RequestUrl {
  /** Decoded path, or `null` when it can't be one of a page. */
  path: string | null
  /** Path as received, for redirects. */
  rawPath: string
  /** `?…` with its mark, or empty. */
  search: string
  /** Parameters; a repeated one is an array. No prototype. */
  query: Readonly<Record<string, unknown>>
}

// oxlint-disable-next-line no-control-regex -- control characters are what must not pass.
const NOT_IN_A_PATH = /[\u0000-\u001F\u007F\\]|(^|\/)\.{1,2}(\/|$)|\/\//

/** Longer than any page's path or redirect; what is done per segment must not be done for thousands. */
export const MAX_PATH = 2000

/** Splits and decodes; wrong percent encoding, control characters, `..`, `//` and overlong give no path. */
export function requestUrl(url: string): RequestUrl {
  const mark = url.indexOf('?')
  const rawPath = mark < 0 ? url : url.slice(0, mark)
  const search = mark < 0 ? '' : url.slice(mark)
  return { path: decodedPath(rawPath), rawPath, search, query: parsedQuery(search) }
}

function decodedPath(rawPath: string): string | null {
  try {
    const path = normalForm(decodeURIComponent(rawPath), 'NFC')
    const isPath = path.startsWith('/') && path.length <= MAX_PATH && !NOT_IN_A_PATH.test(path)
    return isPath ? path : null
  } catch {
    return null
  }
}

function parsedQuery(search: string): Record<string, unknown> {
  const query: Record<string, unknown> = Object.create(null)
  for (const [name, value] of new URLSearchParams(search)) {
    const before = query[name]
    if (before === undefined) query[name] = value
    else if (Array.isArray(before)) before.push(value)
    else query[name] = [before, value]
  }
  return query
}
