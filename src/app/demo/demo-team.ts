import type { PersonFields } from '#features/team/rules/person-fields.ts'
import { namedPerson, personFaults } from '#features/team/rules/person-content.ts'
import type { WrittenDemo } from './demo-schema.ts'
import type { FaultList, Place } from './faults.ts'

/** Somebody of the demo firm, by number. */
export interface DemoPerson {
  id: number
  fields: PersonFields
}

/**
 * The people of the demo firm by their key, in their order.
 * @param first number of the first: they are counted after models and shared blocks, with which they share a table
 */
export function demoTeam(
  written: WrittenDemo['team.yaml'],
  first: number,
  place: Place,
  faults: FaultList,
): ReadonlyMap<string, DemoPerson> {
  return new Map(
    written.map(({ key, ...said }, index) => {
      const fields = { ...namedPerson(''), ...said }
      for (const [name, message] of Object.entries(personFaults(fields))) {
        faults.add(place, [index, name], message)
      }
      return [key, { id: first + index, fields }]
    }),
  )
}
