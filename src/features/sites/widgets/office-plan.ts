import type { ShownMedia } from '#base/core/media/media-file.ts'
import type { Office } from '#base/core/site.ts'
import type { WidgetContext } from '#framework/widget-kit/define-widget.ts'
import { planPath } from '#base/core/office.ts'

/** The drawn plan of an office, or `null`. */
export const officePlan = (
  office: Pick<Office, 'plan'>,
  { media }: Pick<WidgetContext, 'media'>,
): ShownMedia | null => (office.plan ? media(planPath(office)) : null)
