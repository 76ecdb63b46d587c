import { createContext, useContext } from 'react'

/** What the interface says of whoever is signed in (framework/api/context-routes.ts). */
export interface AdminContext {
  user: { id: string; name: string; email: string }
  role: string
  impersonating: boolean
  rights: string[]
  site: { id: number; name: string }
}

const Context = createContext<AdminContext | null>(null)

export const AdminContextProvider = Context.Provider

/** Who is signed in and on which site. @throws outside of the signed-in screens */
export function useAdmin(): AdminContext {
  const context = useContext(Context)
  if (context === null) throw new Error('Nobody is signed in here.')
  return context
}

/** Whether whoever is signed in may do this (framework/api/rights.ts). */
export function useMay(): (right: string) => boolean {
  const { rights } = useAdmin()
  return (right) => rights.includes(right)
}
