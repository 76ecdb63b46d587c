import { describeFields } from '#base/core/field/fields.ts'
import { NO_NAME, personName } from '#base/core/person.ts'
import {
  cleanPerson,
  namedPerson,
  personFaults,
  storedPerson,
  type PersonContent,
} from '#features/team/rules/person-content.ts'
import { PERSON_FIELDS } from '#features/team/rules/person-fields.ts'
import { linkFindings } from '../checks/link-findings.ts'
import type { Look } from '../checks/look.ts'
import { ownValue } from '../checks/option-values.ts'
import { copyFindings } from '../checks/text-findings.ts'
import type { Finding } from '../contract/finding.ts'
import { type PersonDraft, personDocuments } from '../contract/person-documents.ts'
import { optionChanges } from '../rules/option-changes.ts'
import type { Kind } from '../service/kind.ts'
import { type LiveText, textKind, textReading } from './text-kind.ts'

type PersonKind = Kind<PersonContent, LiveText<PersonContent>>

const READING = {
  kind: 'person',
  schema: storedPerson,
  blank: (name: string): PersonContent => ({ fields: namedPerson(name) }),
  titleOf: ({ fields }: PersonContent): string => personName(fields) || NO_NAME,
} as const

/** What it takes to read the draft of a person. */
export const PERSONS: Pick<PersonKind, 'live' | 'readDraft' | 'readRevision' | 'complete'> =
  textReading(READING)

/** The people of the firm: whoever is live stands wherever the team is shown. */
export const personKind = (): PersonKind =>
  textKind({
    ...READING,
    documents: personDocuments,

    received: async ({ fields }) => ({ fields: cleanPerson(fields) }),
    shown: ({ id, isLive }, { fields }) =>
      ({ text: { id, isLive }, fields }) satisfies Pick<PersonDraft, 'text' | 'fields'>,
    problems: async (_stores, _siteId, { fields }) =>
      Object.entries(personFaults(fields)).map(([name, message]) => ({
        widgetId: null,
        widget: '',
        field: DESCRIBED.find((field) => field.name === name)?.label ?? '',
        name,
        message,
      })),
    findings: async (look, { fields }) => {
      const values = DESCRIBED.map(({ kind, label, name }) =>
        ownValue(kind, label, Reflect.get(fields, name)),
      )
      return [
        ...(await linkFindings(values, await look.targets('', 'fr'))),
        ...(await copyFindings(look.reader.site, 'fr', values)),
        ...(await lostFindings(look, { fields })),
      ]
    },
    // Whoever is erased must not live on in the log: it has their name alone, which is taken out of it.
    told: () => ({}),
    async changes({ fields: before }, { fields: after }) {
      const changes = optionChanges(DESCRIBED, { ...before }, { ...after })
      return changes.length === 0
        ? []
        : [
            {
              kind: 'changed',
              widgetId: null,
              widget: 'La personne',
              words: '',
              place: '',
              changes,
            },
          ]
    },
  })

const DESCRIBED = describeFields(PERSON_FIELDS)

/** A portrait that the library has no more, an office that the firm has no more. */
async function lostFindings({ reader }: Look, { fields }: PersonContent): Promise<Finding[]> {
  const { photo, offices } = fields
  const known = await reader.media()
  const lost = offices.filter((key) => !reader.site.offices.some((office) => office.key === key))
  return [
    ...(photo !== '' && !known.has(photo)
      ? [
          finding(
            'media',
            '« Portrait » : ce fichier n’est plus dans la médiathèque ; les initiales prennent sa place.',
          ),
        ]
      : []),
    ...(lost.length > 0
      ? [
          finding(
            'fields',
            `« Bureaux » : le cabinet n’a plus de bureau « ${lost.join(' », « ')} ».`,
          ),
        ]
      : []),
  ]
}

const finding = (check: Finding['check'], sentence: string): Finding => ({
  check,
  severity: 'look',
  sentence,
  widgetId: null,
  widget: '',
})
