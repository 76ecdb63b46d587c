import type { Marks } from './marks.ts'
import { Words } from './text.tsx'

/** A button as an editor writes it. */
interface StoredButton {
  text: string
  link: string
  style: 'primary' | 'outline'
}

/** A button whose link leads somewhere. */
export interface ResolvedButton {
  text: string
  href: string
  style: 'primary' | 'outline'
  /** Place among the stored ones. */
  index: number
}

/** Buttons that can be drawn: one without text or whose link leads nowhere is left out. */
export function resolvedButtons(
  buttons: readonly StoredButton[],
  href: (link: string) => string | null,
): ResolvedButton[] {
  return buttons.flatMap(({ text, link, style }, index) => {
    const target = href(link)
    return text && target !== null ? [{ text, href: target, style, index }] : []
  })
}

interface ButtonsProps {
  buttons: readonly ResolvedButton[]
  view: Marks
  /** Path of their list among the options. */
  path: string
}

/** A row of links that look like buttons. */
export function Buttons({ buttons, view, path }: ButtonsProps) {
  if (buttons.length === 0) return null
  return (
    <p className="buttons">
      {buttons.map(({ text, href, style, index }) => (
        <a
          key={text}
          href={href}
          className={style === 'primary' ? 'btn btn-primary' : 'btn btn-outline-primary'}
          {...view.mark(`${path}.${index}.link`)}
        >
          <Words view={view} path={`${path}.${index}.text`}>
            {text}
          </Words>
        </a>
      ))}
    </p>
  )
}
