import type { FirmPerson } from '#base/core/person.ts'
import { personName } from '#base/core/person.ts'
import { DEMO_MEDIA, type MediaFacts, shownMedia } from '#base/core/media/media-file.ts'
import { frTypography } from '#base/kit/text/fr-typography.ts'
import { cleanPerson, personFaults, storedPerson } from './person-content.ts'
import type { PersonFields } from './person-fields.ts'

/** The team as pages show it. Whoever nobody can read, or who has no name, is not shown. */
export const shownTeam = (
  stored: readonly { id: number; content: string }[],
  media: ReadonlyMap<string, MediaFacts>,
): FirmPerson[] =>
  stored.flatMap(({ id, content }) => {
    const read = readPerson(content)
    return read && personName(read) !== '' ? [shownPerson(id, read, media)] : []
  })

/** Stored JSON text as somebody; `null` for what is none. */
export function readPerson(text: string): PersonFields | null {
  try {
    const read = storedPerson.safeParse(JSON.parse(text))
    return read.success ? cleanPerson(read.data.fields) : null
  } catch {
    return null
  }
}

/**
 * Somebody as pages show them, names and facts as French writes them (decision 076): what nobody could have published is
 * left out, whoever wrote the row.
 */
export function shownPerson(
  id: number,
  fields: PersonFields,
  media: ReadonlyMap<string, MediaFacts>,
): FirmPerson {
  const faults = personFaults(fields)
  const sound = (
    name: Exclude<keyof PersonFields, 'offices' | 'motifs' | 'firstName' | 'lastName' | 'photo'>,
  ) => (Object.hasOwn(faults, name) ? '' : fields[name].trim())
  const facts = media.get(fields.photo)
  const english = {
    role: sound('role_en'),
    text: sound('text_en'),
    languages: sound('languages_en'),
  }
  return {
    id,
    name: frTypography(personName(fields)),
    role: frTypography(sound('role')),
    text: sound('text'),
    // Those that came with the product are in no firm's library.
    photo:
      facts || fields.photo.startsWith(`${DEMO_MEDIA}/`) ? shownMedia(fields.photo, facts) : null,
    offices: fields.offices,
    email: sound('email'),
    phone: sound('phone'),
    link: sound('link'),
    registration: frTypography(sound('registration')),
    motifs: Object.hasOwn(faults, 'motifs') ? [] : fields.motifs,
    languages: frTypography(sound('languages')),
    english: Object.fromEntries(Object.entries(english).filter(([, said]) => said !== '')),
  }
}
