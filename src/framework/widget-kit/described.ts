import type { Salary } from '#base/core/salary.ts'
import type { FirmPerson } from '#base/core/person.ts'

/** An own article, or one of a contract's provider; those of public feeds are described nowhere. */
export interface DescribedArticle {
  kind: 'article'
  headline: string
  description: string
  /** Path of the picture under the site, or empty. */
  image: string
  /** Instants. */
  published: string
  updated: string
  /** Whose text it is. */
  by: 'firm' | 'provider'
  /** Who signs it, by name; absent for the firm. */
  author?: string
  /** The same where it is somebody of the firm's team. */
  person?: FirmPerson
  /** What the firm thinks of it, plain text; absent when it says nothing. */
  opinion?: string
}

/** A video that plays on its own page. */
export interface DescribedVideo {
  kind: 'video'
  name: string
  description: string
  /** Paths under the site. */
  thumbnail: string
  content: string
  /** Instant. */
  published: string
  /** ISO 8601, or empty when nobody measured it. */
  duration: string
  /** Plain text, or empty. */
  transcript: string
  by: 'firm' | 'provider'
}

/** What an offer's contract is, in the words of schema.org's `employmentType`. */
export const CONTRACTS = {
  cdi: 'FULL_TIME',
  cdi_partiel: 'PART_TIME',
  cdd: 'TEMPORARY',
  interim: 'TEMPORARY',
  alternance: 'OTHER',
  stage: 'INTERN',
} as const

type Contract = keyof typeof CONTRACTS

/** A job offer that is complete and open. */
export interface DescribedJob {
  kind: 'job'
  title: string
  /** Clean HTML. */
  description: string
  contract: Contract
  /** Key of the office at which the work is done. */
  office: string
  /** Days, `yyyy-mm-dd`; the offer ends with the second. */
  posted: string
  validThrough: string
  /** As far as the offer tells one. */
  salary: Salary | null
  /** Own word for the offer at the firm: the number of its widget. */
  identifier: string
}

/** What a page is about, for machines: at most one thing (requirements L1, `option_seo`). */
export type Described = DescribedArticle | DescribedVideo | DescribedJob
