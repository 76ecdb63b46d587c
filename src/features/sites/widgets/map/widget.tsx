import { typography } from '#base/kit/text/fr-typography.ts'
import { degrees } from '#base/core/field/field-formats.ts'
import { frameOrigin } from '#base/core/address/frame-origins.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { closingNotice } from '../../rules/closings.ts'
import { officePlan } from '../office-plan.ts'
import { mapFrame } from './map-frame.ts'
import { options } from './options.ts'
import { MapView, type MapModel } from './view.tsx'

/**
 * Drawn plan, address and way to an office; the outside map comes after a click only, and
 * `gmap_key` stays unused before it (requirements L1).
 */
export const widget = defineWidget({
  type: 'map',
  title: 'Plan et adresse',
  sentence: 'L’adresse d’un bureau, sur un plan, et le chemin pour s’y rendre.',
  keywords: 'carte itinéraire',
  group: 'media',
  options,
  root: 'section',
  load(values, { culture, site, media, now }) {
    const office = site.offices.find(({ key }) => !values.office || key === values.office)
    if (!office) return { state: 'empty' }
    const latitude = degrees(values.latitude, 90)
    const longitude = degrees(values.longitude, 180)
    const frame =
      latitude === null || longitude === null
        ? null
        : mapFrame({ latitude, longitude, scale: values.scale, marker: values.show_marker })
    const origin = frame && frameOrigin(frame.src)
    const closing = closingNotice(office.closings, { now, culture })
    const model: MapModel = {
      title: typography(culture).text(values.title),
      office,
      closing: closing.text,
      showDetails: values.show_details,
      plan: values.show_plan ? officePlan(office, { media }) : null,
      frame,
    }
    return { state: 'ready', until: closing.until, model, head: origin ? { frames: [origin] } : {} }
  },
  View: MapView,
  island: ({ frame }) => (frame ? 'frame-box' : null),
  examples,
})
