/** What every input of the back office takes, whatever the form around it. */
export interface InputProps<T> {
  /** French; what a screen reader says. */
  label: string
  help?: string | undefined
  value: T
  onChange(value: T): void
  /** Why the value is refused, as the server or the form says it. */
  error?: string | undefined
  disabled?: boolean | undefined
}
