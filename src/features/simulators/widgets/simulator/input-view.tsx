import { frTypography } from '#base/kit/text/fr-typography.ts'
import type { Input } from './tools/inputs.ts'

export interface InputProps {
  id: string
  name: string
  input: Input<unknown>
  value: string
  /** What is wrong with the value; empty when nothing is. */
  fault: string
  /** Answers to the tool's first choice that ask for this input, by their place. */
  when: readonly number[] | null
}

/** One question of a tool: its label, its control, its help and what is wrong. */
export function InputView(props: InputProps) {
  const { id, name, input, when } = props
  const { label, help, optional } = input
  const isRadios = input.kind === 'choice' && input.look === 'radios'
  const said = frTypography(label) + (optional ? ' (facultatif)' : '')
  return (
    <div className="simulator-field" data-field={name} data-when={when?.join(' ')}>
      {isRadios ? (
        <Radios {...props} label={said} />
      ) : (
        <>
          <label htmlFor={id}>{said}</label>
          <Control {...props} />
        </>
      )}
      {help ? (
        <p className="simulator-help" id={`${id}-aide`}>
          {frTypography(help)}
        </p>
      ) : null}
      <Fault {...props} />
    </div>
  )
}

/** Always there, so that script can fill it. */
const Fault = ({ id, fault }: InputProps) => (
  <p className="simulator-fault" role="alert" id={`${id}-erreur`} hidden={!fault}>
    {fault}
  </p>
)

const describedBy = (id: string, { unit, help }: Input<unknown>): string =>
  [...(unit ? [`${id}-unite`] : []), ...(help ? [`${id}-aide`] : []), `${id}-erreur`].join(' ')

function Control({ id, name, input, value, fault }: InputProps) {
  const { kind, unit, choices, max } = input
  const attributes = {
    id,
    name,
    'aria-describedby': describedBy(id, input),
    'aria-invalid': fault ? true : undefined,
  }
  if (kind === 'choice') {
    return (
      <select {...attributes} defaultValue={value}>
        {choices.map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'date') {
    return (
      <input {...attributes} type="date" min="1990-01-01" max="2100-12-31" defaultValue={value} />
    )
  }
  const box = (
    <input
      {...attributes}
      type="text"
      inputMode={kind === 'whole' ? 'numeric' : kind === 'number' ? 'decimal' : undefined}
      autoComplete="off"
      spellCheck={false}
      maxLength={max}
      defaultValue={frTypography(value)}
    />
  )
  return unit ? (
    <span className="simulator-box">
      {box}
      <span className="simulator-unit" id={`${id}-unite`}>
        {unit}
      </span>
    </span>
  ) : (
    box
  )
}

function Radios({ id, name, input, value, label }: InputProps & { label: string }) {
  return (
    <fieldset aria-describedby={describedBy(id, input)} id={id}>
      <legend>{label}</legend>
      <div className="simulator-choices">
        {input.choices.map(([key, text], place) => (
          <label key={key}>
            <input
              type="radio"
              name={name}
              value={key}
              defaultChecked={key === value}
              data-choice={place}
            />
            <span>{frTypography(text)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
