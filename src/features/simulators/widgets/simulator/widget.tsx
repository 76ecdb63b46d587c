import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { loadSimulator, typedParams } from './load.ts'
import { options } from './options.ts'
import { TOOLS } from './tools.ts'
import { SimulatorView } from './view.tsx'

/** One management calculation, computed as one types. */
export const widget = defineWidget({
  type: 'simulator',
  title: 'Simulateur',
  sentence: 'Un calcul que vos clients font eux-mêmes.',
  keywords: 'calculette tva emprunt',
  options,
  load: loadSimulator,
  figures: ({ tool }) => TOOLS[tool][1].figures,
  params: ({ tool }) => typedParams(TOOLS[tool][1]),
  View: SimulatorView,
  island: () => 'simulator',
  inner: ({ form }) => form,
  examples,
})
