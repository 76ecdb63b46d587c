import { ICON_NAME } from '#base/core/icon-name.ts'

/** Address of an icon inside the document; the shell prints the symbols a page uses. */
export const iconHref = (name: string): string => (ICON_NAME.test(name) ? `#icon-${name}` : '')

/** A decorative icon; text beside it says what it means. */
export function Icon({ name, className }: { name: string; className?: string }) {
  return (
    <svg className={`icon${className ? ` ${className}` : ''}`} aria-hidden="true">
      <use href={iconHref(name)} />
    </svg>
  )
}
