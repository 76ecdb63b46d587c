import { withBlocks } from '#base/core/page/shared-block.ts'
import { withoutLinksTo } from '../rules/dead-links.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { withFigures } from '#features/figures/rules/figures-in-text.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import type { PageText } from '#base/core/page/page.ts'
import { cultureOf, type Language } from '#base/kit/language.ts'
import type { NestedWidget } from '#base/core/field/nested-widget.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import type { SiteReader } from '#base/core/page/site-reader.ts'

interface Reading {
  clock(): Date
  widgets: Widgets
  clean(html: string): string | Promise<string>
}

/** Zones in the order of reading; columns beside the text hold what leads elsewhere. */
const ZONES: readonly string[] = ['hero', 'top', 'content', 'bottom']

const NOTHING: PageText = { intro: '', html: '' }

/**
 * What the widgets of a page say in their editors' words, cleaned and polished, without links to
 * pages that are switched off. Nothing for a page that visitors can't open.
 */
export async function pageText(
  { widgets: types, clean, clock }: Reading,
  reader: SiteReader,
  pageId: number,
  lang: Language,
): Promise<PageText> {
  const text = await reader.remember(`page-text ${lang} ${pageId}`, async () => {
    const node = (await reader.tree(lang)).find(({ id }) => id === pageId)
    if (!node?.is_active || node.is_secure) return NOTHING
    const [own, { off }] = await Promise.all([
      reader.widgets({ pageId, lang }),
      reader.addresses(lang),
    ])
    const widgets = await withBlocks(reader, own, lang)
    const texts = ZONES.flatMap((name) => widgets.filter(({ zone }) => zone === name)).flatMap(
      ({ type, version, options }) => written(types, type, version, options),
    )
    const cleaned = await Promise.all(texts.map(({ html }) => clean(html)))
    return {
      intro: typography(cultureOf(lang)).text(texts.map(({ intro }) => intro).find(Boolean) ?? ''),
      html: polished(cleaned.join('\n'), lang, off),
    }
  })
  const filled = figuresFilled(reader, lang, clock())
  return { intro: filled(text.intro), html: filled(text.html) }
}

/** Fills in the figures that a text names, as they are worth at an instant: what is remembered outlives them. */
export function figuresFilled({ site }: SiteReader, lang: Language, now: Date) {
  const figures = { figures: site.settings.useful_figures, day: dayInParis(now), lang }
  return (text: string): string => withFigures(text, figures)
}

/** Clean HTML as it is read: with the typography of its language, and no dead link. */
export const polished = (html: string, lang: Language, off: ReadonlySet<string>): string =>
  typography(cultureOf(lang)).html(withoutLinksTo(html, off))

/** What one widget says, and those inside it. */
function written(types: Widgets, type: string, version: number, options: string): PageText[] {
  const widget = types.get(type)
  if (!widget) return []
  const inner = (each: NestedWidget) =>
    written(types, each.type, each.version, JSON.stringify(each.options))
  return [widget.written(options, version), ...widget.nested(options, version).flatMap(inner)]
}
