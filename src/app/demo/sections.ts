import type { WrittenDemo } from './demo-schema.ts'
import type { FaultList, Place } from './faults.ts'
import type { WidgetReader, WrittenWidget } from './written-widget.ts'
import { ZONES, type Zones } from './zones.ts'

/** Ending of a section that its highest page is not part of. */
const BELOW = '/*'

/**
 * What stands around the pages of each section: zone by zone, that of the section with the longest
 * path.
 * @param paths of the pages of all languages
 * @returns by the path of a page
 */
export function sectionZones(
  sections: WrittenDemo['sections.yaml'],
  paths: ReadonlySet<string>,
  place: Place,
  reader: WidgetReader,
  faults: FaultList,
): (path: string) => Zones<WrittenWidget> {
  const read = Object.entries(sections)
    .map(([key, zones]) => {
      const isBelow = key.endsWith(BELOW)
      const top = isBelow ? key.slice(0, -BELOW.length) : key
      if (!paths.has(top)) faults.add(place, [key], `il n’y a pas de page à l’adresse « ${top} »`)
      const widgets: Zones<WrittenWidget> = {}
      for (const zone of ZONES) {
        const list = zones[zone]
        if (list !== undefined) widgets[zone] = reader.list(list, place, [key, zone])
      }
      return { top, isBelow, zones: widgets }
    })
    .toSorted((one, other) => one.top.length - other.top.length)
  return (path) => {
    const around: Zones<WrittenWidget> = {}
    for (const { top, isBelow, zones } of read) {
      if (path.startsWith(`${top}/`) || (path === top && !isBelow)) Object.assign(around, zones)
    }
    return around
  }
}
