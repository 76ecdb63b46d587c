import { useState } from 'react'
import { dateOf } from '#framework/admin/shell/dates.ts'
import { useAct, useCall, useForget } from '#framework/admin/shell/use-call.ts'
import { leads, MOST_REPLY, type ShownLead } from '../contract/leads.ts'
import { useChange } from './use-change.ts'
import { withModel } from './with-model.ts'

/** Answers that are begun, by request: who goes to another screen finds theirs again until the tab is closed. */
const DRAFTS = new Map<number, { subject: string; text: string }>()

/** Whether an answer to any of these requests was begun and not sent. */
export const isReplyBegun = (ids: readonly number[]): boolean => ids.some((id) => DRAFTS.has(id))

const beginning = ({ name, received_at: at }: ShownLead) => ({
  subject: `Votre demande du ${dateOf(at)}`,
  text: name ? `Bonjour ${name},\n\n` : 'Bonjour,\n\n',
})

/** What is typed; nothing is begun by what stands there of itself. */
function useDraft(lead: ShownLead) {
  const [isOpen, setOpen] = useState(DRAFTS.has(lead.id))
  const [draft, setDraft] = useState(() => DRAFTS.get(lead.id) ?? beginning(lead))
  const edit = (changed: { subject?: string; text?: string }) => {
    const next = { ...draft, ...changed }
    const { subject, text } = beginning(lead)
    if (next.subject === subject && next.text.trim() === text.trim()) DRAFTS.delete(lead.id)
    else DRAFTS.set(lead.id, next)
    setDraft(next)
  }
  const close = () => {
    DRAFTS.delete(lead.id)
    setDraft(beginning(lead))
    setOpen(false)
  }
  return { ...draft, edit, isOpen, open: () => setOpen(true), close }
}

/**
 * Ready answers in what is typed: until something is typed over it, one can be taken back, and gives way to the next. The
 * browser's own undo ends where a program writes.
 */
function useModels(lead: ShownLead, text: string, setText: (text: string) => void) {
  const [last, setLast] = useState({ before: text, after: text })
  const before = last.after === text ? last.before : text
  return {
    addModel(model: string) {
      const named = model.replaceAll('{nom}', lead.name)
      const after = withModel(before, named, beginning(lead).text)
      setLast({ before, after })
      setText(after)
    },
    /** `null` when there is none to take back. */
    takeBack: before === text ? null : () => setText(before),
  }
}

/** Writes down that the answers begun to these requests have left, from their author's own mail. */
export function useNoteByHand(): (ids: readonly number[]) => Promise<void> {
  const { mutateAsync } = useAct(leads.reply)
  return async (ids) => {
    for (const id of ids) {
      const draft = DRAFTS.get(id)
      if (draft === undefined) continue
      await mutateAsync({ params: { id }, body: { ...draft, after: 0, isByHand: true } })
      DRAFTS.delete(id)
    }
  }
}

export type Reply = ReturnType<typeof useReply>

/** What is typed stays when it is refused, and what a colleague answered since is read before anything is sent. */
export function useReply(lead: ShownLead) {
  const { data } = useCall(leads.replyModels)
  const change = useChange()
  const forget = useForget()
  const { mutateAsync, isPending } = useAct(leads.reply)
  const { mutateAsync: treat } = useAct(leads.change)
  const noteByHand = useNoteByHand()
  const { subject, text, edit, isOpen, open, close } = useDraft(lead)
  const setText = (typed: string) => edit({ text: typed })
  const ready = useModels(lead, text, setText)
  const last = lead.messages.at(-1)?.id ?? 0
  const [after, setAfter] = useState(last)
  const send = async (isLast: boolean) => {
    try {
      await mutateAsync({ params: { id: lead.id }, body: { subject, text, after } })
    } catch (cause) {
      forget(['leads'])
      throw cause
    }
    if (isLast) await treat({ params: { id: lead.id }, body: { status: 'done' } })
  }
  const isBehind = last !== after
  const isWhole =
    subject.trim() !== '' &&
    text.trim() !== '' &&
    subject.length <= MOST_REPLY.subject &&
    text.length <= MOST_REPLY.text
  return {
    models: data?.data ?? [],
    sendsMail: data?.sendsMail ?? true,
    isOpen,
    open: () => {
      setAfter(last)
      open()
    },
    abandon: close,
    subject,
    setSubject: (typed: string) => edit({ subject: typed }),
    text,
    setText,
    ...ready,
    isBehind,
    catchUp: () => setAfter(last),
    isWhole,
    /** Whether it can't be sent as it stands. */
    isStill: !isWhole || isBehind || isPending,
    /** @param isLast nothing is left to do for this request */
    send: (isLast: boolean) =>
      void change(
        () => send(isLast),
        isLast ? 'La réponse part, la demande est traitée.' : 'La réponse part.',
        close,
      ),
    /** It has left already, and nothing is left to do for this request. */
    noteByHand: () =>
      void change(
        async () => {
          await noteByHand([lead.id])
          await treat({ params: { id: lead.id }, body: { status: 'done' } })
        },
        'La réponse est notée, la demande est traitée.',
        close,
      ),
  }
}
