import type { Language } from '#base/kit/language.ts'

/** `pending`: asked for, the link of the mail not followed yet. */
export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed'

/** What one may subscribe to: the firm's letter, or a mail before each deadline of the calendar. */
export const MAILING_LISTS = ['letter', 'agenda'] as const

export type MailingList = (typeof MAILING_LISTS)[number]

/** A wish to receive the mails of a list, with the proof of what was agreed to. */
export interface Subscription {
  /** As `foldedEmail` leaves it. */
  email: string
  name: string
  lang: Language
  list: MailingList
  /** Of reminders: the firm that they are about, as the calendar's addresses describe one; else empty. */
  about: string
  /** The text that was agreed to, word for word, and its version. */
  consent: { version: string; text: string }
  /** Path of the page that the form stood on. */
  form: string
}

/** Someone who receives the mails of a list, asked for it, or left it; instants are empty until they come. */
export interface Subscriber extends Subscription {
  /** Stands for the address where it must not be seen, and when it is no longer kept. */
  addressHash: string
  state: SubscriberState
  /** Counts the times that they were asked for anew: a link of an earlier time is void. */
  round: number
  askedAt: string
  confirmedAt: string
  /** Of who is asked whether to go on: when it ends unless they say so. */
  unsubscribedAt: string
}

/** Days for which the link of a confirmation mail works. */
export const CONFIRMATION_DAYS = 7

/** Months without a word of a subscriber after which they are asked whether to go on. */
export const MONTHS_BEFORE_ASKING = 35

/** Days for which they may answer; whoever doesn't is erased. With the months before, three years in all. */
export const DAYS_TO_ANSWER = 30

/** Months for which the address of who left is kept, to show that it was asked for. */
export const MONTHS_AFTER_LEAVING = 36
