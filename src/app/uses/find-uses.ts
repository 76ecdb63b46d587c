import type { Target } from '#base/core/field/uses.ts'
import type { Uses } from '#base/core/field/used-in.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { giveWay } from '#base/platform/db/give-way.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { type Naming, namings, type StoredWidget } from '#framework/widget-kit/widget-uses.ts'
import type { Tables } from '#app/tables.ts'
import { type Place, storedRows } from './stored-rows.ts'
import { tellPlaces } from './tell-places.ts'
import { type Wanted, wantedKind, wantedTargets } from './wanted.ts'

/** Says where things are used by looking through what is stored when somebody asks (decision 028). */
export interface FindUses extends Uses {
  /** The first widget that names something, by itself. */
  firstWidget(siteId: number, target: Target): Promise<StoredWidget | null>
}

export function findUses(db: Db<Tables>, widgets: Widgets): FindUses {
  const named = namings(widgets)

  async function* walk(siteId: number, wanted: Wanted): AsyncGenerator<Naming & { place: Place }> {
    for await (const { place, fields, values } of storedRows({ db, siteId, wanted })) {
      await giveWay()
      for (const naming of named(fields, values)) {
        if (!wanted.has(naming.target)) continue
        const { widget } = naming
        yield { ...naming, place: widget ? { ...place, widgetId: widget.id } : place }
      }
    }
  }

  return {
    async of({ siteId, session: { role } }, targets) {
      const places: Place[] = []
      for await (const { place } of walk(siteId, wantedTargets(widgets, targets))) {
        places.push(place)
      }
      const tell = await tellPlaces(db, { siteId, role, places })
      return tell(places)
    },

    async ofKind({ siteId, session: { role } }, kind) {
      const found = new Map<string, Place[]>()
      for await (const { place, target } of walk(siteId, wantedKind(widgets, kind))) {
        const known = found.get(target.ref)
        if (known) known.push(place)
        else found.set(target.ref, [place])
      }
      const tell = await tellPlaces(db, { siteId, role, places: [...found.values()].flat() })
      return new Map([...found].map(([ref, places]) => [ref, tell(places)]))
    },

    async firstWidget(siteId, target) {
      for await (const { widget } of walk(siteId, wantedTargets(widgets, [target]))) {
        if (widget) return widget
      }
      return null
    },
  }
}
