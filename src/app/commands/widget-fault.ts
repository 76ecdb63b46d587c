import type { WidgetFault } from '#features/archive/store/rows/unread-values.ts'

/** By the widgets' own schemas; they are loaded when a widget is first asked about. */
export const widgetFault: WidgetFault = async (stored) => {
  const { widgetProblems } = await import('#features/publishing/checks/page-problems.ts')
  const { registry } = await import('#app/widgets.ts')
  const [first] = widgetProblems(registry, { id: 0, ...stored })
  if (first === undefined) return null
  return `${[first.widget, first.field].filter(Boolean).join(', ')} : ${first.message}`
}
