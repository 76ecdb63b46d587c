import { notify } from '#framework/admin/shell/notices.tsx'

/** Runs a change of a request and says that it is done; a refusal is said. */
export function useChange(): (
  work: () => Promise<unknown>,
  message: string,
  afterwards?: () => unknown,
) => Promise<void> {
  return async (work, message, afterwards) => {
    try {
      await work()
      notify(message)
      afterwards?.()
    } catch (cause) {
      notify(cause instanceof Error ? cause.message : String(cause), { type: 'error' })
    }
  }
}
