import { useMemo, useState } from 'react'
import type { z } from 'zod'
import { faultsOf } from '#base/core/field/field-schema.ts'
import { afterPress } from '../after-press.ts'
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
