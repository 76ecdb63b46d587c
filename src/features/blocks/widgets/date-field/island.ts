import { enhanceDateField } from '#framework/ui/browser/date-field.ts'

/** Gives the native field its calendar (requirements I4). */
export function mount(root: HTMLElement): void {
  const field = root.querySelector<HTMLInputElement>('input[type="date"]')
  const toggle = root.querySelector('button')
  if (field && toggle) enhanceDateField(field, toggle)
}
