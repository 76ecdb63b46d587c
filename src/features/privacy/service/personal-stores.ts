import type { LeadStore } from '#features/leads/store/lead-store.ts'
import type { NewsletterStore } from '#features/newsletter/store/newsletter-store.ts'
import type { DocumentContents } from '#features/publishing/store/document-contents.ts'
import type { Outbox } from '#framework/mail/store/outbox.ts'

/** The stores that hold something of a person. */
export interface PersonalStores {
  leads: LeadStore
  newsletter: NewsletterStore
  outbox: Outbox
  documentContents: DocumentContents
  audit: { forgetTitles(siteId: number, subject: string): Promise<void> }
}
