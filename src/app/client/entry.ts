import { brokenImages } from '#framework/ui/browser/broken-images.ts'
import { debug } from '#framework/ui/browser/debug.ts'
import { hashAccordions } from '#framework/ui/browser/hash-accordions.ts'
import { lazyImages } from '#framework/ui/browser/lazy-images.ts'
import { tooltipsOnDemand } from '#framework/ui/browser/tooltips-on-demand.ts'
import { topLinks } from '#framework/ui/browser/top-link.ts'

/** What an island's file exports: takes over the root that the server drew. */
interface Island {
  mount(root: HTMLElement): void
}

/** By the folder that each lies in: the widget's type. */
const islands = new Map(
  Object.entries(
    import.meta.glob<Island>('./*/widgets/*/island.{ts,tsx}', { base: '../../features' }),
  ).map(([path, load]) => [path.split('/').at(-2), load]),
)

/** Prints what the server could not (requirements H2, C6), then starts every island, in order. */
for (const root of document.querySelectorAll<HTMLElement>('[data-widget-id]')) {
  for (const line of root.dataset['console']?.split('\n') ?? []) console.error(line)
}
for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  void islands
    .get(root.dataset['island'])?.()
    .then((island) => {
      island.mount(root)
      debug('Îlot', root.dataset['island'], root.dataset['widgetId'])
    })
}

lazyImages()
brokenImages()
topLinks()
hashAccordions()
tooltipsOnDemand()
const contents = document.querySelector('.article-contents')
if (contents) {
  void import('#framework/ui/browser/current-part.ts').then((parts) => parts.currentPart(contents))
}
if (document.querySelector('[data-token-href]')) {
  // Taken whole: what takes a module apart is built into more bytes.
  void import('#framework/ui/browser/link-tokens.ts').then((links) => links.tokenizeLinks())
}
