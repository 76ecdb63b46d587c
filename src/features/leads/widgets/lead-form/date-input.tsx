import type { Culture } from '#base/kit/language.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { WORDS } from './messages.ts'

interface DateInputProps {
  id: string
  name: string
  label: string
  culture: Culture
  value: string
  required: boolean | undefined
  min: string | undefined
  max: string | undefined
  /** Only working days can be chosen. */
  workingDays?: boolean
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** The browser's own date field, and the button of the calendar that a script brings. */
export function DateInput({ label, culture, value, workingDays, ...attributes }: DateInputProps) {
  return (
    <div className="date-field-box">
      <input
        type="date"
        {...attributes}
        defaultValue={value}
        data-working-days={workingDays ? '' : undefined}
      />
      <button type="button" hidden aria-haspopup="dialog" aria-expanded="false">
        <Icon name="calendar3" />
        <span className="visually-hidden">{`${WORDS[culture].calendar}, ${label}`}</span>
      </button>
    </div>
  )
}
