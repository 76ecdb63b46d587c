import { breadcrumb as trail } from '#base/core/page/breadcrumb.ts'
import { defineWidget, type ViewContext } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface Step {
  name: string
  href: string
  isCurrent: boolean
}

/** The way from the home page to this one (requirements B9). */
export const widget = defineWidget({
  type: 'breadcrumb',
  title: 'Fil d’Ariane',
  sentence: 'Le chemin de l’accueil à cette page.',
  keywords: 'navigation',
  group: 'layout',
  options,
  words: 'elsewhere',
  root: 'div',
  load({ include_current }, { tree, page, href }) {
    const steps: Step[] = trail([...tree], page.id)
      .map(({ id, name, path }) => ({
        name,
        href: href(path) ?? path,
        isCurrent: id === page.id,
      }))
      .filter((step) => include_current || !step.isCurrent)
    return steps.length > 1 ? { state: 'ready', model: steps } : { state: 'empty' }
  },
  View: BreadcrumbView,
  examples,
})

function BreadcrumbView({ model, view }: { model: Step[]; view: ViewContext }) {
  return (
    <nav aria-label={view.culture === 'en-GB' ? 'Breadcrumb' : 'Fil d’Ariane'}>
      <ol className="breadcrumb">
        {model.map(({ name, href, isCurrent }) => (
          <li key={href} className="breadcrumb-item">
            {isCurrent ? <span aria-current="page">{name}</span> : <a href={href}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
