import { z } from 'zod'
import { documentState, textDocument } from '#base/core/document.ts'
import { idParams } from '#framework/api/call.ts'
import { shownPersonFields, writtenPerson } from '#features/team/contract/team.ts'
import { documentsOf } from './documents.ts'
import { textCalls } from './texts.ts'

/** Somebody of the team as their editor opens them. */
const personDraft = documentState.extend({
  text: z.object({ id: z.number(), isLive: z.boolean() }),
  fields: shownPersonFields,
})
export type PersonDraft = z.infer<typeof personDraft>

const rights = { look: 'team.read', write: 'team.write', publish: 'team.publish' } as const

/** The firm's people, in whatever language of the site they are shown. */
export const personDocuments = {
  ...documentsOf({
    kind: 'person',
    path: '/team/:id',
    params: idParams,
    keyOf: ({ id }) => textDocument('person', Number(id)),
    paramsOf: ({ ref }) => ({ id: ref }),
    rights,
    content: writtenPerson,
    bodyLimit: 64 * 1024,
    opened: personDraft,
    topics: ['team'],
  }),
  texts: textCalls({
    path: '/team',
    rights,
    topics: ['team'],
    languages: z.literal('').default(''),
  }),
}
