import type { ShownMedia } from '#base/core/media/media-file.ts'
import type { Office } from '#base/core/site.ts'
import type { WidgetContext } from '#framework/widget-kit/define-widget.ts'

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
