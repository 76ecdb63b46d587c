import { useState } from 'react'
import { Refused } from '#framework/admin/shell/http.ts'

/** One thing that is sent at a time, and what was answered to it. */
export interface Sending {
  isSending: boolean
  /** Why the last one was refused; `null` when it was not. */
  refusal: Refused | null
  /** Sends; gives whether it was taken. */
  send(work: () => Promise<void>): Promise<boolean>
}

/** A form's sending: refusals are shown, faults of ours are thrown. */
export function useSending(): Sending {
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refused | null>(null)
  return {
    isSending,
    refusal,
    async send(work) {
      setSending(true)
      try {
        await work()
        setRefusal(null)
        return true
      } catch (cause) {
        if (!(cause instanceof Refused)) throw cause
        setRefusal(cause)
        return false
      } finally {
        setSending(false)
      }
    },
  }
}
