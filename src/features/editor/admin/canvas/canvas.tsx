import { Box } from '@mui/material'
import { Puck } from '@puckeditor/core'
import { memo, useEffect, useLayoutEffect, useRef, useState, type ReactElement } from 'react'
import { giveNonce } from '#framework/admin/shell/nonce.ts'
import { fittingWidth } from './viewports.tsx'

interface CanvasProps {
  /** CSS pixels that the page believes to have; 0 until somebody chose. */
  width: number
  onFit(width: number): void
}

const Preview = memo(Puck.Preview)

/** The page at the chosen width; what does not fit is shown smaller. */
export function Canvas({ width, onFit }: CanvasProps): ReactElement {
  const box = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => {
      const { clientWidth, clientHeight } = element
      setRoom({ width: clientWidth, height: clientHeight })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // Puck writes its styles into the frame as soon as that is loaded.
    const onLoad = ({ target }: Event) => {
      if (!(target instanceof HTMLIFrameElement)) return
      target.title = 'Aperçu de la page'
      const view = target.contentWindow as (Window & typeof globalThis) | null
      if (view) giveNonce(view)
    }
    element.addEventListener('load', onLoad, true)
    return () => {
      observer.disconnect()
      element.removeEventListener('load', onLoad, true)
    }
  }, [])

  useEffect(() => {
    if (width === 0 && room.width > 0) onFit(fittingWidth(room.width))
  }, [width, room.width, onFit])

  const shown = width || 1280
  const scale = room.width > 0 ? Math.min(1, room.width / shown) : 1
  useEffect(() => {
    const frame = box.current?.querySelector('iframe')
    const root = frame?.contentDocument?.querySelector<HTMLElement>(':root')
    root?.style.setProperty('--editor-scale', String(scale))
  })

  return (
    <Box
      ref={box}
      sx={{ flex: 1, minWidth: 0, minHeight: 0, overflow: 'hidden', bgcolor: 'action.hover' }}
    >
      <div
        style={{
          width: shown,
          height: room.height / scale,
          transform: `scale(${scale})`,
          transformOrigin: '0 0',
          marginLeft: Math.max(0, (room.width - shown * scale) / 2),
        }}
      >
        <Preview />
      </div>
    </Box>
  )
}
