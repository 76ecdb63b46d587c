import { createContext, use } from 'react'
import { createPortal } from 'react-dom'

/** The heading of a screen in the document. */
export const SCREEN_TITLE = 'screen-title'

/** The heading of the frame that a screen writes its title into; `null` before it stands. */
export const TitleSpot = createContext<HTMLElement | null>(null)

/** The title of a screen: the one `<h1>`, above whatever the screen shows. */
export const Title = ({ title }: { title: string }) => {
  const spot = use(TitleSpot)
  return spot && createPortal(title, spot)
}
