import { escapeHtml } from '#base/kit/html/escape-html.ts'
import type { SharedView } from '#framework/widget-kit/define-widget.ts'
import type { Parts } from '#framework/widget-kit/piece.ts'
import type { DrawableOutcome } from '#framework/widget-kit/run-widgets.tsx'

/** Outcomes of a page's widgets by zone, in order. */
export type Zones = ReadonlyMap<string, DrawableOutcome[]>

/** Zones that a page has, in its order. */
const PAGE_ZONES: readonly string[] = ['hero', 'top', 'content', 'aside', 'bottom']

/**
 * The zones of a page. `hero` and a `content` without `aside` are full-width bands, one a
 * widget; with an `aside` both stand side by side on the 12-column grid (requirements A3).
 * @param isEdited an editor finds every zone by its name, also those that visitors don't see
 */
export function pageParts(zones: Zones, view: SharedView, isEdited = false): Parts {
  const zone = (name: string) => zones.get(name) ?? []
  const aside = isEdited ? zone('aside') : zone('aside').filter(({ state }) => state !== 'empty')
  const content = zone('content')
  const named = (name: string) => (isEdited ? ` data-zone="${name}"` : '')
  const inZone = (name: string, parts: Parts): Parts =>
    isEdited ? [`<div data-zone="${name}">`, ...parts, '</div>'] : parts
  const empty = (name: string) => (isEdited ? [`<div class="container"${named(name)}></div>`] : [])
  return [
    ...inZone(
      'hero',
      zone('hero').flatMap((widget) => [
        '<div class="band band-hero">',
        widget.piece(view),
        '</div>',
      ]),
    ),
    ...(zone('top').length > 0
      ? [
          `<div class="band band-top"><div class="container"${named('top')}>`,
          ...piecesIn(zone('top'), view),
          '</div></div>',
        ]
      : empty('top')),
    ...(aside.length > 0
      ? [
          '<div class="container zones"><div class="row">' +
            `<div class="col-12 col-lg-8 zone zone-content"${named('content')}>`,
          ...piecesIn(content, view),
          `</div><aside class="col-12 col-lg-4 zone zone-aside"${named('aside')}>`,
          ...piecesIn(aside, view),
          '</aside></div></div>',
        ]
      : [
          ...inZone(
            'content',
            content.flatMap((widget) => band(widget, view)),
          ),
          ...empty('aside'),
        ]),
    ...inZone(
      'bottom',
      zone('bottom').flatMap((widget) => band(widget, view)),
    ),
    ...(isEdited ? editedZones(zones, view, 'container', PAGE_ZONES) : []),
  ]
}

/**
 * For an editor, zones of which no page has an idea, one after the other, each by its name.
 * @param className of each
 * @param without those that stand elsewhere
 */
export const editedZones = (
  zones: Zones,
  view: SharedView,
  className = '',
  without: readonly string[] = [],
): Parts =>
  [...zones]
    .filter(([name]) => !without.includes(name))
    .flatMap(([name, widgets]) => [
      `<div${className && ` class="${className}"`} data-zone="${escapeHtml(name)}">`,
      ...piecesIn(widgets, view),
      '</div>',
    ])

/** For an editor, what follows each other in one zone: a part of a layout, a shared block. */
export const editedList = (zones: Zones, view: SharedView, className = ''): Parts =>
  editedZones(new Map([['content', []], ...zones]), view, className)

const piecesIn = (widgets: readonly DrawableOutcome[], view: SharedView): Parts =>
  widgets.map((widget) => widget.piece(view))

const band = (widget: DrawableOutcome, view: SharedView): Parts => [
  `<div class="band${widget.band ? ` band-${widget.band}` : ''}"><div class="container">`,
  widget.piece(view),
  '</div></div>',
]
