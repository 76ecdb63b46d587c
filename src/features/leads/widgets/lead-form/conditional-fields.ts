/** Answers that are chosen to a control of a form, by its name. */
const chosen = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).filter((value) => typeof value === 'string')

/**
 * Fields that hang on another's answer come and go with it; one that is away is not sent. Without
 * script they all stand there and say when they are to be filled in.
 */
export function followConditions(form: HTMLFormElement): void {
  const boxes = [...form.querySelectorAll<HTMLElement>('[data-when]')]
  const follow = () => {
    for (const box of boxes) {
      const answers = (box.dataset['whenIs'] ?? '').split(' ')
      const isAsked = chosen(form, box.dataset['when'] ?? '').some((one) => answers.includes(one))
      box.hidden = !isAsked
      for (const control of box.querySelectorAll<HTMLInputElement>('[name]')) {
        control.disabled = !isAsked
      }
    }
  }
  form.addEventListener('change', follow)
  follow()
}
