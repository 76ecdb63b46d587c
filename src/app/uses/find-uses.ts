import type { Target } from '#base/core/field/uses.ts'
import type { Use, Uses, UsesQuestion } from '#base/core/field/used-in.ts'
import type { Db } from '#base/platform/db/db-handle.ts'
import { yieldToLoop } from '#base/platform/db/yield-to-loop.ts'
import type { Widgets } from '#framework/widget-kit/define-widget.ts'
import { type Naming, namings, type StoredWidget } from '#framework/widget-kit/widget-uses.ts'
import type { Tables } from '#app/tables.ts'
import { type Place, storedRows } from './stored-rows.ts'
import { tellPlaces } from './tell-places.ts'
import { type Wanted, wantedKind, wantedTargets } from './wanted.ts'

/** Says where things are used by looking through what is stored when somebody asks (decision 028). */
export interface FindUses extends Uses {
  /** Places by each of these that they use, under its `ref`; all are of one kind. */
  ofEach(question: UsesQuestion, targets: readonly Target[]): Promise<ReadonlyMap<string, Use[]>>
  /** The first widget that names something, by itself. */
  firstWidget(siteId: number, target: Target): Promise<StoredWidget | null>
}

export function findUses(db: Db<Tables>, widgets: Widgets): FindUses {
  const named = namings(widgets)

  async function* walk(siteId: number, wanted: Wanted): AsyncGenerator<Naming & { place: Place }> {
    for await (const { place, fields, values } of storedRows({ db, siteId, wanted })) {
      await yieldToLoop()
      for (const naming of named(fields, values)) {
        if (!wanted.has(naming.target)) continue
        const { widget } = naming
        yield { ...naming, place: widget ? { ...place, widgetId: widget.id } : place }
      }
    }
  }

  async function byRef(
    { siteId, session: { role } }: UsesQuestion,
    wanted: Wanted,
  ): Promise<ReadonlyMap<string, Use[]>> {
    const found = new Map<string, Place[]>()
    for await (const { place, target } of walk(siteId, wanted)) {
      const known = found.get(target.ref)
      if (known) known.push(place)
      else found.set(target.ref, [place])
    }
    const tell = await tellPlaces(db, { siteId, role, places: [...found.values()].flat() })
    return new Map([...found].map(([ref, places]) => [ref, tell(places)]))
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

    ofKind: (question, kind) => byRef(question, wantedKind(widgets, kind)),

    ofEach: (question, targets) => byRef(question, wantedTargets(widgets, targets)),

    async firstWidget(siteId, target) {
      for await (const { widget } of walk(siteId, wantedTargets(widgets, [target]))) {
        if (widget) return widget
      }
      return null
    },
  }
}
