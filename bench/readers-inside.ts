import { HTML } from '../tests/readers/rows/html.ts'
import { PLAIN_TEXTS } from '../tests/readers/rows/plain-texts.ts'
import { RECEIVED } from '../tests/readers/rows/received.ts'
import { STORED } from '../tests/readers/rows/stored.ts'
import { VISITORS } from '../tests/readers/rows/visitors.ts'
import { held, MOST_ROUNDS } from '../tests/readers/measure.ts'

/** Milliseconds below which a shape is measured once. */
const SHORT = 25

/**
 * Prints as JSON, of each reader of the serving thread, which shape of the largest text that its border lets in
 * holds the loop longest, and for how many milliseconds.
 */
const worst: { name: string; shape: string; stretch: number }[] = []
const all = [...HTML, ...STORED, ...RECEIVED, ...VISITORS, ...PLAIN_TEXTS]
for (const { name, read, shapes, limit } of all.filter((one) => !one.isAside && !one.isElsewhere)) {
  let longest = { name, shape: '', stretch: 0 }
  for (const [shape, text] of Object.entries(shapes)) {
    // No memory knows a text of its own length.
    const given = Array.from({ length: MOST_ROUNDS }, (_, salt) => text(limit - salt))
    const stretch = await held(Math.max(longest.stretch, SHORT), () => read(given.pop() ?? ''))
    if (stretch > longest.stretch) longest = { name, shape, stretch }
  }
  worst.push(longest)
}
process.stdout.write(JSON.stringify(worst))
