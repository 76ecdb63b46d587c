import type { FormChoice } from '#base/core/form.ts'
import { DateInput } from './date-input.tsx'
import { answersTo, controlId, describedBy, errorOf } from './form-state.ts'
import {
  Condition,
  errorId,
  ErrorLine,
  FieldBox,
  type FieldProps,
  type FieldWithChoices,
  type FieldWithMoments,
  Help,
  hintIds,
  Mark,
} from './parts.tsx'
import { WORDS } from './messages.ts'

/** One or several answers among a few, each with its box. */
export function ChoicesField({ field, form }: FieldProps<FieldWithChoices>) {
  const { name, required } = field
  const isWrong = errorOf(form, name) !== ''
  const isRadio = field.kind === 'radio'
  const answers = answersTo(form, name)
  const choices = field.choices === 'offices' ? [] : field.choices
  return (
    <FieldBox field={field}>
      <fieldset
        role={isRadio ? 'radiogroup' : undefined}
        aria-invalid={(isRadio && isWrong) || undefined}
        aria-required={(isRadio && required) || undefined}
        aria-describedby={describedBy(...hintIds({ field, form }), isWrong && errorId(form, name))}
      >
        <legend>
          {field.label[form.culture]}
          <Mark required={required} />
        </legend>
        <Condition field={field} form={form} />
        <Help field={field} form={form} />
        <ErrorLine form={form} name={name} />
        {choices.map(({ value, label }, place) => (
          <label key={value} className="form-choice">
            <input
              type={isRadio ? 'radio' : 'checkbox'}
              id={place === 0 ? controlId(form, name) : undefined}
              name={name}
              value={value}
              defaultChecked={answers.includes(value)}
              required={required && (isRadio || choices.length === 1)}
              aria-invalid={(!isRadio && isWrong) || undefined}
            />
            <span>{label[form.culture]}</span>
          </label>
        ))}
      </fieldset>
    </FieldBox>
  )
}

/** A day and a part of it, side by side. */
export function SlotField({ field, form }: FieldProps<FieldWithMoments>) {
  const { name, required } = field
  const words = WORDS[form.culture]
  const [day, moment] = [`${name}_jour`, `${name}_moment`]
  const attributes = (control: string) => {
    const isWrong = errorOf(form, control) !== ''
    return {
      id: controlId(form, control),
      name: control,
      required,
      'aria-invalid': isWrong || undefined,
      'aria-describedby': describedBy(isWrong && errorId(form, control)),
    }
  }
  const [chosen = ''] = answersTo(form, day)
  return (
    <FieldBox field={field}>
      <fieldset aria-describedby={describedBy(...hintIds({ field, form }))}>
        <legend>
          {field.label[form.culture]}
          <Mark required={required} />
        </legend>
        <Condition field={field} form={form} />
        <Help field={field} form={form} />
        <ErrorLine form={form} name={name} />
        <div className="form-slot">
          <div>
            <label htmlFor={controlId(form, day)}>{words.day}</label>
            <ErrorLine form={form} name={day} />
            <DateInput
              {...attributes(day)}
              label={field.label[form.culture]}
              culture={form.culture}
              min={form.slots.first}
              max={form.slots.last}
              value={chosen}
              workingDays
            />
          </div>
          <div>
            <label htmlFor={controlId(form, moment)}>{words.moment}</label>
            <ErrorLine form={form} name={moment} />
            <Moments
              attributes={attributes(moment)}
              field={field}
              form={form}
              moments={field.moments === 'hours' ? [] : field.moments}
            />
          </div>
        </div>
      </fieldset>
    </FieldBox>
  )
}

interface MomentsProps extends FieldProps<FieldWithMoments> {
  attributes: Record<string, string | boolean | undefined>
  moments: readonly FormChoice[]
}

function Moments({ attributes, field, form, moments }: MomentsProps) {
  const [value = ''] = answersTo(form, `${field.name}_moment`)
  return (
    <select {...attributes} defaultValue={value}>
      <option value="">{WORDS[form.culture].choose}</option>
      {moments.map((moment) => (
        <option key={moment.value} value={moment.value}>
          {moment.label[form.culture]}
        </option>
      ))}
    </select>
  )
}
