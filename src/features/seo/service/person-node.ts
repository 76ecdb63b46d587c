import type { FirmPerson } from '#base/core/person.ts'
import { dialled } from '#base/kit/text/dialled.ts'
import { firmId, type Named, officeId } from './firm.ts'

/** Somebody of the firm where a page presents them, with what it shows and nothing else. */
export function personNode(person: FirmPerson, named: Named) {
  const { text, email, phone, offices } = person
  const number = dialled(phone)
  const places = named.site.offices.filter(({ key }) => offices.includes(key))
  return {
    ...signingNode(person, named),
    ...(text ? { description: text } : {}),
    ...(email ? { email } : {}),
    ...(number ? { telephone: number } : {}),
    ...(places.length > 0
      ? { workLocation: places.map((office) => ({ '@id': officeId(named, office) })) }
      : {}),
  }
}

/** The same where they sign a text: who they are, under the one `@id` of theirs. */
export function signingNode(
  { id, name, role, photo, link }: FirmPerson,
  { origin }: Pick<Named, 'origin'>,
) {
  return {
    '@type': 'Person' as const,
    '@id': `${origin}/#personne-${id}`,
    name,
    ...(role ? { jobTitle: role } : {}),
    ...(photo ? { image: origin + photo.src } : {}),
    ...(link ? { sameAs: link } : {}),
    worksFor: { '@id': firmId(origin) },
  }
}
