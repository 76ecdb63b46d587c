import type { BlockFault } from '#base/core/page/shared-block.ts'
import {
  defineWidget,
  type ViewContext,
  type WidgetOutcome,
} from '#framework/widget-kit/define-widget.ts'
import { withOwnIds } from '#framework/widget-kit/own-ids.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/** What whoever edits the page reads in place of a block; visitors see nothing there. */
const WHY: Readonly<Record<BlockFault, string>> = {
  absent:
    'Ce bloc partagé n’est pas en ligne, ou il est dans la corbeille : les visiteurs ne voient rien ici.',
  language:
    'Ce bloc partagé est écrit dans une autre langue que la page : les visiteurs ne voient rien ici.',
  many: 'Cette page montre déjà vingt blocs partagés : les visiteurs ne voient pas celui-ci.',
}

/** A shared block: its widgets stand on the page as if they were the page’s own. */
export const widget = defineWidget({
  type: 'shared-block',
  title: 'Bloc partagé',
  sentence: 'Un bloc écrit une fois, montré sur plusieurs pages.',
  keywords: 'réutiliser',
  group: 'layout',
  options,
  async load({ block }, { runBlock }) {
    if (block === 0) return { state: 'empty', why: 'Choisissez le bloc à montrer ici.' }
    const ran = await runBlock(block)
    return typeof ran === 'string'
      ? { state: 'empty', why: WHY[ran] }
      : { state: 'ready', model: ran }
  },
  View: BlockView,
  inner: (widgets) => widgets,
  examples,
})

/** Each widget inside keeps its own error boundary, so it arrives as finished HTML. */
function BlockView({ model, view }: { model: WidgetOutcome[]; view: ViewContext }) {
  const html = model.map((inner) => inner.html(view)).join('')
  const times = model[0] && view.repeats?.get(model[0])
  const shown = times ? withOwnIds(html, times) : html
  return <div className="shared-block" dangerouslySetInnerHTML={{ __html: shown }} />
}
