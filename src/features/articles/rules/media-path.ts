const HOST = /^(?:https?:)?[/\\]{2}[^/\\?#]*/i
const OTHER_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/**
 * The url of a media as a path without host, as the port hands it out (requirements D10); `null`
 * when it is no address of a file on a web server.
 */
export function mediaPath(url: string): string | null {
  const path = url.trim().replace(HOST, '')
  if (path === '' || OTHER_SCHEME.test(path)) return null
  return path.startsWith('/') ? path : `/${path}`
}
