/** One name in a folder, whatever it is: no way out, no separator of any system, no control. */
const SEGMENT = /^(?!\.{1,2}$)[^/\\\p{Cc}]{1,255}$/u

/** Names below each other. */
const MAX_DEPTH = 31

/** Several names below each other, none of them hidden. */
const VISIBLE = {
  test(path: string): boolean {
    const names = path.split('/')
    return (
      names.length <= MAX_DEPTH &&
      names.every((name) => !name.startsWith('.') && SEGMENT.test(name))
    )
  },
}

/** What a name on disk looks like, by what it names. Whatever differs is refused. */
const NAMES = {
  /** A file that came with a request. */
  lead: /^[\da-f-]{36}\.pdf$/,
  /** The same while its form is read: no backup takes it. */
  incoming: /^[\da-f-]{36}\.unfinished$/,
  /** A mail that was written instead of being sent. */
  mail: /^(?!\.)[\w.+-]{1,160}\.eml$/,
  /** A folder that is one site's, by its number. */
  site: /^\d{1,10}$/,
  /** A folder of the media library: one medium. */
  medium: /^[a-z0-9-]{1,80}$/,
  /** The original of a medium, under its own ending. */
  original: SEGMENT,
  /** What is served of media, below their folder. */
  media: VISIBLE,
  /** An upload that is not whole yet. */
  upload: /^[A-Za-z0-9-]{8,60}\.part$/,
  /** A folder in which something is being made. */
  workshop: /^[\da-f-]{36}$/,
  /** A rendition, a film, a PDF: what is written of a medium. */
  rendition: /^[a-z0-9-]{1,80}\.[a-z0-9]{2,5}$/,
  /** A folder of templates. */
  templates: /^[a-z0-9_-]{1,60}$/,
  /** A file of a template, below its folder. */
  template: /^[a-z0-9-]{1,60}\/[a-z0-9-]{1,60}(?:\.(?:html|css|js))?$/,
  /** A finished PDF of the site, with its hash and its number of pages; or one that is being written. */
  document: /^[^/\\\p{Cc}]{1,200}\.(?:[\da-f]{20}\.\d{1,6}\.pdf|part)$/u,
  /** A sharing picture. */
  picture: /^[\da-f]{16}\.(?:png|jpg)$/,
  /** What a provider's medium became. */
  rendered: /^[a-z0-9-]{1,160}\.[a-z0-9]{1,8}$/,
  /** A backup, or the archive of one site. */
  backup: /^(?:vitrine|site-\d{1,10})-\d{8}T\d{6}Z\.tar\.gz$/,
  /** What the build wrote for browsers, below its folder. */
  built: /^assets\/(?!\.)[\w.-]{1,160}$/,
  /** An icon of the set. */
  icon: /^[a-z0-9-]{1,60}\.svg$/,
  /** A name that the system has just listed in the folder. */
  listed: SEGMENT,
} as const satisfies Record<string, Pick<RegExp, 'test'>>

/** What a stored name names. */
export type StoredKind = keyof typeof NAMES

/** A name that was stored, sent or archived is none of its kind. */
export class HostileName extends Error {
  override name = 'HostileName'
}

/** Whether a name is one of its kind, and so stays in its folder. */
export const isStoredName = (kind: StoredKind, name: string): boolean => NAMES[kind].test(name)

/**
 * The path of what a name names in a folder. Every path that is made of a name from a row, an archive, a
 * request, a setting or a provider is made here (`tests/stored-paths.test.ts`).
 * @param folder an absolute path of ours
 * @throws {HostileName}
 */
export function storedPath(folder: string, kind: StoredKind, name: string | number): string {
  const text = String(name)
  if (!isStoredName(kind, text)) {
    throw new HostileName(`« ${printable(text)} » n’est pas un nom que Vitrine donne (${kind}).`)
  }
  return `${folder}/${text}`
}

/** The file's path below `/media`, decoded; `null` when no file of ours can have it. */
export function localPath(url: string): string | null {
  try {
    const path = decodeURIComponent(url.replace(/\?.*$/s, '').replace(/^\/media\//, ''))
    return isStoredName('media', path) ? path : null
  } catch {
    return null
  }
}

const printable = (text: string): string => text.replace(/\p{C}/gu, ' ').slice(0, 80)
