import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { faultsOf } from '#base/core/field/field-schema.ts'
import type { Faults } from './field-input-props.ts'

interface KnownFaults {
  /** Why values are refused; what has just been typed is not told before its field is left. */
  told: Faults
  isValid: boolean
  /** Before values are typed. */
  typed(values: unknown): void
  /** When a field is left. */
  left(): void
}

/** What the server will refuse of values, known without asking it. */
export function useFaults(schema: z.ZodType, values: unknown): KnownFaults {
  const faults: Faults = useMemo(() => faultsOf(schema, values), [schema, values])
  const [young, setYoung] = useState<readonly string[]>([])
  return {
    told: Object.fromEntries(Object.entries(faults).filter(([name]) => !young.includes(name))),
    isValid: Object.keys(faults).length === 0,
    typed: (next) =>
      setYoung(
        Object.keys(faultsOf(schema, next)).filter(
          (name) => !Object.hasOwn(faults, name) || young.includes(name),
        ),
      ),
    left: () => afterPress(() => setYoung([])),
  }
}

/**
 * Runs work at once, or after the click that is under way: a field is left when the mouse goes down, and what is
 * told of it moves what the pointer is about to let go of, so that nothing would be clicked.
 */
function afterPress(work: () => void): void {
  if (!isPressed) {
    work()
    return
  }
  const end = () => {
    for (const type of ENDS) window.removeEventListener(type, end, true)
    // The click follows its mouseup at once.
    setTimeout(work)
  }
  for (const type of ENDS) window.addEventListener(type, end, true)
}

const ENDS = ['mouseup', 'dragend'] as const

let isPressed = false

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isPressed = true), true)
  for (const type of ENDS) window.addEventListener(type, () => (isPressed = false), true)
}
