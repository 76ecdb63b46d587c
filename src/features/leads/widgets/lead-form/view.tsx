import { Form } from './form-view.tsx'
import type { LeadFormModel } from './model.ts'

/** A form with its title, or folded under it. */
export function LeadFormView({ model }: { model: LeadFormModel }) {
  const { title, canFold, isOpen } = model
  if (canFold && title) {
    return (
      <details className="form-fold" open={isOpen}>
        <summary>{title}</summary>
        <Form {...model} />
      </details>
    )
  }
  return (
    <>
      {title ? (
        <h2 className="form-title" id={`formulaire-${model.name}`}>
          {title}
        </h2>
      ) : null}
      <Form {...model} />
    </>
  )
}
