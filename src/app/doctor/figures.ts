import type { CalendarDay } from '#base/kit/time/calendar-day.ts'
import { figureOn } from '#features/figures/rules/figure-on.ts'
import { type FigureToRead, figuresToRead } from '#features/figures/rules/figures-to-read.ts'
import type { Site } from '#base/core/site.ts'
import { counted, type Finding, findingsOf } from './finding.ts'

const ADVICE = 'lisez la nouvelle valeur à sa source et ajoutez-la au réglage useful_figures'

/** Dated figures that are out of date, soon will be, or were not looked at for a year. */
export function checkFigures(
  sites: readonly Pick<Site, 'id' | 'name' | 'hosts' | 'settings'>[],
  today: CalendarDay,
): Finding[] {
  return sites.flatMap((site) => {
    const { ok, todo } = findingsOf('chiffres utiles', site)
    const figures = site.settings.useful_figures
    const faults = figuresToRead(figures, today)
    if (faults.length > 0) return faults.map((fault) => todo(FAULTS[fault.reason](fault), ADVICE))
    const keys = [...new Set(figures.map(({ key }) => key))]
    const current = keys.filter((key) => figureOn(figures, key, today).state === 'current').length
    const missing = keys.length - current
    return ok(`${counted(current, 'chiffre')} en vigueur, ${missing} à confirmer`)
  })
}

const FAULTS: Readonly<Record<FigureToRead['reason'], (figure: FigureToRead) => string>> = {
  over: ({ label, at }) => `« ${label} » n’est plus à jour depuis le ${at}`,
  beyond: ({ label, at }) => `« ${label} » n’est connu que jusqu’au ${at}`,
  ending: ({ label, at }) => `« ${label} » n’est en vigueur que jusqu’au ${at}`,
  unread: ({ label, at }) => `« ${label} » n’a pas été vérifié depuis ${at}`,
}
