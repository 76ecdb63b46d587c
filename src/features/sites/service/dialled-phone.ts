import { Refused } from '#base/kit/refused.ts'
import { phoneOf } from '#base/platform/phone.ts'
import { isSamePhone, type Phone } from '../rules/offices.ts'

/**
 * A telephone to keep, with what is dialled: the number that is read, unless whoever saves wrote another
 * one. Another number to read is another one to dial; a pair that nobody touched stays as it is.
 * @throws {Refused} at the field named, what can't be dialled
 */
export async function dialledPhone(
  { phonetotext, phonetolink }: Phone,
  former: Phone | undefined,
  fields: { text: string; link: string },
): Promise<Phone> {
  const written = { phonetotext, phonetolink }
  if (former && isSamePhone(former, written)) return written
  if (phonetotext === '') return { phonetotext: '', phonetolink: '' }
  const isWritten = phonetolink !== '' && phonetolink !== former?.phonetolink
  const dialled = await phoneOf(isWritten ? phonetolink : phonetotext)
  if (dialled !== null) return { phonetotext, phonetolink: dialled }
  const message =
    'Ce n’est pas un numéro que l’on peut composer : écrivez-le comme 01\u00A099\u00A000\u00A012\u00A034.'
  throw new Refused('invalid', message, {
    faults: { [isWritten ? fields.link : fields.text]: message },
  })
}
