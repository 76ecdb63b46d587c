interface ButtonsProps {
  buttons: readonly { text: string; href: string; style: 'primary' | 'outline' }[]
}

/** A row of links that look like buttons. */
export function Buttons({ buttons }: ButtonsProps) {
  if (buttons.length === 0) return null
  return (
    <p className="buttons">
      {buttons.map(({ text, href, style }) => (
        <a
          key={text}
          href={href}
          className={style === 'primary' ? 'btn btn-primary' : 'btn btn-outline-primary'}
        >
          {text}
        </a>
      ))}
    </p>
  )
}
