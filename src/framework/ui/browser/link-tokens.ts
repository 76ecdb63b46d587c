import { weekToken } from '#base/kit/time/iso-week.ts'
import {
  clientToken,
  DEFAULT_CLIENT_ID,
  replaceTokens,
  WRITTEN_HREF,
} from '#base/core/address/link-tokens.ts'

/**
 * Gives the links of tokenized widgets their values from the address of the page (requirements I1):
 * the server does not read it, so that the page can be kept. Links drawn later are seen too.
 */
export function tokenizeLinks(): void {
  const query = new URLSearchParams(location.search)
  const tokens = {
    AAAASS: weekToken(single(query, 'AAAASS'), new Date()),
    IDCLIENT: clientToken({
      parameter: single(query, 'id_client'),
      setting: clientSetting(),
      defaultId: DEFAULT_CLIENT_ID,
    }),
  }
  const replace = () => {
    for (const link of document.querySelectorAll(`[${WRITTEN_HREF}]`)) {
      const href = replaceTokens(link.getAttribute(WRITTEN_HREF) ?? '', tokens)
      if (link.getAttribute('href') !== href) link.setAttribute('href', href)
    }
  }
  replace()
  new MutationObserver(replace).observe(document.body, { subtree: true, childList: true })
}

/** A parameter that is given once. */
function single(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  return values.length === 1 ? values[0] : undefined
}

/** The `id_client` setting, as the page embeds it (requirements A6). */
function clientSetting(): string {
  const context: { settings?: { id_client?: unknown } } = JSON.parse(
    document.querySelector('#site-context')?.textContent ?? '{}',
  )
  const setting = context.settings?.id_client
  return typeof setting === 'string' ? setting : ''
}
