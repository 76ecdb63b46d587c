import { Counter, type Registry } from 'prom-client'
import type { SiteLabel } from './site-label.ts'

/**
 * What became of a form: `taken`, `quarantined`, `returned` to be corrected, or `refused` (too many, no
 * room, sent before, no database).
 */
type LeadOutcome = 'taken' | 'quarantined' | 'returned' | 'refused'

/** How a step of signing in ended. */
type SignInOutcome = 'signed-in' | 'second-factor' | 'wrong' | 'wait' | 'over'

/** Counts what happens to a firm. */
export interface FirmFigures {
  lead(siteId: number, outcome: LeadOutcome): void
  signIn(siteId: number, outcome: SignInOutcome): void
  widgetFailed(siteId: number): void
}

export function firmMetrics(registry: Registry, labelOf: SiteLabel): FirmFigures {
  const registers = [registry]
  const leads = new Counter({
    name: 'vitrine_leads_total',
    help: 'Forms sent by visitors: taken, quarantined, returned, refused.',
    labelNames: ['site', 'outcome'] as const,
    registers,
  })
  const signIns = new Counter({
    name: 'vitrine_sign_ins_total',
    help: 'Steps of signing in: signed-in, second-factor, wrong, wait, over.',
    labelNames: ['site', 'outcome'] as const,
    registers,
  })
  const widgets = new Counter({
    name: 'vitrine_widget_failures_total',
    help: 'Widgets of pages that could not be loaded or drawn.',
    labelNames: ['site'] as const,
    registers,
  })
  return {
    lead: (siteId, outcome) => leads.inc({ site: labelOf(siteId), outcome }),
    signIn: (siteId, outcome) => signIns.inc({ site: labelOf(siteId), outcome }),
    widgetFailed: (siteId) => widgets.inc({ site: labelOf(siteId) }),
  }
}
