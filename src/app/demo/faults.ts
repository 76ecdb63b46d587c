import type { z } from 'zod'

/** What is wrong in a file of the demo, in French for whoever writes there. */
export interface DemoFault {
  /** Below `demo/`. */
  file: string
  /** From 1. */
  line: number
  message: string
}

/** The way to a value inside what one piece of YAML says. */
export type Path = readonly PropertyKey[]

/** Where values are written: their file, and the line of each. */
export interface Place {
  file: string
  lineOf(path: Path): number
}

/** The demo can't be read: everything that is wrong in it. */
export class BadDemo extends Error {
  override name = 'BadDemo'
  readonly faults: readonly DemoFault[]

  constructor(faults: readonly DemoFault[]) {
    super(`Le cabinet de démonstration ne peut pas être lu :\n${faults.map(asLine).join('\n')}`)
    this.faults = faults
  }
}

/** As an editor opens it: `demo/pages/contact.md:12 : …`. */
export const asLine = ({ file, line, message }: DemoFault): string =>
  `demo/${file}:${line} : ${message}`

/** Gathers faults, so that one reading tells them all. */
export class FaultList {
  readonly #faults: DemoFault[] = []

  add(place: Place, path: Path, message: string): void {
    this.#faults.push({ file: place.file, line: place.lineOf(path), message })
  }

  /** What a schema says of the value at `within`. */
  addIssue(place: Place, within: Path, issue: z.core.$ZodIssue): void {
    const path = [...within, ...issue.path]
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) {
        this.add(place, [...path, key], `« ${key} » n’a pas de sens ici : vérifiez son orthographe`)
      }
      return
    }
    const name = path.findLast((step) => typeof step === 'string') ?? place.file
    this.add(place, path, `« ${name} » : ${issue.message}`)
  }

  /** @throws {BadDemo} when there is one */
  throwIfAny(): void {
    if (this.#faults.length > 0) throw this.asError()
  }

  asError(): BadDemo {
    return new BadDemo(this.#faults)
  }
}
