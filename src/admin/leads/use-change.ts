import { useNotify, useRefresh } from 'react-admin'

/** Runs a change of a request, then shows it as it is now; a refusal is said. */
export function useChange(): (work: () => Promise<unknown>, said: string) => Promise<void> {
  const notify = useNotify()
  const refresh = useRefresh()
  return async (work, said) => {
    try {
      await work()
      notify(said)
      refresh()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
}
