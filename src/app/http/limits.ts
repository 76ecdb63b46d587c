import { BODY_LIMITS, type BodyLimits } from '#base/platform/security/bodies-under-way.ts'
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
} from '#base/platform/security/connection-limits.ts'

/** What a server waits for, and how much it takes; times in milliseconds. */
export interface Limits {
  /** A widget's loader. */
  widget: number
  /** A provider's call while a page waits. */
  providerCall: number
  /** A site's version is believed. */
  recheck: number
  /** Database and templates answer `/readyz`. */
  ready: number
  /** Requests under way end when the server closes. */
  drain: number
  /** What takes longer is slow: each such answer has a line in the log. */
  slow: number
  /** Addresses in one file of the sitemap. */
  sitemapUrls: number
  connections: ConnectionLimits
  bodies: BodyLimits
}

export const LIMITS: Limits = {
  widget: 2000,
  providerCall: 900,
  recheck: 1000,
  ready: 1000,
  drain: 20_000,
  slow: 200,
  // The protocol allows five times as many, but a file stays readable so.
  sitemapUrls: 10_000,
  connections: CONNECTION_LIMITS,
  bodies: BODY_LIMITS,
}
