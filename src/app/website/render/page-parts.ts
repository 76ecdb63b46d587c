import type { SharedView } from '#framework/widget-kit/define-widget.ts'
import type { Parts } from '#framework/widget-kit/piece.ts'
import type { DrawableOutcome } from '#framework/widget-kit/run-widgets.tsx'

/** Outcomes of a page's widgets by zone, in order. */
export type Zones = ReadonlyMap<string, DrawableOutcome[]>

/**
 * The zones of a page. `hero` and a `content` without `aside` are full-width bands, one a
 * widget; with an `aside` both stand side by side on the 12-column grid (requirements A3).
 */
export function pageParts(zones: Zones, view: SharedView): Parts {
  const zone = (name: string) => zones.get(name) ?? []
  const aside = zone('aside').filter(({ state }) => state !== 'empty')
  const content = zone('content')
  return [
    ...zone('hero').flatMap((widget) => [
      '<div class="band band-hero">',
      widget.piece(view),
      '</div>',
    ]),
    ...(zone('top').length > 0
      ? [
          '<div class="band band-top"><div class="container">',
          ...piecesIn(zone('top'), view),
          '</div></div>',
        ]
      : []),
    ...(aside.length > 0
      ? [
          '<div class="container zones"><div class="row">' +
            '<div class="col-12 col-lg-8 zone zone-content">',
          ...piecesIn(content, view),
          '</div><aside class="col-12 col-lg-4 zone zone-aside">',
          ...piecesIn(aside, view),
          '</aside></div></div>',
        ]
      : content.flatMap((widget) => band(widget, view))),
    ...zone('bottom').flatMap((widget) => band(widget, view)),
  ]
}

const piecesIn = (widgets: readonly DrawableOutcome[], view: SharedView): Parts =>
  widgets.map((widget) => widget.piece(view))

const band = (widget: DrawableOutcome, view: SharedView): Parts => [
  `<div class="band${widget.band ? ` band-${widget.band}` : ''}"><div class="container">`,
  widget.piece(view),
  '</div></div>',
]
