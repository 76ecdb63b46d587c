import { useMemo, useState } from 'react'
import type { DescribedField } from '#base/core/field/described-field.ts'
import { faultsOf, schemaOf } from '#base/core/field/field-schema.ts'
import type { Faults } from '#framework/admin/inputs/field-input-props.ts'

type Values = Readonly<Record<string, unknown>>

interface OptionFaults {
  /** Why values are refused; what has just been typed is not told before its field is left. */
  told: Faults
  isValid: boolean
  /** Before values are typed. */
  typed(values: Values): void
  /** When a field is left. */
  left(): void
}

/** What the server will refuse of a widget's options, known without asking it. */
export function useOptionFaults(
  fields: readonly DescribedField[],
  values: Values | null,
): OptionFaults {
  const schema = useMemo(() => schemaOf(withoutSlots(fields)), [fields])
  const faults: Faults = useMemo(() => (values ? faultsOf(schema, values) : {}), [schema, values])
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
    left: () => setYoung([]),
  }
}

/** In a form marks stand for inner widgets, which the page checks by themselves. */
const withoutSlots = (fields: readonly DescribedField[]): DescribedField[] =>
  fields
    .filter(({ kind }) => kind !== 'widgets')
    .map((field) => (field.members ? { ...field, members: withoutSlots(field.members) } : field))
