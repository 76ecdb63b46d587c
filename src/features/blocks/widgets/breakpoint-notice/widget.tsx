import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/**
 * Tells the width class of the window; the shell adds it to the pages of super-admins and
 * developers (requirements I5). Hidden until the browser knows.
 */
export const widget = defineWidget({
  type: 'breakpoint-notice',
  title: 'Repère de largeur d’écran',
  sentence: 'Dit à quelle largeur d’écran la page est montrée.',
  group: 'developer',
  options,
  load: () => ({ state: 'ready', model: {} }),
  View: () => (
    <button type="button" className="breakpoint-notice" hidden>
      Breakpoint : xs
    </button>
  ),
  island: () => 'breakpoint-notice',
  examples,
})
