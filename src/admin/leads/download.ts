import { Refused } from '../http.ts'

/**
 * Fetches a file of the interface and hands it to the browser's own saving; a refusal becomes the
 * server's sentence instead of a file that holds it. @throws {Refused}
 */
export async function download(path: string, name: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-globals -- the browser asks its own server.
  const response = await fetch(`/admin/api${path}`)
  if (!response.ok) {
    const said: unknown = await response.json().catch(() => null)
    const message =
      typeof said === 'object' && said !== null && 'message' in said
        ? String(said.message)
        : 'Le fichier n’a pas pu être préparé : réessayez dans un instant.'
    throw new Refused(response.status, message, {})
  }
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
