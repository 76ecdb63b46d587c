/**
 * Signs that nobody sees and that turn or break the words around them: controls, marks of direction,
 * half characters. Line breaks and tabs stay.
 */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffe\uffff]|\p{Cs}/gu

/** A text as somebody would have typed it. */
export const withoutInvisible = (text: string): string => text.replaceAll(INVISIBLE, '')
