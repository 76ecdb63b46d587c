import type { ToLookAt } from '#app/dashboard/contract/board.ts'
import type { DatedFigure } from '#base/core/dated-figure.ts'
import { editAddress, pageDocument } from '#base/core/document.ts'
import { type Page, pageMotifs, reviewDay } from '#base/core/page/page.ts'
import { type CalendarDay, dayInParis } from '#base/kit/time/calendar-day.ts'
import { longDateOf } from '#base/kit/time/french-date.ts'
import { daysLater, isoDay } from '#base/kit/time/working-days.ts'
import { deadlinesFrom } from '#features/agenda/rules/deadlines.ts'
import { type FigureToRead, figuresToRead } from '#features/figures/rules/figures-to-read.ts'
import { monthsLater } from '#base/kit/time/months-later.ts'

/** A page of a site, and what it shows that the law changes. */
export interface ReadPage {
  page: Page
  /** Keys of dated figures. */
  figures: readonly string[]
  /** It holds one of the texts that the law asks for. */
  isLegal: boolean
}

/** A text that somebody reads again, whatever it stands on. */
export interface ReadText {
  name: string
  /** Its editor, below `/admin`. */
  to: string
  /** Instant of its last change. */
  updatedAt: string
  /** The day that an editor gave it, `yyyy-mm-dd`; `null` for none. */
  reviewAt: string | null
  motifs: readonly string[]
  /** Keys of dated figures that it shows. */
  figures: readonly string[]
  isLegal: boolean
}

/** A link that leads nowhere, at one of the places where it is written. */
export interface DeadLink {
  host: string
  /** « 404 », « nom de domaine introuvable ». */
  reason: string
  /** The day on which it first failed. */
  since: string
  name: string
  to: string
}

export interface SiteTexts {
  figures: readonly DatedFigure[]
  pages: readonly ReadPage[]
  /** Own articles that are somebody's concern (`read-articles.ts`). */
  articles: readonly ReadText[]
  links: readonly DeadLink[]
  /** Rules of the calendar that the firm hides. */
  hidden: ReadonlySet<string>
}

/** Months after which a text is read again: one of law, and any other. */
const OF_LAW = 6
const OF_ANY = 12

/** Themes of law: tax, social, legal. */
const THEMES_OF_LAW: ReadonlySet<string> = new Set(['AEF', 'AES', 'AEJ'])

/** Days ahead for which texts are told, and a season for which deadlines are. */
const SOON = 31
const SEASON = 92

/** All of a site, the most pressing first. */
export const toLookAt = (texts: SiteTexts, today: CalendarDay): ToLookAt[] =>
  [
    ...figuresToRead(texts.figures, today).map((figure) => ofFigure(figure, today)),
    ...[
      ...texts.pages.filter(({ page }) => page.is_active).map(textOfPage),
      ...texts.articles,
    ].flatMap((text) => [...ofText(text, today), ...ofChange(text, texts.figures, today)]),
    ...texts.links.map(ofLink),
    ...ofSeason(texts.hidden, today),
  ].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))

const FIGURE_WORDS: Readonly<Record<FigureToRead['reason'], string>> = {
  over: 'n’est plus en vigueur',
  beyond: 'à relire à sa source : connu jusqu’à ce jour',
  ending: 'à remplacer : en vigueur jusqu’à ce jour',
  unread: 'pas relu à sa source depuis un an',
}

/** Letters of `2025-10`. */
const MONTH = 7

function ofFigure({ label, reason, at }: FigureToRead, today: CalendarDay): ToLookAt {
  const day = reason === 'unread' ? isoDay(today) : at.length === MONTH ? `${at}-01` : at
  return { kind: 'figure', at: day, name: label, detail: FIGURE_WORDS[reason], to: '/chiffres' }
}

const textOfPage = ({ page, figures, isLegal }: ReadPage): ReadText => ({
  name: page.name,
  to: editAddress(pageDocument(page.id, page.lang)),
  updatedAt: page.updated_at,
  reviewAt: reviewDay(page),
  motifs: pageMotifs(page.infos),
  figures,
  isLegal,
})

const ofLink = ({ host, reason, since, name, to }: DeadLink): ToLookAt => ({
  kind: 'link',
  at: since,
  name,
  detail: `le lien vers « ${host} » ne répond plus (${reason})`,
  to,
})

/** A text by the day that an editor gave it, else by its rhythm. */
function ofText(text: ReadText, today: CalendarDay): ToLookAt[] {
  const { name, to, updatedAt, reviewAt: given, motifs, figures, isLegal } = text
  const isLaw = isLegal || figures.length > 0 || motifs.some((motif) => THEMES_OF_LAW.has(motif))
  const read = changedOn(text)
  if (read === null) return []
  const later = monthsLater(updatedAt, isLaw ? OF_LAW : OF_ANY)
  const at = given ?? isoDay(dayInParis(new Date(later)))
  if (at > isoDay(daysLater(today, SOON))) return []
  return [
    {
      kind: isLegal ? 'legal' : 'text',
      at,
      name,
      detail: given
        ? 'à relire à la date que vous avez choisie'
        : `inchangé depuis le ${longDateOf(isoDay(read))} ; ${isLaw ? 'un texte de droit se relit tous les six mois' : 'un texte se relit tous les ans'}`,
      to,
    },
  ]
}

/** The day of a text’s last change; `null` where a row holds none. */
function changedOn({ updatedAt }: ReadText): CalendarDay | null {
  const instant = new Date(updatedAt)
  return Number.isNaN(instant.getTime()) ? null : dayInParis(instant)
}

/** A text beside a figure whose newest value is younger than what is said around it. */
function ofChange(text: ReadText, figures: readonly DatedFigure[], today: CalendarDay): ToLookAt[] {
  const { name, to, figures: keys } = text
  const last = changedOn(text)
  if (last === null) return []
  const read = isoDay(last)
  const changed = figures
    .filter(
      ({ key, from, value, values }) =>
        keys.includes(key) &&
        (value !== null || values !== null) &&
        read < from &&
        from <= isoDay(today),
    )
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  const [first] = changed
  if (!first) return []
  const names = [...new Set(changed.map(({ label }) => `« ${label} »`))].join(', ')
  return [
    {
      kind: 'changed',
      at: first.from,
      name,
      detail: `relu avant le changement de ${names}`,
      to,
    },
  ]
}

/** Deadlines of the coming season of which somebody has yet to read the day at its source. */
function ofSeason(hidden: ReadonlySet<string>, today: CalendarDay): ToLookAt[] {
  const end = isoDay(daysLater(today, SEASON))
  const told = new Set<string>()
  return deadlinesFrom(today).flatMap(({ rule, title, day, year, month, confidence }) => {
    const at = isoDay(day ?? { year, month, day: 1 })
    if (confidence !== 'to-confirm' || hidden.has(rule.key) || told.has(rule.key) || at > end) {
      return []
    }
    told.add(rule.key)
    const inMonth = day === null ? 'ce mois-là, jour ' : ''
    const detail = `${inMonth}à confirmer${rule.source ? ` sur ${rule.source.name}` : ''}`
    return [{ kind: 'deadline', at, name: title, detail, to: '/cabinet/echeances' } as const]
  })
}
