import './door.css'

/**
 * What the pages of the door do more with a script: a password can be looked at, a form is sent once, a wait is
 * counted, and the token of a mail's link is taken out of the address.
 */

const all = <E extends Element>(selector: string): E[] => [
  ...document.querySelectorAll<E>(selector),
]

/** A password that can be looked at, and that says when the capitals are locked. */
function passwordField(input: HTMLInputElement): void {
  const box = document.createElement('div')
  box.className = 'shown'
  const button = document.createElement('button')
  button.type = 'button'
  const show = (isShown: boolean) => {
    input.type = isShown ? 'text' : 'password'
    button.textContent = isShown ? 'Cacher' : 'Montrer'
    button.ariaLabel = isShown ? 'Cacher le mot de passe' : 'Montrer le mot de passe'
    button.ariaPressed = String(isShown)
  }
  show(false)
  button.addEventListener('click', () => show(input.type === 'password'))
  // What managers keep is a password.
  input.form?.addEventListener('submit', () => show(false))
  input.replaceWith(box)
  box.append(input, button)

  const note = document.createElement('p')
  note.className = 'help'
  note.ariaLive = 'polite'
  box.after(note)
  const look = (event: KeyboardEvent) => {
    note.textContent = event.getModifierState?.('CapsLock')
      ? 'Les majuscules sont verrouillées.'
      : ''
  }
  input.addEventListener('keydown', look)
  input.addEventListener('keyup', look)
  input.addEventListener('blur', () => (note.textContent = ''))
}

/** A form is sent once, and says that it is under way. */
function sentOnce(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('[data-sending]')
  if (button === null) return
  const words = button.textContent
  form.addEventListener('submit', () => {
    button.disabled = true
    button.textContent = button.dataset['sending'] ?? words
  })
  // Whoever comes back to the page finds it as it was.
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    button.disabled = false
    button.textContent = words
  })
}

/** « 45 s », « 2 min 05 s », as `frCountdown` says it: what the door shared with the back office would be another file to load. */
function clockOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = seconds % 60
  return minutes === 0
    ? `${rest}\u00A0s`
    : `${minutes}\u00A0min\u00A0${String(rest).padStart(2, '0')}\u00A0s`
}

/** Counts down until it may be tried again. */
function counted(alert: HTMLElement): void {
  const until = Date.now() + Number(alert.dataset['wait']) * 1000
  const button = document.querySelector<HTMLButtonElement>('[data-sending]')
  const line = document.createElement('strong')
  // The sentence is read once; the counting is for the eyes.
  line.ariaHidden = 'true'
  alert.querySelector('p')?.append(' ', line)
  const count = () => {
    const left = Math.max(0, Math.ceil((until - Date.now()) / 1000))
    line.textContent = left === 0 ? '' : `Nouvel essai dans ${clockOf(left)}.`
    if (button !== null) button.disabled = left > 0
    if (left === 0) clearInterval(timer)
  }
  const timer = setInterval(count, 1000)
  count()
}

/** The token leaves the address as soon as it is read: it is not kept in the history. */
function linked(form: HTMLFormElement): void {
  const fragment = location.hash.slice(1)
  const beginning = form.dataset['link'] ?? ''
  const token = form.querySelector<HTMLInputElement>('input[name="jeton"]')
  if (token === null || !fragment.startsWith(beginning)) return
  history.replaceState(history.state, '', location.pathname + location.search)
  token.value = fragment.slice(beginning.length)
  form.submit()
}

for (const input of all<HTMLInputElement>('input[type="password"]')) passwordField(input)
for (const form of all<HTMLFormElement>('form')) sentOnce(form)
for (const alert of all<HTMLElement>('[data-wait]')) counted(alert)
for (const form of all<HTMLFormElement>('form[data-link]')) linked(form)
