import type { ReactElement, ReactNode } from 'react'
import { useEditing, useEditorParts } from '../state/editor-context.ts'
import { useChosen } from '../state/use-puck.ts'
import { actionsOf } from './widget-actions.tsx'
import { widgetTitle } from '../state/widget-name.ts'

interface WidgetBarProps {
  children: ReactNode
  /** Chooses the widget around this one. */
  parentAction: ReactNode
}

/** The bar over the chosen widget, in the preview: drawn there, so that it carries its own looks. */
export function WidgetBar({ parentAction }: WidgetBarProps): ReactElement {
  const editing = useEditing()
  const { descriptions } = useEditorParts()
  const widget = useChosen()
  if (!widget) return <></>
  const { id } = widget.props
  return (
    <div className="editor-bar" role="toolbar" aria-label="Widget choisi">
      {parentAction}
      <span className="editor-bar-name">{widgetTitle(widget, descriptions)}</span>
      {actionsOf(editing, id).map(({ label, icon: Icon, keys, run }) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-keyshortcuts={keys}
          onClick={(event) => {
            event.stopPropagation()
            run(editing, id)
          }}
        >
          <Icon />
        </button>
      ))}
    </div>
  )
}
