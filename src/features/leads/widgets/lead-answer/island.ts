import { forgetAnswers } from '#framework/ui/browser/kept-answers.ts'

/** What was typed has been received: the tab keeps it no longer. */
export function mount(root: HTMLElement): void {
  const form = root.querySelector<HTMLElement>('[data-form]')?.dataset['form']
  if (form) forgetAnswers(form)
}
