import type { SharedView, WidgetOutcome } from '#widgets/define-widget.ts'

/** Outcomes of a page's widgets by zone, in order. */
export type Zones = ReadonlyMap<string, WidgetOutcome[]>

/**
 * The zones of a page as HTML. `hero` and a `content` without `aside` are full-width bands, one a
 * widget; with an `aside` both stand side by side on the 12-column grid (requirements A3).
 */
export function pageHtml(zones: Zones, view: SharedView): string {
  const zone = (name: string) => zones.get(name) ?? []
  const aside = zone('aside').filter(({ state }) => state !== 'empty')
  const content = zone('content')
  return [
    ...zone('hero').map((widget) => `<div class="band band-hero">${widget.html(view)}</div>`),
    zone('top').length > 0
      ? `<div class="band band-top"><div class="container">${htmlOf(zone('top'), view)}</div></div>`
      : '',
    aside.length > 0
      ? '<div class="container zones"><div class="row">' +
        `<div class="col-12 col-lg-8 zone zone-content">${htmlOf(content, view)}</div>` +
        `<aside class="col-12 col-lg-4 zone zone-aside">${htmlOf(aside, view)}</aside>` +
        '</div></div>'
      : content.map((widget) => band(widget, view)).join(''),
    ...zone('bottom').map((widget) => band(widget, view)),
  ].join('')
}

const htmlOf = (widgets: readonly WidgetOutcome[], view: SharedView): string =>
  widgets.map((widget) => widget.html(view)).join('')

const band = (widget: WidgetOutcome, view: SharedView): string =>
  `<div class="band${widget.band ? ` band-${widget.band}` : ''}">` +
  `<div class="container">${widget.html(view)}</div></div>`
