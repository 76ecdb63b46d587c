import { readSecret } from './read-secret.ts'

/** Where a command reads and writes; tests give their own. */
export interface Terminal {
  out(text: string): void
  err(text: string): void
  /** Whether colours may be used: a person reads it, and NO_COLOR is not set. */
  hasColours: boolean
  /** Whether a person watches what goes to `err`: a line may be written over. */
  isWatched?: boolean
  /** Asks for a secret, or reads it from the standard input without a question; `null`: nobody is there. */
  secret?(question: string | null): Promise<string | null>
}

/** What a command is given. */
export interface CommandContext {
  terminal: Terminal
  /** The environment as the system gives it, unchecked. */
  variables: Record<string, string | undefined>
  /** Folder of the project: where `dist` and `src` are. */
  root: string
  /** What is wrong with stored widgets; without it nobody looks into them. */
  widgetFault?: (widget: {
    type: string
    version: number
    options: string
  }) => Promise<string | null>
}

/** The terminal of this process (https://no-color.org). */
export const processTerminal = (): Terminal => ({
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  hasColours: process.stdout.isTTY && !process.env['NO_COLOR'],
  isWatched: process.stderr.isTTY,
  secret: readSecret,
})
