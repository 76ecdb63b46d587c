import { createContext, useContext } from 'react'
import type { Right } from '#framework/api/rights.ts'
import type { AdminContext } from '#framework/api/session-calls.ts'

const Context = createContext<AdminContext | null>(null)

export const AdminContextProvider = Context.Provider

/** Who is signed in and on which site. @throws outside of the signed-in screens */
export function useAdmin(): AdminContext {
  const context = useContext(Context)
  if (context === null) throw new Error('Nobody is signed in here.')
  return context
}

/** Whether whoever is signed in may do this (framework/api/rights.ts). */
export function useMay(): (right: Right) => boolean {
  const { rights } = useAdmin()
  return (right) => rights.includes(right)
}
