import { DayPicker } from 'react-day-picker'
import { enGB } from 'react-day-picker/locale/en-GB'
import { fr } from 'react-day-picker/locale/fr'
import { createRoot } from 'react-dom/client'
import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { typedDate } from '#base/kit/time/typed-date.ts'
import { isoDay, isWorkingDay } from '#base/kit/time/working-days.ts'
import './styles/date-picker.scss'

const LANGUAGES = {
  'fr-FR': { locale: fr, choose: 'Choisir une date' },
  'en-GB': { locale: enGB, choose: 'Choose a date' },
}

/** A date field and what stands around it. */
interface DateField {
  /** Keeps the value, `yyyy-mm-dd`. */
  native: HTMLInputElement
  /** Is seen and typed in. */
  typed: HTMLInputElement
  toggle: HTMLButtonElement
  culture: keyof typeof LANGUAGES
}

export interface DatePicker {
  /** Shows the calendar at the field's day; with `andEnter` the keyboard goes to that day. */
  open(andEnter: boolean): void
}

/**
 * The calendar of a date field: it opens under it and closes with a choice, Escape, a click
 * elsewhere or when the focus goes on (requirements I4).
 */
export function datePicker(field: DateField): DatePicker {
  const { native, typed, toggle } = field
  const panel = panelOf(field)
  const drawing = createRoot(panel)
  let opened = 0
  /** The focus comes back to the field after a choice: that opens nothing. */
  let isReturning = false

  const draw = (andEnter: boolean) => {
    const day = native.value ? fromIso(native.value) : undefined
    drawing.render(
      <Calendar key={`${opened} ${native.value}`} {...{ field, day, andEnter, choose }} />,
    )
  }
  const close = (andReturn: boolean) => {
    if (panel.hidden) return
    panel.hidden = true
    toggle.setAttribute('aria-expanded', 'false')
    drawing.render(null)
    if (!andReturn) return
    isReturning = true
    typed.focus()
    // What the focus calls for comes a moment later.
    setTimeout(() => {
      isReturning = false
    })
  }
  const choose = (day: Date | undefined) => {
    if (day) native.value = toIso(day)
    typed.value = typedDate(native.value)
    typed.setCustomValidity('')
    native.dispatchEvent(new Event('change', { bubbles: true }))
    close(true)
  }
  const holds = (place: EventTarget | null): boolean =>
    place instanceof Node && [panel, typed, toggle].some((part) => part.contains(place))

  typed.addEventListener('input', () => {
    if (panel.hidden) return
    // A whole date is the answer: what lies under the calendar is next.
    if (native.value) close(false)
    else draw(false)
  })
  document.addEventListener('pointerdown', ({ target }) => {
    if (!holds(target)) close(false)
  })
  document.addEventListener('focusin', ({ target }) => {
    if (!holds(target)) close(false)
  })
  for (const part of [panel, typed, toggle]) {
    part.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || panel.hidden) return
      event.stopPropagation()
      close(true)
    })
  }
  return {
    open(andEnter) {
      if (!andEnter && (isReturning || !panel.hidden || document.activeElement !== typed)) return
      opened += 1
      panel.hidden = false
      toggle.setAttribute('aria-expanded', 'true')
      draw(andEnter)
    },
  }
}

/** An empty panel after the field's button, so that Tab goes from one to the other. */
function panelOf({ toggle, culture }: DateField): HTMLElement {
  const panel = document.createElement('div')
  panel.className = 'date-picker'
  panel.role = 'dialog'
  panel.hidden = true
  panel.setAttribute('aria-label', LANGUAGES[culture].choose)
  toggle.after(panel)
  return panel
}

interface CalendarProps {
  field: DateField
  day: Date | undefined
  andEnter: boolean
  choose(day: Date | undefined): void
}

/** Weeks begin on Monday in both languages. */
function Calendar({ field, day, andEnter, choose }: CalendarProps) {
  const { locale } = LANGUAGES[field.culture]
  const { min, max, dataset } = field.native
  const { workingDays } = dataset
  const outside = [
    ...(min ? [{ before: fromIso(min) }] : []),
    ...(max ? [{ after: fromIso(max) }] : []),
    ...(workingDays === undefined ? [] : [(date: Date) => !isWorkingDay(calendarDay(date))]),
  ]
  const shown = day ?? (min ? fromIso(min) : undefined)
  return (
    <DayPicker
      mode="single"
      locale={locale}
      selected={day}
      {...(shown ? { defaultMonth: shown } : {})}
      disabled={outside}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor asked to go into the calendar.
      autoFocus={andEnter}
      showOutsideDays
      fixedWeeks
      onSelect={choose}
    />
  )
}

/** Midnight of a day here, as the calendar counts. */
function fromIso(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  return new Date(year, month - 1, day)
}

const calendarDay = (date: Date): CalendarDay => ({
  year: date.getFullYear(),
  month: date.getMonth() + 1,
  day: date.getDate(),
})

const toIso = (date: Date): string => isoDay(calendarDay(date))
