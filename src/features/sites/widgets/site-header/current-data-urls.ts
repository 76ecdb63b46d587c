import { currentLinks } from '#base/core/address/current-link.ts'

/**
 * Elements that name their page in `data-url`, written by an editor (`link-dialog.tsx`, HTML) or a custom template, are
 * marked like the menus' links, which the server marked already. An accordion section that holds a
 * match opens (requirements B6).
 */
export function currentDataUrls(): void {
  const isCurrent = currentLinks(location.pathname)
  for (const element of document.querySelectorAll<HTMLElement>('[data-url]')) {
    const url = element.dataset['url'] ?? ''
    if (!isCurrent(url)) continue
    const isPage = new URL(url, location.href).pathname === location.pathname
    element.setAttribute('aria-current', isPage ? 'page' : 'true')
    for (const marked of [element, element.closest('li')])
      marked?.classList.add('current', 'active')
  }
  for (const section of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    if (section.querySelector('.current')) section.open = true
  }
}
