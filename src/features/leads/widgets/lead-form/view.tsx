import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { Text } from '#framework/widget-kit/text.tsx'
import { Form } from './form-view.tsx'
import type { LeadFormModel } from './model.ts'

/** A form with its title, or folded under it. */
export function LeadFormView({ model, view }: { model: LeadFormModel; view: ViewContext }) {
  const { title, canFold, isOpen } = model
  if (canFold && title) {
    return (
      <details className="form-fold" open={isOpen}>
        <summary {...view.mark('title')}>{title}</summary>
        <Form model={model} view={view} />
      </details>
    )
  }
  return (
    <>
      <Text view={view} path="title" as="h2" className="form-title" id={`formulaire-${model.name}`}>
        {title}
      </Text>
      <Form model={model} view={view} />
    </>
  )
}
