import { z } from 'zod'
import { personName } from '#base/core/person.ts'
import { dialled } from '#base/kit/text/dialled.ts'
import { foldedEmail } from '#base/kit/text/email.ts'
import { fold } from '#base/kit/text/fold.ts'
import { parseStored } from '#base/platform/db/stored-json.ts'
import type { Person } from '#features/leads/rules/lead.ts'
import type { StoredContent, ContentPlace } from '#features/publishing/store/document-contents.ts'
import type { PersonFields } from '#features/team/rules/person-fields.ts'
import { readPerson } from '#features/team/rules/shown-team.ts'

/** Who is asked for: somebody of the team may have left neither address nor number. */
export type Asked = Person | { name: string }

/** What is kept of somebody of the firm's team, who may have left it long ago. */
export interface TeamPerson {
  id: number
  name: string
  /** How many contents lie where. */
  places: Partial<Record<ContentPlace, number>>
  /** All that was ever written of them and is kept, each once, newest last. */
  contents: PersonFields[]
}

/** Whoever of the team is meant, by anything that is kept of them. */
export function teamPersons(kept: readonly StoredContent[], whom: Asked): TeamPerson[] {
  return [...Map.groupBy(kept, ({ key }) => key.ref)].flatMap(([ref, all]) => {
    const contents = all.flatMap(({ place, content }) =>
      place === 'trash' ? trashedContents(content) : (readPerson(content) ?? []),
    )
    if (!contents.some((fields) => isMeant(fields, whom))) return []
    const places: TeamPerson['places'] = {}
    for (const { place } of all) places[place] = (places[place] ?? 0) + 1
    const different = new Map(contents.map((fields) => [JSON.stringify(fields), fields]))
    const name = contents.map(personName).find((one) => one !== '') ?? ''
    return [{ id: Number(ref), name, places, contents: [...different.values()] }]
  })
}

function isMeant(fields: PersonFields, whom: Asked): boolean {
  if ('name' in whom) return fold(personName(fields)) === fold(whom.name)
  return 'email' in whom
    ? foldedEmail(fields.email) === foldedEmail(whom.email)
    : dialled(fields.phone) === whom.phone
}

const trashed = z.object({ content: z.string(), draft: z.string() })

/** The trash keeps what was live and what was being written. */
function trashedContents(text: string): PersonFields[] {
  const read = parseStored(trashed, text)
  if ('reason' in read) return []
  return [read.value.content, read.value.draft].flatMap((content) => readPerson(content) ?? [])
}

/** Addresses and numbers that they are known by. */
export const reachedBy = ({ contents }: Pick<TeamPerson, 'contents'>): string[] =>
  contents.flatMap(({ email, phone }) => [foldedEmail(email), dialled(phone)])
