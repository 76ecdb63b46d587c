import { createContext, type ReactNode } from 'react'
import type { DescribedField } from '#base/core/field/described-field.ts'
import type { Values } from './sections.ts'

/** What a screen draws under the fields of each entry of a list. */
export const EntryExtra = createContext<(list: DescribedField, entry: Values) => ReactNode>(
  () => null,
)
