import { useNotify, useRefresh } from 'react-admin'

/** Runs a change of a request, then shows it as it is now unless told otherwise; a refusal is said. */
export function useChange(): (
  work: () => Promise<unknown>,
  message: string,
  afterwards?: () => unknown,
) => Promise<void> {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (work, message, afterwards = refresh) => {
    try {
      await work()
      notify(message)
      afterwards()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
}
