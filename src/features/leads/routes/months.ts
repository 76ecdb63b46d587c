import { dayInParis } from '#base/kit/time/calendar-day.ts'
import type { MonthCount } from '../contract/leads.ts'
import { LEAD_FORMS, type LeadForm } from '../rules/lead.ts'

/** The last `count` months up to `now`, oldest first, those without requests too (Paris time). */
export function countedMonths(
  received: readonly { form: LeadForm; received_at: string }[],
  now: Date,
  count: number,
): MonthCount[] {
  const byMonth = Map.groupBy(received, ({ received_at }) => parisMonth(new Date(received_at)))
  return monthsUpTo(parisMonth(now), count).map((month) => {
    const own = byMonth.get(month) ?? []
    const forms = LEAD_FORMS.map(
      (form) => [form, own.filter((lead) => lead.form === form).length] as const,
    )
    return {
      month,
      byForm: Object.fromEntries(forms.filter(([, leads]) => leads > 0)),
      total: own.length,
    }
  })
}

function parisMonth(instant: Date): string {
  const { year, month } = dayInParis(instant)
  return `${year}-${String(month).padStart(2, '0')}`
}

function monthsUpTo(last: string, count: number): string[] {
  const [year = 0, month = 0] = last.split('-').map(Number)
  return Array.from({ length: count }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - (count - 1 - back), 1))
    return first.toISOString().slice(0, 7)
  })
}
