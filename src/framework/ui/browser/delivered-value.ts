/** A control that has a value of its own. */
export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the server wrote into a control, whatever was typed or restored since. */
export function deliveredValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((one) => one.defaultSelected) ?? options[0])?.value ?? ''
}
