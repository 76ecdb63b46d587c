import { Text } from '#framework/widget-kit/text.tsx'
import { ACCOUNT_PATHS } from '#base/core/account.ts'
import { FORM_WIDGET } from '#base/core/form-controls.ts'
import { SIGN_IN } from '../../rules/sign-in-form.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import type { SignInFormWords } from './messages.ts'

export interface SignInModel {
  words: SignInFormWords
  intro: string
  /** On the button that sends the password. */
  submit: string
  /** `code`: the password was right, the second factor is awaited. */
  step: 'password' | 'code'
  /** What was typed. */
  email: string
  /** Whether this browser shall be trusted. */
  trusts: boolean
  /** Why it was refused; empty at first. */
  notice: string
}

/** Posts to the very address it stands at, script or not; the server alone judges it. */
export function SignInView({ model, view }: { model: SignInModel; view: ViewContext }) {
  const { words, step, notice } = model
  const { widgetId } = view
  const titleId = `w${widgetId}-erreurs`
  return (
    <form className="form" method="post">
      <input type="hidden" name={FORM_WIDGET} value={widgetId} />
      {notice ? (
        <section
          className="form-errors"
          aria-labelledby={titleId}
          tabIndex={-1}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to what was just sent.
          autoFocus
        >
          <p>
            <strong id={titleId}>{words.refused}</strong>
          </p>
          <p>{notice}</p>
        </section>
      ) : null}
      {step === 'code' ? (
        <CodeStep widgetId={widgetId} model={model} />
      ) : (
        <PasswordStep view={view} model={model} />
      )}
    </form>
  )
}

function PasswordStep({ model, view }: { model: SignInModel; view: ViewContext }) {
  const { words, intro, submit, email } = model
  const { widgetId } = view
  const ids = { email: `w${widgetId}-email`, password: `w${widgetId}-mot-de-passe` }
  return (
    <>
      <Text view={view} path="intro" as="p" className="form-intro">
        {intro}
      </Text>
      <div className="form-field" data-kind="email">
        <label htmlFor={ids.email}>{words.email}</label>
        <input
          id={ids.email}
          type="email"
          name={SIGN_IN.email}
          autoComplete="username"
          maxLength={254}
          required
          defaultValue={email}
        />
      </div>
      <div className="form-field" data-kind="password">
        <label htmlFor={ids.password}>{words.password}</label>
        <input
          id={ids.password}
          type="password"
          name={SIGN_IN.password}
          autoComplete="current-password"
          required
        />
      </div>
      <Send text={submit} mark={view.mark('button')} />
      <p className="form-help form-after">
        <a href={`/admin${ACCOUNT_PATHS.forgot}`}>{words.forgotten}</a>
      </p>
    </>
  )
}

function CodeStep({ widgetId, model }: { widgetId: number; model: SignInModel }) {
  const { words, trusts, notice } = model
  const id = `w${widgetId}-code`
  // Else what was refused has the focus.
  const isFirst = notice === ''
  return (
    <>
      {isFirst ? (
        <p className="form-intro" id={`${id}-intro`}>
          {words.codeIntro}
        </p>
      ) : null}
      <div className="form-field" data-kind="text">
        <label htmlFor={id}>{words.code}</label>
        <p className="form-help" id={`${id}-aide`}>
          {words.codeHelp}
        </p>
        <input
          id={id}
          type="text"
          className="form-short"
          name={SIGN_IN.code}
          autoComplete="one-time-code"
          maxLength={40}
          required
          aria-describedby={isFirst ? `${id}-intro ${id}-aide` : `${id}-aide`}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the next thing to type, after what was just sent.
          autoFocus={isFirst}
        />
      </div>
      <label className="form-choice">
        <input type="checkbox" name={SIGN_IN.trust} value="1" defaultChecked={trusts} />
        <span>{words.trust}</span>
      </label>
      <Send text={words.submitCode} />
    </>
  )
}

const Send = ({ text, mark = {} }: { text: string; mark?: ReturnType<ViewContext['mark']> }) => (
  <p className="form-send">
    <button className="btn btn-primary" type="submit" {...mark}>
      {text}
    </button>
  </p>
)
