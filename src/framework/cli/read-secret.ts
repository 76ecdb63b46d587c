import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/**
 * A secret from the person at the terminal, unseen while it is typed, or without a question the
 * first line of the standard input. `null` when there is nobody to ask.
 */
export async function readSecret(question: string | null): Promise<string | null> {
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
