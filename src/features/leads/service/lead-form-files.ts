import type { FormDefinition, FormError } from '#base/core/form.ts'
import { fileWords } from '#framework/forms/file-messages.ts'
import type { LeadFile } from '../rules/lead.ts'
import { harmlessName, refusalOf } from '#framework/forms/check-file.ts'
import type { IncomingFile } from '#framework/forms/incoming-file.ts'
import { isAsked } from './read-answers.ts'
import { createSemaphore } from '#base/platform/http/semaphore.ts'
import type { FormPost } from '#framework/forms/form-handler.ts'

/** Files that came with a form and can be taken. */
export interface ReadFiles {
  taken: { field: string; incoming: IncomingFile }[]
  /** As a lead says them, before they have a name on disk. */
  described: LeadFile[]
  errors: FormError[]
}

/** A file is looked at whole; those that wait are as many as lie on the disk, which is bounded. */
const looking = createSemaphore({ running: 2, waiting: Number.POSITIVE_INFINITY })

/**
 * The files that the form asks for; others were never asked for and are left where they are.
 * @throws what the disk said of one that it did not take
 */
export async function readFiles(
  { steps }: FormDefinition,
  { posted, culture }: FormPost,
): Promise<ReadFiles> {
  const words = fileWords(culture)
  const read: ReadFiles = { taken: [], described: [], errors: [] }
  for (const field of steps.flatMap(({ fields }) => fields)) {
    if (field.kind !== 'file' || !isAsked(field, posted.values)) continue
    const sent = posted.files.filter(({ field: name }) => name === field.name)
    const [file] = sent
    if (file === undefined) continue
    const wrong = sent.find(({ refusal }) => refusal !== null)?.refusal
    const refusal = wrong ? words[wrong] : await lookedAt(file.incoming, words)
    if (refusal !== null || file.incoming === null) {
      read.errors.push({ field: field.name, message: refusal ?? words.again })
      continue
    }
    read.taken.push({ field: field.name, incoming: file.incoming })
    read.described.push({
      stored: '',
      name: harmlessName(file.name),
      type: 'application/pdf',
      size: file.incoming.size,
    })
  }
  return read
}

const lookedAt = async (
  incoming: IncomingFile | null,
  words: Parameters<typeof refusalOf>[1],
): Promise<string | null> =>
  incoming && looking(async () => refusalOf({ bytes: await incoming.read(), isWhole: true }, words))
