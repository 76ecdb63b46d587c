import { actionLink } from '#base/core/address/action-link.ts'
import { getWithin } from './background-request.ts'
import { pageConfiguration } from './page-configuration.ts'
import { drawList, type Suggested } from './suggestion-list.ts'
import './styles/suggestions.scss'

/** Milliseconds without a key before the server is asked. */
const PAUSE = 150

/** Seconds for which an answer may be kept. */
const FRESH = 60

/** Pixels between the field and its list. */
const GAP = 6

/** Letters that are worth asking for. */
const MIN_LETTERS = 2

const WORDS = {
  fr: {
    list: 'Suggestions',
    none: 'Aucune suggestion',
    count: (count: number) => `${count} ${count < 2 ? 'suggestion' : 'suggestions'}`,
    all: (count: number) => `Voir les ${count} résultats`,
  },
  en: {
    list: 'Suggestions',
    none: 'No suggestion',
    count: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
    all: (count: number) => `See all ${count} results`,
  },
}

interface Answer {
  suggestions: Suggested[]
  count: number
}

let lists = 0

/** Makes a field a combobox; its list box, and what says how many there are. */
function combobox(field: HTMLInputElement, label: string) {
  const list = document.createElement('div')
  list.className = 'suggestions'
  list.id = `suggestions-${(lists += 1)}`
  list.role = 'listbox'
  list.ariaLabel = label
  list.hidden = true
  const voice = document.createElement('div')
  voice.className = 'visually-hidden'
  voice.role = 'status'
  field.role = 'combobox'
  field.setAttribute('aria-autocomplete', 'list')
  field.setAttribute('aria-controls', list.id)
  field.ariaExpanded = 'false'
  return { list, voice }
}

/** Leads from one option to another, or to none: the field stays where the focus is. */
function choose(field: HTMLInputElement, former?: HTMLElement, option?: HTMLElement): void {
  former?.setAttribute('aria-selected', 'false')
  option?.setAttribute('aria-selected', 'true')
  option?.scrollIntoView({ block: 'nearest' })
  if (option) field.setAttribute('aria-activedescendant', option.id)
  else field.removeAttribute('aria-activedescendant')
}

async function answerTo(query: string, signal: AbortSignal): Promise<Answer> {
  const lang = document.documentElement.lang
  const address = actionLink(pageConfiguration().script_name, 'ajax/search/suggest')
  const url = `${address}?${new URLSearchParams({ query, lang })}`
  return (await getWithin(url, FRESH, signal)).json()
}

/** Where the form would lead. */
function resultsHref(form: HTMLFormElement | null, query: string): string {
  const url = new URL(form?.action ?? '', location.href)
  url.search = String(new URLSearchParams({ query }))
  return url.pathname + url.search
}

/**
 * Suggestions under a search field while one types: a combobox with a list box (WAI-ARIA). The form
 * works as before, and whatever fails here fails silently.
 */
export function suggestOn(field: HTMLInputElement): void {
  const { form, parentElement: place } = field
  if (!form || !place || field.role === 'combobox') return
  const words = WORDS[document.documentElement.lang === 'en' ? 'en' : 'fr']
  const { list, voice } = combobox(field, words.list)
  place.append(list, voice)

  let options: HTMLAnchorElement[] = []
  let active = -1
  let timer = 0
  let asking: AbortController | null = null

  const activate = (index: number) => {
    choose(field, options[active], options[index])
    active = index
  }
  const show = (open: boolean) => {
    list.hidden = !open
    list.style.top = `${field.offsetTop + field.offsetHeight + GAP}px`
    list.style.left = `${field.offsetLeft}px`
    field.ariaExpanded = String(open)
    activate(-1)
  }
  const close = () => {
    clearTimeout(timer)
    asking?.abort()
    show(false)
    voice.textContent = ''
  }

  async function ask(query: string): Promise<void> {
    asking?.abort()
    const mine = new AbortController()
    asking = mine
    try {
      const { suggestions, count } = await answerTo(query, mine.signal)
      if (mine.signal.aborted || document.activeElement !== field) return
      const rest = count > suggestions.length ? words.all(count) : ''
      options = drawList(list, suggestions, rest && { text: rest, href: resultsHref(form, query) })
      show(options.length > 0)
      voice.textContent = suggestions.length > 0 ? words.count(suggestions.length) : words.none
    } catch {
      if (!mine.signal.aborted) close()
    }
  }

  function typed(): void {
    clearTimeout(timer)
    const query = field.value.trim()
    if (query.length < MIN_LETTERS) return close()
    timer = window.setTimeout(() => void ask(query), PAUSE)
  }

  /** Whether the key was the list's. */
  function pressed(key: string): boolean {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (list.hidden && options.length > 0 && field.value.trim().length >= MIN_LETTERS) show(true)
      if (list.hidden) return false
      const { length } = options
      const step = key === 'ArrowDown' ? 1 : -1
      // One place more than there are options: back in the field.
      activate(((active + 1 + step + length + 1) % (length + 1)) - 1)
      return true
    }
    if (list.hidden) return false
    if (key === 'Escape') {
      close()
      return true
    }
    if (active < 0) return false
    if (key === 'Enter') options[active]?.click()
    else if (key === 'Home') activate(0)
    else if (key === 'End') activate(options.length - 1)
    else return false
    return true
  }

  field.addEventListener('input', typed)
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || !pressed(event.key)) return
    event.preventDefault()
    // The panel that the field stands in closes at the next Escape.
    event.stopPropagation()
  })
  field.addEventListener('blur', close)
  form.addEventListener('submit', close)
  // A click or a touch leaves the focus in the field until the link is followed.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  if (document.activeElement === field && field.value) typed()
}
