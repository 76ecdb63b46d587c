import type { ShownMedia } from '#domain/media-file.ts'
import type { Office } from '#domain/site.ts'
import type { WidgetContext } from './define-widget.ts'

/**
 * The drawn plan of an office, or `null`. The demo's plans are stored without their ending, those of
 * the library by their whole path.
 */
export const officePlan = (
  { plan }: Pick<Office, 'plan'>,
  { media }: Pick<WidgetContext, 'media'>,
): ShownMedia | null => {
  if (!plan) return null
  return media(/\.[a-z]+$/.test(plan) ? plan : `${plan}.webp`)
}
