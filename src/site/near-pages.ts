import { nearPages } from '#domain/near-pages.ts'
import type { PageNode } from '#domain/page.ts'
import type { Culture } from '#domain/site.ts'
import { escapeHtml } from './escape.ts'

const TITLE = { 'fr-FR': 'Ces pages s’en approchent', 'en-GB': 'These pages come close' }

/** Three pages near an address that leads nowhere (requirements A4). */
export function nearPagesHtml(
  tree: readonly PageNode[],
  path: string,
  culture: Culture,
  href: (path: string) => string | null,
): string {
  const pages = nearPages([...tree], path)
  if (pages.length === 0) return ''
  const items = pages.map(
    ({ path: target, name, description }) =>
      `<li class="child-page"><a class="child-page-link" href="${escapeHtml(href(target) ?? target)}">${escapeHtml(name)}</a>` +
      `<p>${escapeHtml(description)}</p></li>`,
  )
  return (
    `<div class="container near-pages"><h2>${TITLE[culture]}</h2>` +
    `<ul class="child-pages child-pages-cards">${items.join('')}</ul></div>`
  )
}
