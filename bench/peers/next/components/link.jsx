/** A plain link: `next/link` would add a script and the data of the page behind it. */
export function Link({ href, children, ...rest }) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
