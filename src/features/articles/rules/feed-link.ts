/**
 * The link of a filter or of a page of a list. The order `mo`, `page` and the missing page 1 give
 * one spelling to one list (requirements D3, D5); without `mo` and `page` it is the « Tous » link.
 * `path` carries no query; the script name is put in front by `withScriptName`.
 */
export function feedHref(
  path: string,
  query: { mo?: readonly string[] | null | undefined; page?: number | undefined } = {},
): string {
  const { mo, page } = query
  const parameters: string[] = []
  if (mo && mo.length > 0) parameters.push(`mo=${encodeURIComponent(JSON.stringify(mo))}`)
  if (page !== undefined && page > 1) parameters.push(`page=${page}`)
  return parameters.length > 0 ? `${path}?${parameters.join('&')}` : path
}
