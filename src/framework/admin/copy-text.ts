/**
 * Puts a text on the clipboard. @returns whether it could be: a browser has none on a page that came without https,
 * and may refuse
 */
export async function copyText(text: string): Promise<boolean> {
  // The types know no page without https.
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard === undefined) return false
  return clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
