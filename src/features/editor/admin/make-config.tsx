import type { ComponentConfig, Config } from '@puckeditor/core'
import type { JSX } from 'react'
import type { WidgetDescription } from '#base/core/widget-preview.ts'
import { newName } from './state/copy-widget.ts'
import { UNKNOWN_TYPE } from './state/page-data.ts'
import { PageView } from './canvas/page-view.tsx'
import { type Descriptions, puckWidget } from './state/to-puck.ts'
import { WidgetView } from './canvas/widget-view.tsx'

const LISTS = { type: 'array', arrayFields: { content: { type: 'slot' } } } as const

/** Puck's configuration, made of what the server says of its widgets. */
export function makeConfig(descriptions: Descriptions): Config {
  const known = [...descriptions.values()].map((description): [string, ComponentConfig] => [
    description.type,
    component(description.title, freshProps(description, descriptions)),
  ])
  return {
    root: { fields: { zones: LISTS }, render: drawing(PageView) },
    components: Object.fromEntries([
      ...known,
      [UNKNOWN_TYPE, component('Widget inconnu', { slots: [] })],
    ]),
  }
}

const component = (label: string, defaultProps: Record<string, unknown>): ComponentConfig => ({
  label,
  inline: true,
  fields: { slots: LISTS },
  defaultProps,
  render: drawing(WidgetView),
  permissions: { duplicate: false, delete: false },
})

/** Puck hands out the props of the data it was given (`page-data.ts`), which its types can't know. */
const drawing = <Props,>(draw: (props: Props) => JSX.Element): ComponentConfig['render'] =>
  draw as unknown as ComponentConfig['render']

/** What a widget begins with when it is dragged in; the bar of the widget does the rest. */
function freshProps(
  { type, version, defaults }: WidgetDescription,
  descriptions: Descriptions,
): Record<string, unknown> {
  const { props } = puckWidget(
    { id: 0, type, version, options: { ...defaults } },
    descriptions,
    newName,
  )
  const { id: _id, ...rest } = props
  return rest
}
