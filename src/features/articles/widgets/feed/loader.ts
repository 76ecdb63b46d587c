import { showLoadingOverlay } from '#framework/ui/browser/loading-overlay.ts'
import type { ListOptions } from './feed-facts.ts'

/**
 * Shows that a feed waits (requirements D13): the spinner over the list, which stays where it is,
 * so that nothing moves.
 * @returns what ends it
 */
export function startLoader(root: HTMLElement, options: ListOptions): () => void {
  const loader = document.createElement('div')
  loader.className = `loader loader-${options.loader_style}`
  loader.setAttribute('aria-hidden', 'true')
  root.style.setProperty('--loader-height', `${options.loader_height}px`)
  loader.append(document.createElement('span'))
  root.querySelector('.feed-list')?.prepend(loader)
  root.dataset['state'] = 'loading'
  root.setAttribute('aria-busy', 'true')
  const endOverlay = options.loader_overlay ? showLoadingOverlay() : null
  return () => {
    loader.remove()
    root.dataset['state'] = 'ready'
    root.removeAttribute('aria-busy')
    endOverlay?.()
  }
}
