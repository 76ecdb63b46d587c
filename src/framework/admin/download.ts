import type { Call, InputArgument } from '#framework/api/call.ts'
import { fetchFile, pathOf } from './shell/http.ts'

/**
 * Fetches a file of the interface and hands it to the browser's own saving; a refusal becomes the
 * server's sentence instead of a file that holds it. @throws {Refused}
 */
export async function download<const C extends Call & { answer: 'file' }>(
  name: string,
  call: C,
  ...[input]: InputArgument<C>
): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(pathOf(call, input)))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
