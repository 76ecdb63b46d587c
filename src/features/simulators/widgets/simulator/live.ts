import { ordinalParts } from '#base/kit/text/ordinals.ts'
import { liveRules } from './live-rules.ts'
import { createBrowserRules } from './browser-rules.ts'
import { controlsOf, deliveredIn, fill, hashOf, namedIn, typedIn } from './live-fields.ts'
import { simulationText } from './simulation-text.ts'
import { type Figures, filledIn, type Simulation, type Tool, type Typed } from './tools/tool.ts'
import { answerPieces, detailPieces, faultOf, type Piece, sentenceOf } from './tree.ts'

/** Milliseconds after the last key before the result is drawn anew. */
const PAUSE = 250

/** Gives what a tool answers to what was typed; `failed` once the server has to be asked instead. */
type Solve = (typed: Typed, draw: (simulation: Simulation) => void, failed: () => void) => void

/**
 * Makes a drawn simulator answer at once. Nothing that is typed leaves the browser: the State's rules are asked
 * in a thread of its own, and the server only where that fails.
 */
export function live(simulator: HTMLElement, tool: Tool): void {
  const form = simulator.querySelector<HTMLFormElement>('.simulator-form')
  if (!form) return
  // Written by our own server into the page.
  const figures = JSON.parse(simulator.dataset['figures'] ?? '{}') as Figures
  const { asks } = tool
  if (!asks) {
    follow(simulator, form, tool, figures, (typed, answer) => answer(tool.simulate(typed, figures)))
    return
  }
  const name = simulator.dataset['tool'] ?? ''
  const rules = createBrowserRules()
  const now = () => new Date()
  form.addEventListener('focusin', () => rules.warm(), { once: true })
  const solve = liveRules({ tool: { ...tool, asks }, name, figures, rules, now })
  follow(simulator, form, tool, figures, solve)
}

function follow(
  simulator: HTMLElement,
  form: HTMLFormElement,
  tool: Tool,
  figures: Figures,
  solve: Solve,
): void {
  const names = Object.keys(tool.inputs)
  const initial = tool.initial(figures)
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown = hashOf(deliveredIn(form, names))
  /** Whether the server has to be asked; and whether it was meant to be, should it come to that. */
  let [isPosted, isSubmitted] = [false, false]

  const update = () => {
    clearTimeout(timer)
    const typed = typedIn(form, names)
    const hash = hashOf(typed)
    // What is drawn again can't be clicked meanwhile.
    if (hash === shown) return
    shown = hash
    const answer = (simulation: Simulation) => {
      if (hash !== shown) return
      show(simulator, form, names, simulation)
      send(simulator, simulationText(tool, typed, simulation), hash)
    }
    solve(typed, answer, () => {
      isPosted = true
      if (isSubmitted) form.requestSubmit()
    })
  }
  const fromHash = () => {
    const given = namedIn(location.hash, names)
    if (!given) return
    fill(form, filledIn(tool, given, figures))
    isSubmitted = true
    update()
  }
  const address = () => `${location.origin}${location.pathname}#${hashOf(typedIn(form, names))}`

  form.addEventListener('input', () => {
    isSubmitted = false
    clearTimeout(timer)
    timer = setTimeout(update, PAUSE)
  })
  // A field that is left for a button changes before the button is clicked: the result waits.
  form.addEventListener('change', () => history.replaceState(history.state, '', address()))
  form.addEventListener('submit', (event) => {
    isSubmitted = true
    if (isPosted) return
    event.preventDefault()
    update()
    history.replaceState(history.state, '', address())
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (wrong) wrong.focus()
    else simulator.querySelector('.simulator-answer')?.scrollIntoView({ block: 'nearest' })
  })
  actions(simulator, {
    reset() {
      fill(form, initial)
      update()
      history.replaceState(history.state, '', location.pathname)
      form.querySelector<HTMLElement>('input, select')?.focus()
    },
    copy: () => navigator.clipboard.writeText(address()),
    print: () => window.print(),
  })
  addEventListener('hashchange', fromHash)
  fromHash()
  // What was typed before the script came, or that the browser restored.
  update()
}

