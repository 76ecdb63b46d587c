import type { ReactNode } from 'react'
import type { LeadFormModel } from './model.ts'
import { PRIVACY_WORDS } from '../../rules/processing.ts'

/**
 * What becomes of the answers, word for word as it is kept with them;
 * the firm's address and the page on data protection are links.
 */
export function Consent({ model }: { model: LeadFormModel }) {
  const { consent, privacy, email, form } = model
  const links: [string, string | null][] = [
    [email, email && `mailto:${email}`],
    [PRIVACY_WORDS[form.culture], privacy],
  ]
  const parts = links.reduce<ReactNode[]>(
    (done, [text, href]) =>
      done.flatMap((part) =>
        typeof part === 'string' && href ? linked(part, text, href) : [part],
      ),
    [consent],
  )
  return <p className="form-consent">{parts}</p>
}

/** A text with a link in place of the first time that it says `words`. */
function linked(text: string, words: string, href: string): ReactNode[] {
  const [before = '', ...after] = text.split(words)
  if (after.length === 0) return [text]
  return [
    before,
    <a key={words} href={href}>
      {words}
    </a>,
    after.join(words),
  ]
}
