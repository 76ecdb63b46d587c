import { CANVAS_FRAME } from '#base/core/document.ts'
import type { CanvasFrame } from '../frame/canvas-contract.ts'

/** Browsers that keep a document whose frame is moved. */
type Moving = Element & { moveBefore?(node: Node, child: Node | null): void }

/**
 * The frame that the document of the back office began with (`app/http/admin-document.ts`): given once, and for that
 * page alone.
 */
let begun = globalThis.document?.getElementById(CANVAS_FRAME) as CanvasFrame | null

/**
 * Puts a frame with a document of the site into an element.
 * @param onLoad its document is shown
 */
export function frameIn(holder: Moving, address: string, onLoad: () => void): CanvasFrame {
  const frame = taken(holder, address) ?? document.createElement('iframe')
  const isLoaded = frame.contentDocument?.readyState === 'complete' && frame.src !== ''
  frame.addEventListener('load', onLoad)
  frame.id = CANVAS_FRAME
  frame.inert = false
  frame.style.cssText = 'border:0;display:block;height:100%;width:100%'
  if (!frame.isConnected) {
    frame.src = address
    holder.append(frame)
  }
  if (isLoaded) onLoad()
  return frame
}

/** The frame of that page, where it is under way. */
function taken(holder: Moving, address: string): CanvasFrame | null {
  const frame = begun
  begun = null
  if (frame?.getAttribute('src') === address && frame.isConnected && holder.moveBefore) {
    holder.moveBefore(frame, null)
    return frame
  }
  frame?.remove()
  return null
}
