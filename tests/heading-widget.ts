/** A heading as the editor sends it. */
export const heading = (id: number, text: string) => ({
  id,
  zone: 'content',
  type: 'heading',
  version: 1,
  options: { text },
})
