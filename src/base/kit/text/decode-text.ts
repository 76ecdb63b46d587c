import { decodeHTMLStrict } from 'entities'
import { collapseSpaces } from './plain-text.ts'

/** Tags that providers leave in titles; anything else between angle brackets is text. */
const BREAKING_TAG = /<\/?(?:br|div|li|p)\b[^<>]*>/gi
const INLINE_TAG =
  /<\/?(?:a|abbr|b|cite|em|font|i|mark|q|s|small|span|strong|sub|sup|u|wbr)(?:\s[^<>]*)?\/?>/gi

// oxlint-disable-next-line no-control-regex -- these are what is looked for
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g

/**
 * A title, a summary or a label as a provider sends it, made plain: HTML tags dropped, entities
 * decoded once, control characters dropped, spaces collapsed, lone surrogates replaced by U+FFFD.
 * Entities without their semicolon stay as written: « R&D » and `a&para` are more often text.
 */
export function decodeText(text: string): string {
  const untagged = text.replace(BREAKING_TAG, ' ').replace(INLINE_TAG, '')
  return collapseSpaces(decodeHTMLStrict(untagged).replace(CONTROL, '')).toWellFormed()
}
