import { renderToStaticMarkup } from 'react-dom/server'
import { drawPlayers } from '../../../rules/article-players.ts'
import type { FrameOrigin } from '#base/core/address/frame-origins.ts'
import { labels } from '#base/core/article/labels.ts'
import type { Culture } from '#base/kit/language.ts'
import { FrameBox } from '#framework/widget-kit/frame-box.tsx'

/**
 * Draws the outside players of an article's HTML as boxes that wait for a click (requirements E8),
 * and tells whose frames the page must let in. A player without title has the article's; no two
 * frames bear the same name.
 */
export function playerBoxes(
  html: string,
  article: { title: string; culture: Culture },
): { html: string; frames: FrameOrigin[] } {
  const { title, culture } = article
  const frames = new Set<FrameOrigin>()
  const names = new Map<string, number>()
  const drawn = drawPlayers(html, (player) => {
    frames.add(player.video.origin)
    const name = labels(culture).video(player.title || title)
    const count = (names.get(name) ?? 0) + 1
    names.set(name, count)
    return renderToStaticMarkup(
      <FrameBox
        kind="video"
        frame={player.video}
        title={count === 1 ? name : `${name} (${count})`}
        culture={culture}
      />,
    )
  })
  return { html: drawn, frames: [...frames] }
}
