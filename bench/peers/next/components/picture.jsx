/** A picture whose sizes are already drawn: `next/image` would draw them at each first request. */
export function Picture({ alt = '', ...rest }) {
  return <img alt={alt} {...rest} />
}
