import { fetchFile } from './shell/http.ts'

/**
 * Fetches a file of the interface and hands it to the browser's own saving; a refusal becomes the
 * server's sentence instead of a file that holds it. @throws {Refused}
 */
export async function download(path: string, name: string): Promise<void> {
  const address = URL.createObjectURL(await fetchFile(path))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
