import { Box } from '@mui/material'
import { useTheme } from '@mui/material/styles'
import { useRef } from 'react'
import { type PagePictureProps, scaled } from '#framework/admin/page-picture.tsx'
import type { PageChange } from '../rules/page-diff.ts'

interface VersionFrameProps extends PagePictureProps {
  title: string
  changes: readonly PageChange[]
  /** The kind of change that only the other version has an element of. */
  without: 'added' | 'removed'
}

/** A version to be looked at: what changed is outlined and in sight, and nothing leads away from it. */
export function VersionFrame({ href, width, height, title, changes, without }: VersionFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const { palette } = useTheme()
  const colours = {
    added: palette.success.main,
    removed: palette.error.main,
    moved: palette.info.main,
    changed: palette.warning.main,
  }
  const outline = () => {
    const drawn = frame.current?.contentDocument
    if (!drawn) return
    drawn.addEventListener('click', stop, true)
    drawn.addEventListener('submit', stop, true)
    const changed = changes.flatMap(({ widgetId, kind }) => {
      const element = drawn.querySelector<HTMLElement>(`[data-widget-id="${widgetId}"]`)
      return element && kind !== without ? [{ element, kind }] : []
    })
    for (const { element, kind } of changed) frameIn(element, colours[kind])
    const tops = changed.map(({ element }) => element.getBoundingClientRect().top)
    if (tops.length > 0) drawn.defaultView?.scrollTo(0, Math.min(...tops) - ABOVE)
  }
  return (
    <Box sx={{ width, height, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is a page of this very site. */}
      <iframe
        ref={frame}
        title={title}
        src={href}
        loading="lazy"
        onLoad={outline}
        {...scaled(width, height)}
      />
    </Box>
  )
}

/** Above all that stands in the element, where an outline would lie below. */
function frameIn(element: HTMLElement, colour: string): void {
  const frame = element.ownerDocument.createElement('div')
  Object.assign(frame.style, {
    position: 'absolute',
    inset: '0',
    zIndex: '1000',
    border: `8px solid ${colour}`,
    borderRadius: '8px',
    pointerEvents: 'none',
  })
  if (getComputedStyle(element).position === 'static') element.style.position = 'relative'
  element.append(frame)
}

/** Pixels of the page that stay in sight above the first change. */
const ABOVE = 120

const stop = (event: Event): void => {
  event.preventDefault()
  event.stopPropagation()
}
