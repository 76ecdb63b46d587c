/** Schemes that a link or a media of a template may use; addresses without a scheme are relative. */
const SCHEMES: ReadonlySet<string> = new Set(['http', 'https', 'mailto', 'tel'])

/**
 * Whether a browser would read this address as relative or with an allowed scheme (requirements
 * F4). Browsers skip leading control characters and spaces, and line ends and tabs anywhere, so
 * they are skipped here too.
 */
export function isSafeUrl(url: string): boolean {
  if (url.startsWith('/') || url.startsWith('https://')) return true
  // oxlint-disable-next-line no-control-regex
  const read = url.replace(/^[\u0000-\u0020]+/, '').replace(/[\t\n\r]/g, '')
  const scheme = /^([a-zA-Z][a-zA-Z0-9+.-]*):/.exec(read)?.[1]
  return scheme === undefined || SCHEMES.has(scheme.toLowerCase())
}

/** Whether every address of a `srcset` is safe. */
export function isSafeSrcset(srcset: string): boolean {
  return /[\s,]/.test(srcset) ? srcset.split(/[\s,]+/).every(isSafeUrl) : isSafeUrl(srcset)
}
