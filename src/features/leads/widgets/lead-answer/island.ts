import { forgetForm } from '#framework/ui/browser/form-memory.ts'

/** What was typed has been received: the tab keeps it no longer. */
export function mount(root: HTMLElement): void {
  const form = root.querySelector<HTMLElement>('[data-form]')?.dataset['form']
  if (form) forgetForm(form)
}
