import type { ReactElement, ReactNode } from 'react'
import { useEditing, useEditorParts } from '../state/editor-context.ts'
import { useChosen } from '../state/use-puck.ts'
import { useOneStop } from './use-one-stop.ts'
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
  const id = widget?.props.id ?? ''
  const actions = actionsOf(editing, id)
  const { toolbar, stop } = useOneStop(actions[0]?.label ?? '')
  if (!widget) return <></>
  return (
    <div className="editor-bar" role="toolbar" aria-label="Widget choisi" {...toolbar}>
      {parentAction}
      <span className="editor-bar-name">{widgetTitle(widget, descriptions)}</span>
      {actions.map(({ label, icon: Icon, keys, run }) => (
        <button
          key={label}
          type="button"
          title={label}
          aria-label={label}
          aria-keyshortcuts={keys}
          {...stop(label)}
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
