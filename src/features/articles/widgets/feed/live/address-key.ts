/** Parameters that a list is made of. */
const READ = ['mo', 'page', 'title']

/** What a query says to a list: two with the same key show the same. */
export function addressKey(search: string): string {
  const query = new URLSearchParams(search)
  return JSON.stringify(READ.map((name) => query.getAll(name)))
}
