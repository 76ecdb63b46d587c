import { brokenImages } from '#ui/browser/broken-images.ts'
import { debug } from '#ui/browser/debug.ts'
import { hashAccordions } from '#ui/browser/hash-accordions.ts'
import { lazyImages } from '#ui/browser/lazy-images.ts'
import { tooltipsOnDemand } from '#ui/browser/tooltips-on-demand.ts'
import { topLinks } from '#ui/browser/top-link.ts'

/** What an island's file exports: takes over the root that the server drew. */
interface Island {
  mount(root: HTMLElement): void
}

const islands = import.meta.glob<Island>('../widgets/*/island.{ts,tsx}')

const loaderOf = (name: string) =>
  islands[`../widgets/${name}/island.ts`] ?? islands[`../widgets/${name}/island.tsx`]

/** Prints what the server could not (requirements H2, C6), then starts every island, in order. */
for (const root of document.querySelectorAll<HTMLElement>('[data-widget-id]')) {
  for (const line of root.dataset['console']?.split('\n') ?? []) console.error(line)
}
for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const load = loaderOf(root.dataset['island'] ?? '')
  void load?.().then((island) => {
    island.mount(root)
    debug('Îlot démarré :', root.dataset['island'], root.dataset['widgetId'])
  })
}

lazyImages()
brokenImages()
topLinks()
hashAccordions()
tooltipsOnDemand()
if (document.querySelector('[data-token-href]')) {
  void import('#ui/browser/link-tokens.ts').then(({ tokenizeLinks }) => tokenizeLinks())
}
