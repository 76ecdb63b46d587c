import type { Culture } from '#base/kit/language.ts'

/** A text in both languages of the product. */
export type Words = Readonly<Record<Culture, string>>

/** One of the answers that a field offers. */
export interface FormChoice {
  value: string
  label: Words
}

interface FieldBase {
  /** Name in the posted form and in the stored lead; lower case French, `[a-z][a-z0-9_]*`. */
  name: string
  label: Words
  help?: Words
  required?: boolean
  /** Value of the HTML attribute `autocomplete`. */
  autocomplete?: string
  /** Asked only when another field of the form has one of these values; said where nothing hides. */
  when?: { field: string; is: readonly string[]; said: Words }
}

/** A field of a form: what it asks, and the rule its answer must keep. */
export type FormField = FieldBase &
  (
    | { kind: 'text' | 'textarea'; max: number }
    /** Written by the page, not by the visitor: kept out of sight, or shown to be read only. */
    | { kind: 'hidden' | 'readonly'; max: number }
    | { kind: 'email' | 'tel' | 'siren' }
    /** `yyyy-mm-dd`; `from` and `to` are days counted from today. */
    | { kind: 'date'; from?: number; to?: number }
    | { kind: 'select' | 'radio' | 'checkboxes'; choices: readonly FormChoice[] | 'offices' }
    /** A day and a part of it, by the firm's hours: posted as `{name}_jour` and `{name}_moment`. */
    | { kind: 'slot'; moments: readonly FormChoice[] | 'hours' }
    /** A PDF of 5 MB at most. */
    | { kind: 'file' }
  )

/** A form as visitors fill it in, one step after the other. */
export interface FormDefinition {
  steps: readonly { title: Words; fields: readonly FormField[] }[]
  submit: Words
}

/** A field whose answer can't be taken; `field` is the name of the control to go to. */
export interface FormError {
  field: string
  message: string
}

/** A form that comes back to its visitor: nothing of what was typed is lost. */
export interface SentForm {
  /** Posted values by control name; files can't be given back. */
  values: Readonly<Record<string, readonly string[]>>
  errors: readonly FormError[]
  /** A sentence about the form as a whole; empty when the errors say it all. */
  notice: string
  /**
   * The token it was sent with, when nobody knows whether it was stored: the form keeps it, so that
   * sending again is the same sending.
   */
  token?: string
  /** What was found for it, by names that its widget knows: a simulator's answer. */
  found?: Readonly<Record<string, string | number | boolean | null>>
}

/** What an answer page may say of the request it confirms. */
export interface Receipt {
  /** Name of the form that was sent. */
  form: string
  /** What the visitor reads back, already in words: « Créneau » → « mardi 24 novembre, 10 h – 13 h ». */
  lines: readonly { label: string; value: string }[]
}

/** What a widget may know of forms while it is loaded. */
export interface FormContext {
  /** A fresh signed token of a form: when it was drawn, good for one sending. */
  token(form: string): string
  /** What was just posted to this very widget and has to be shown again, else `null`. */
  sent: SentForm | null
  /** The request that this page confirms, when its address carries a receipt of ours. */
  receipt: Receipt | null
  /** Whether mails leave this server; without, none is promised. */
  sendsMail: boolean
}
