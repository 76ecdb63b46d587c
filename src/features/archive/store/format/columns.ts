/** How the values of a column travel: numbers and texts as they are. */
export type ColumnKind = 'number' | 'text' | 'flag' | 'instant'

export interface Column {
  name: string
  kind: ColumnKind
  /** Whether a row may be without it. */
  isNullable: boolean
}

type Typed = Readonly<Record<string, 'flag' | 'instant'>>

const DATED: Typed = { created_at: 'instant', updated_at: 'instant' }

/**
 * Columns that PostgreSQL keeps as `boolean` and `timestamptz` and SQLite as numbers and texts: those
 * of better-auth's tables, the one exception to portable types (migration 6).
 */
const TYPED_BY_ENGINE: Readonly<Record<string, Typed>> = {
  account_user: { ...DATED, email_verified: 'flag', two_factor_enabled: 'flag' },
  account_session: { ...DATED, expires_at: 'instant' },
  account_credential: {
    ...DATED,
    access_token_expires_at: 'instant',
    refresh_token_expires_at: 'instant',
  },
  account_verification: { ...DATED, expires_at: 'instant' },
  account_second_factor: { verified: 'flag', locked_until: 'instant' },
}

/** The kind of a column by its declared type, which either engine names in its way. */
export function kindOf(table: string, column: string, declared: string): ColumnKind | null {
  const typed = TYPED_BY_ENGINE[table]?.[column]
  if (typed !== undefined) return typed
  const type = declared.toLowerCase()
  if (type === 'integer') return 'number'
  return type === 'text' ? 'text' : null
}
