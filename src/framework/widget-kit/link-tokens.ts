import { endOfWeek } from '#base/kit/time/expiry.ts'
import { isoWeekToken } from '#base/kit/time/iso-week.ts'
import { clientToken, DEFAULT_CLIENT_ID, type LinkTokens } from '#base/core/address/link-tokens.ts'
import type { WidgetContext } from './define-widget.ts'

/**
 * Values of the placeholders in a widget's links as the server gives them, the same for every
 * visitor; those of the address are the browser's affair (requirements I1).
 */
export const serverTokens = ({ now, site }: Pick<WidgetContext, 'now' | 'site'>): LinkTokens => ({
  AAAASS: isoWeekToken(now),
  IDCLIENT: clientToken({
    parameter: undefined,
    setting: site.settings.id_client,
    defaultId: DEFAULT_CLIENT_ID,
  }),
})

/** Until when links that were filled so hold; `null` when none is. */
export const endOfTokens = (
  { tokenize_links }: { tokenize_links: boolean },
  { now }: Pick<WidgetContext, 'now'>,
): Date | null => (tokenize_links ? endOfWeek(now) : null)
