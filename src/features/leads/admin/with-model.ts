/**
 * An answer with a ready answer in it: in place of what nobody typed, else after what is typed, without a second greeting.
 * @param beginning what stands there of itself
 */
export function withModel(text: string, model: string, beginning: string): string {
  const greeting = beginning.trim()
  const typed = text.trim()
  if (typed === '' || typed === greeting) return model
  const isGreeted = typed.startsWith(greeting) && model.startsWith(greeting)
  const added = (isGreeted ? model.slice(greeting.length) : model).trim()
  return added === '' ? text : `${text.trimEnd()}\n\n${added}`
}
