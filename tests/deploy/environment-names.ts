import { readEnv } from '#base/platform/env.ts'

/** Every variable that the server reads. */
export function environmentNames(): Set<string> {
  const read = new Set<string>()
  readEnv(new Proxy({}, { get: (_target, name) => void read.add(String(name)) }))
  return read
}

/** Those of `names` that the server does not know; what nobody reads does nothing. */
export const unknownNames = (names: Iterable<string>): string[] => {
  const known = environmentNames()
  return [...names].filter((name) => !known.has(name))
}
