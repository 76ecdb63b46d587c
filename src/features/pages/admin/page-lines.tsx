import type { SharedFields, TextFields } from '../contract/pages.ts'
import { Line, type LineProps } from './form-parts.tsx'
import type { PageForm } from './use-page-form.ts'

/** Members of a record whose values are texts. */
type TextsOf<T> = { [Name in keyof T]-?: T[Name] extends string ? Name : never }[keyof T]

type Shown = Omit<LineProps, 'value' | 'error' | 'onChange' | 'isAuto' | 'onAuto'>

interface TextLineProps extends Shown {
  form: PageForm
  name: TextsOf<TextFields>
  /** Letter of `auto_mod` by which it follows its pattern (requirements A2). */
  autoLetter?: string
}

/** A text of the page in its language. */
export function TextLine({ form, name, autoLetter, ...shown }: TextLineProps) {
  const { texts, faults, setText } = form
  const auto =
    autoLetter === undefined
      ? {}
      : {
          isAuto: texts.auto_mod.includes(autoLetter) && texts[name] !== '',
          onAuto: () => setText({ [name]: '' }),
        }
  return (
    <Line
      {...shown}
      {...auto}
      value={texts[name]}
      error={faults[`texts.${name}`]}
      onChange={(value) => setText({ [name]: value })}
    />
  )
}

interface SharedLineProps extends Shown {
  form: PageForm
  name: TextsOf<SharedFields>
}

/** A text of the page that is the same in every language. */
export const SharedLine = ({ form, name, ...shown }: SharedLineProps) => (
  <Line
    {...shown}
    value={form.shared[name]}
    error={form.faults[`shared.${name}`]}
    onChange={(value) => form.setShared({ [name]: value })}
  />
)
