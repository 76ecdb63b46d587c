type Click = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/**
 * A click, or Enter, that asks for nothing special: with another button or a key held the browser
 * opens a tab or a window, or saves the link.
 */
export const isPlainClick = (click: Click): boolean =>
  click.button === 0 &&
  !click.ctrlKey &&
  !click.metaKey &&
  !click.shiftKey &&
  !click.altKey &&
  !click.defaultPrevented
