/** An entry of the log as the interface gives it (features/audit/store/audit-store.ts). */
export interface LoggedEntry {
  id: number
  at: string
  actor: { id: string; name: string }
  action: string
  subject: string
  title: string
  before: unknown
  after: unknown
}
