import './loader.scss'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { labels } from '#base/core/article/labels.ts'
import type { FeedProps } from './feed-facts.ts'
import type { FeedList } from './list-model.ts'
import { ListView } from './list-view.tsx'
import { liveList } from './live-list.ts'

/** A feed that draws itself anew in the browser. */
export interface LiveFeed {
  /**
   * Asks for the list of an address (its `?…`) and draws it in the place of the one that is shown;
   * nothing is drawn once `signal` is aborted. A failing call is told to the console (requirements
   * H2) and rejects.
   * @returns what to say aloud
   */
  draw(search: string, signal: AbortSignal): Promise<string>
}

/** Takes the list of a feed's root over, with the code that drew it on the server. */
export function liveFeed(root: HTMLElement, props: FeedProps): LiveFeed {
  const place = root.querySelector<HTMLElement>('[data-feed-live]')
  if (place === null) throw new Error('Un fil sans [data-feed-live] ne peut pas être repris.')
  const { culture } = props
  let fault: unknown = null
  const drawing = createRoot(place, {
    onUncaughtError: (error) => {
      fault = error
    },
  })

  return {
    async draw(search, signal) {
      try {
        const { template, list } = await liveList(props, search, signal)
        signal.throwIfAborted()
        const kept = withFoldAsItIs(list, place)
        flushSync(() => {
          drawing.render(<ListView list={kept} template={template} culture={culture} />)
        })
        if (fault !== null) throw fault
        return list.announcement
      } catch (cause) {
        if (!signal.aborted) console.error(labels(culture).importError)
        throw cause
      }
    },
  }
}

/** The visitor's own opening or closing of the filters outlives the list. */
function withFoldAsItIs(list: FeedList, place: HTMLElement): FeedList {
  const fold = place.querySelector('details')
  if (fold === null || list.filters === null) return list
  return { ...list, filters: { ...list.filters, isOpen: fold.open } }
}
