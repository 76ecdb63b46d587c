import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { Words } from '#framework/widget-kit/text.tsx'
import type { Receipt } from '#base/core/form.ts'
import type { LeadForm } from '../../rules/lead.ts'
import type { Culture } from '#base/kit/language.ts'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { WORDS } from './messages.ts'

export interface LeadAnswerModel {
  culture: Culture
  /** The request that is confirmed; `null` when there is none. */
  request: { form: LeadForm; lines: Receipt['lines']; hasMail: boolean; sendsMail: boolean } | null
  neutral: string
  phone: { text: string; href: string } | null
  back: { text: string; href: string } | null
}

/** What was received, what happens next, and how to reach the firm. */
export function LeadAnswerView({ model, view }: { model: LeadAnswerModel; view: ViewContext }) {
  const { culture, request, neutral, phone, back } = model
  const words = WORDS[culture]
  const way = back && <Back back={back} view={view} />
  if (!request) {
    return (
      <div className="form-answer">
        <p {...view.mark('neutral')}>{neutral}</p>
        {way}
      </div>
    )
  }
  return (
    <div className="form-answer" data-form={request.form}>
      <h2 className="form-title">
        <Icon name="check-circle" /> {words.title}
      </h2>
      {request.lines.length > 0 ? (
        <>
          <h3>{words.received}</h3>
          <dl>
            {request.lines.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : null}
      <h3>{words.nextTitle}</h3>
      <ul>
        {nextOf(words, request).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {request.hasMail ? <li>{request.sendsMail ? words.mail : words.unsent}</li> : null}
      </ul>
      {phone ? (
        <p>
          {words.reach}{' '}
          <a href={phone.href} {...view.from('firm.phone')}>
            {phone.text}
          </a>
          .
        </p>
      ) : null}
      {way}
    </div>
  )
}

const nextOf = (
  { next, nextUnsent }: (typeof WORDS)[Culture],
  { form, sendsMail }: NonNullable<LeadAnswerModel['request']>,
): readonly string[] => (sendsMail ? undefined : nextUnsent[form]) ?? next[form]

interface BackProps {
  back: { text: string; href: string }
  view: ViewContext
}

const Back = ({ back: { text, href }, view }: BackProps) => (
  <p className="buttons">
    <a href={href} className="btn btn-outline-primary" {...view.mark('back')}>
      <Words view={view} path="back_text">
        {text}
      </Words>
    </a>
  </p>
)
