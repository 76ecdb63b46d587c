import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

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

/**
 * A secret from the person at the terminal, unseen while it is typed, or without a question the
 * first line of the standard input. `null` when there is nobody to ask.
 */
async function readSecret(question: string | null): Promise<string | null> {
  const { stdin, stderr } = process
  if (question === null) {
    for await (const line of createInterface({ input: stdin })) return line
    return ''
  }
  if (!stdin.isTTY) return null
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: stdin, output: silent, terminal: true })
  stderr.write(question)
  try {
    return await reader.question('')
  } finally {
    reader.close()
    stderr.write('\n')
  }
}
