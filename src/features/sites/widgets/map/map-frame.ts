import type { OutsideFrame } from '#base/core/address/frame-origins.ts'

/** How much of the land the map shows: height in degrees of latitude, and OpenStreetMap's zoom. */
const SCALES = {
  street: { span: 0.004, zoom: 17 },
  town: { span: 0.03, zoom: 14 },
  region: { span: 0.5, zoom: 10 },
} as const

export type MapScale = keyof typeof SCALES

interface Place {
  /** Degrees, WGS 84. */
  latitude: number
  longitude: number
  scale: MapScale
  /** A pin on the place itself. */
  marker: boolean
}

/** Width of the frame over its height. */
const ASPECT = 8 / 5

/** The map of OpenStreetMap around a place, as a frame and as a page of its own. */
export function mapFrame({ latitude, longitude, scale, marker }: Place): OutsideFrame {
  const { span, zoom } = SCALES[scale]
  // Meridians come closer together towards the poles.
  const across = (span * ASPECT) / Math.max(0.1, Math.cos((latitude * Math.PI) / 180))
  const box = [
    longitude - across / 2,
    latitude - span / 2,
    longitude + across / 2,
    latitude + span / 2,
  ]
  const place = `${latitude},${longitude}`
  const frame = new URLSearchParams({
    bbox: box.map((side) => side.toFixed(5)).join(','),
    layer: 'mapnik',
    ...(marker ? { marker: place } : {}),
  })
  const page = marker ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return {
    service: 'OpenStreetMap',
    src: `https://www.openstreetmap.org/export/embed.html?${frame}`,
    href: `https://www.openstreetmap.org/${page}#map=${zoom}/${latitude}/${longitude}`,
  }
}