function show(
  simulator: HTMLElement,
  form: HTMLFormElement,
  names: readonly string[],
  simulation: Simulation,
): void {
  const idOf = (field: string) =>
    form.querySelector(`[data-field="${field}"] [id]:not([id$="-aide"])`)?.id ?? ''
  draw(simulator, 'answer', answerPieces(simulation, idOf))
  draw(simulator, 'details', detailPieces(simulation))
  say(simulator, 'sentence', sentenceOf(simulation))
  for (const name of names) {
    const message = faultOf(simulation, name)
    const place = form.querySelector<HTMLElement>(`[data-field="${name}"] .simulator-fault`)
    if (place && place.textContent !== message) {
      write(place, message)
      place.hidden = message === ''
    }
    for (const control of controlsOf(form, name)) {
      if (message) control.setAttribute('aria-invalid', 'true')
      else control.removeAttribute('aria-invalid')
    }
  }
}

const partOf = (simulator: HTMLElement, part: string) =>
  simulator.querySelector<HTMLElement>(`[data-part="${part}"]`)

/** Draws a part anew; what the visitor unfolded stays open. */
function draw(simulator: HTMLElement, part: string, pieces: readonly Piece[]): void {
  const place = partOf(simulator, part)?.firstElementChild
  if (!place) return
  const open = [...place.querySelectorAll('details')].map((fold) => fold.open)
  place.replaceChildren(...drawn(pieces, inDocument))
  place.querySelectorAll('details').forEach((fold, index) => {
    fold.open = open[index] ?? false
  })
}

/** The same words are not said twice. */
function say(simulator: HTMLElement, part: string, text: string): void {
  const place = partOf(simulator, part)
  if (place && place.textContent !== text) write(place, text)
}

const write = (place: HTMLElement, text: string): void =>
  place.replaceChildren(...drawnText(text, inDocument))

/** Gives the figures to the form that sends them, and the way back to them if it returns. */
function send(simulator: HTMLElement, text: string, hash: string): void {
  const form = simulator.querySelector<HTMLFormElement>('form[data-form="simulation"]')
  const place = form?.querySelector<HTMLTextAreaElement>('textarea[name="chiffres"]')
  if (!form || !place) return
  place.value = text
  place.readOnly = text !== ''
  const url = new URL(form.action)
  url.hash = hash
  form.action = url.href
}

/** What the links and buttons of a simulator do. */
function actions(
  simulator: HTMLElement,
  { reset, copy, print }: { reset(): void; copy(): Promise<void>; print(): void },
): void {
  const on = (name: string, act: (event: Event) => void) =>
    simulator.querySelector(`[data-do="${name}"]`)?.addEventListener('click', act)
  on('reset', (event) => {
    event.preventDefault()
    reset()
  })
  on('print', print)
  on('copy', () => {
    say(simulator, 'said', '')
    copy().then(
      () => say(simulator, 'said', 'Le lien est copié, avec vos chiffres.'),
      () =>
        say(
          simulator,
          'said',
          'Le lien n’a pas pu être copié\u00A0: prenez-le dans la barre d’adresse.',
        ),
    )
  })
  const tools = simulator.querySelector<HTMLElement>('.simulator-tools')
  if (tools) tools.hidden = false
}

/** What drawing needs of a document: a test brings its own. */
export interface Drawing<N> {
  element(tag: string, attributes: Readonly<Record<string, string>>, children: N[]): N
  text(text: string): N
}

/** Draws pieces with what a document gives. */
export const drawn = <N>(pieces: readonly Piece[], drawing: Drawing<N>): N[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === 'string') return drawnText(piece, drawing)
    const { tag, className, attributes, children } = piece
    return drawing.element(
      tag,
      { ...(className ? { class: className } : {}), ...attributes },
      drawn(children, drawing),
    )
  })

/** A text as the server draws it: the letters of its ordinals are raised. */
const drawnText = <N>(words: string, drawing: Drawing<N>): N[] =>
  ordinalParts(words).map(({ text, isRaised }) =>
    isRaised ? drawing.element('sup', {}, [drawing.text(text)]) : drawing.text(text),
  )

/** The browser's own document. */
const inDocument: Drawing<Node> = {
  text: (text) => document.createTextNode(text),
  element(tag, attributes, children) {
    const node = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
    node.append(...children)
    return node
  },
}
