/** What this browser keeps of the filter: the part of an address behind « ? ». */
const KEY = 'agenda'

/** Comes back with what was chosen last; the choice stays in the browser and in the address. */
export function mount(root: HTMLElement): void {
  const form = root.querySelector<HTMLFormElement>('.deadlines-filter')
  if (!form) return
  const asked = choiceOf(new URLSearchParams(location.search))
  if (asked !== '') keep(asked)
  else if (location.search === '') {
    const last = choiceOf(new URLSearchParams(kept()))
    if (last !== '') location.replace(`${location.pathname}?${last}${location.hash}`)
  }
  form.addEventListener('submit', () =>
    keep(
      new URLSearchParams(
        [...form.querySelectorAll<HTMLInputElement>('[name="concerne"]:checked')].map(
          ({ value }) => ['concerne', value],
        ),
      ).toString(),
    ),
  )
  // What was not answered need not stand in the address.
  form.addEventListener('formdata', ({ formData }) => {
    const empty = [...formData].filter(([, value]) => value === '')
    for (const [name] of empty) formData.delete(name)
  })
  root.querySelector('[data-do="all"]')?.addEventListener('click', () => keep(''))
}

/** The concerns that parameters name, and nothing else of them. */
const choiceOf = (params: URLSearchParams): string =>
  new URLSearchParams(params.getAll('concerne').map((name) => ['concerne', name])).toString()

/** A browser that keeps nothing shows everything. */
function kept(): string {
  try {
    return localStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

function keep(choice: string): void {
  try {
    if (choice === '') localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, choice)
  } catch {
    // The address keeps it.
  }
}
