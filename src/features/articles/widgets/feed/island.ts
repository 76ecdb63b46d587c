import { isPlainClick } from '#framework/ui/browser/plain-click.ts'
import { addressKey } from './live/address-key.ts'
import type { FeedProps, ListOptions } from './feed-facts.ts'
import type { LiveFeed } from './live.tsx'
import { showLoadingOverlay } from '#framework/ui/browser/loading-overlay.ts'

const FILTER = 'a[data-filter]'
const LINKS = `${FILTER}, .pagination a[href]`

/** Tells the other feeds of the page that a click on one of them changed the address. */
const ADDRESS_CHANGED = 'feed-address'

/** What made the list change: a link of the feed, or another address. */
type Move = 'filter' | 'page' | 'address'

/**
 * Takes over the filters and the pagination of a feed: the list changes in its place, the address
 * with it (requirements D4, D5, D13). What draws it is only loaded when somebody is about to ask.
 */
export function mount(root: HTMLElement): void {
  const data = root.querySelector('script[data-feed-props]')?.textContent
  // Every link of a feed leads to a list of its own page.
  const pathname = root.querySelector<HTMLAnchorElement>(LINKS)?.pathname
  if (!data || pathname === undefined) return
  const props: FeedProps = JSON.parse(data)
  const live = loadedOnce(() => import('./live.tsx').then(({ liveFeed }) => liveFeed(root, props)))
  const voice = politeVoice(root)
  let shown = addressKey(location.search)
  let waiting: { request: AbortController; end: () => void } | null = null

  async function show(move: Move): Promise<void> {
    shown = addressKey(location.search)
    const focusWasInside = root.contains(document.activeElement)
    waiting?.request.abort()
    waiting?.end()
    voice.textContent = ''
    const request = new AbortController()
    waiting = { request, end: startLoader(root, props.options) }
    try {
      const feed = await live()
      const sentence = await feed.draw(location.search, request.signal)
      waiting.end()
      waiting = null
      voice.textContent = sentence
      readOn(root, move, focusWasInside)
    } catch {
      if (!request.signal.aborted) askTheServer(move)
    }
  }

  root.addEventListener('click', (event) => {
    const link = linkOf(event)
    if (link === null || !isPlainClick(event)) return
    event.preventDefault()
    // As a link to the page itself would: another spelling of the same list is no step of history.
    if (addressKey(link.search) === shown) history.replaceState(null, '', link.href)
    else history.pushState(null, '', link.href)
    void show(link.matches(FILTER) ? 'filter' : 'page')
    window.dispatchEvent(new Event(ADDRESS_CHANGED))
  })
  for (const near of ['pointerover', 'focusin']) {
    root.addEventListener(near, (event) => {
      // Whoever then clicks is told what failed.
      if (linkOf(event) !== null) live().catch(() => {})
    })
  }
  for (const change of ['popstate', ADDRESS_CHANGED]) {
    window.addEventListener(change, () => {
      const isHere = location.pathname === pathname
      if (isHere && addressKey(location.search) !== shown) void show('address')
    })
  }
  window.addEventListener('pagehide', () => waiting?.request.abort())
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && waiting !== null) void show('address')
  })
  openFilters(root)
}

/** A promise that is asked for when it is needed, and again after it failed. */
function loadedOnce(load: () => Promise<LiveFeed>): () => Promise<LiveFeed> {
  let loading: Promise<LiveFeed> | null = null
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null
      throw cause
    })
    return loading
  }
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(LINKS) : null

/** An empty element that screen readers listen to. */
function politeVoice(root: HTMLElement): HTMLElement {
  const voice = document.createElement('p')
  voice.className = 'visually-hidden'
  voice.setAttribute('role', 'status')
  root.append(voice)
  return voice
}

/**
 * Puts the reader where the new list begins: a page of a list starts at its top, a filter moves
 * nothing unless the top is out of sight. Back and Forward leave the browser where it went.
 */
function readOn(root: HTMLElement, move: Move, focusWasInside: boolean): void {
  const list = root.querySelector<HTMLElement>('.feed-list')
  if (list === null) return
  const focusWasLost = focusWasInside && !root.contains(document.activeElement)
  if (move !== 'address' || focusWasLost) list.focus({ preventScroll: true })
  const isAbove = list.getBoundingClientRect().top < 0
  if (move === 'page' || (move === 'filter' && isAbove)) {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches
    list.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' })
  }
}

/** The link's own way: the server draws the page. */
function askTheServer(move: Move): void {
  if (move === 'address') location.reload()
  else location.assign(location.href)
}

/** From `md` on filters never fold: whoever hears the page is told so too. */
function openFilters(root: HTMLElement): void {
  const fold = root.querySelector<HTMLDetailsElement>('.feed-filters-fold')
  if (fold && matchMedia('(min-width: 768px)').matches) fold.open = true
}

/**
 * Shows that a feed waits (requirements D13): the spinner over the list, which stays where it is,
 * so that nothing moves.
 * @returns what ends it
 */
function startLoader(root: HTMLElement, options: ListOptions): () => void {
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
