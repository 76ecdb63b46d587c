import { createUsePuck } from '@puckeditor/core'
import type { JSX } from 'react'
import { useEditorParts } from '../state/editor-context.ts'
import type { PuckPage } from '../state/page-data.ts'
import { Around, LIST, type SlotComponent } from './widget-view.tsx'

const usePuck = createUsePuck()

/** Pixels of a zone without widgets. */
const EMPTY_ZONE = 44

interface PageViewProps {
  zones: { at: string; title?: string; content: SlotComponent }[]
}

/** The zones of the page as the site lays them out (app/website/render/page-parts.ts), the empty ones as lines. */
export function PageView({ zones }: PageViewProps): JSX.Element {
  const { surface } = useEditorParts()
  const filled = usePuck(({ appState }) =>
    (appState.data as PuckPage).root.props.zones
      .filter(({ content }) => content.length > 0)
      .map(({ at }) => at)
      .join('\n'),
  ).split('\n')
  const isFilled = (zone: string) => filled.includes(zone)
  const draw = (zone: string, around: 'band' | 'hero' | 'nothing', className = '') => {
    const found = zones.find(({ at }) => at === zone)
    if (!found) return null
    const content = found.content({ className, minEmptyHeight: EMPTY_ZONE, ...LIST })
    return (
      <Around key={zone} value={around}>
        {isFilled(zone) ? null : <p className="editor-zone-name">{found.title}</p>}
        {content}
      </Around>
    )
  }
  if (!surface.isPage) {
    return (
      <main aria-label="Partie du site" className="editor-part">
        {zones.map(({ at }) => draw(at, 'nothing'))}
      </main>
    )
  }
  const hasAside = isFilled('aside')
  return (
    <main aria-label="Page du site">
      {draw('hero', 'hero')}
      <div className={isFilled('top') ? 'band band-top' : ''}>
        <div className="container">{draw('top', 'nothing')}</div>
      </div>
      <div className={hasAside ? 'container zones' : ''}>
        <div className={hasAside ? 'row' : ''}>
          <div className={hasAside ? 'col-12 col-lg-8' : ''}>
            {draw('content', hasAside ? 'nothing' : 'band', hasAside ? 'zone zone-content' : '')}
          </div>
          <div className={hasAside ? 'col-12 col-lg-4' : 'container'}>
            {draw('aside', 'nothing', hasAside ? 'zone zone-aside' : '')}
          </div>
        </div>
      </div>
      {draw('bottom', 'band')}
      {zones
        .filter(({ at }) => !KNOWN.has(at))
        .map(({ at }) => (
          <div key={at} className="container editor-other-zone">
            {draw(at, 'nothing')}
          </div>
        ))}
    </main>
  )
}

const KNOWN = new Set(['hero', 'top', 'content', 'aside', 'bottom'])
