import { currentLinks } from '#domain/current-link.ts'

/**
 * Elements that name their page in `data-url`, written by an editor or a custom template, are
 * marked like the menus' links, which the server marked already. An accordion section that holds a
 * match opens (requirements B6).
 */
export function currentDataUrls(): void {
  const isCurrent = currentLinks(location.pathname)
  for (const element of document.querySelectorAll<HTMLElement>('[data-url]')) {
    if (!isCurrent(element.dataset['url'] ?? '')) continue
    element.setAttribute('aria-current', 'page')
    for (const marked of [element, element.closest('li')])
      marked?.classList.add('current', 'active')
  }
  for (const section of document.querySelectorAll<HTMLDetailsElement>('main details')) {
    if (section.querySelector('.current')) section.open = true
  }
}
