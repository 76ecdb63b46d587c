import { useAdmin } from '#framework/admin/shell/context.tsx'
import { useCall } from '#framework/admin/shell/use-call.ts'
import { leads } from '../contract/leads.ts'

/**
 * To whom a request may be given, oneself first. The list of colleagues is a comfort: without it one can still take
 * the request oneself.
 */
export function usePeople(): { id: string; name: string }[] {
  const { user } = useAdmin()
  const desk = useCall(leads.desk).data?.data ?? []
  return [{ id: user.id, name: `${user.name} (moi)` }, ...desk.filter(({ id }) => id !== user.id)]
}
