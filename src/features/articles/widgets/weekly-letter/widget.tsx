import { Html, Text } from '#framework/widget-kit/text.tsx'
import { typography } from '#base/kit/text/fr-typography.ts'
import { dayNumber, longDate, monthName } from '#base/kit/time/french-date.ts'
import { endOfWeek } from '#base/kit/time/expiry.ts'
import { type IsoWeek, isoWeekToken, weekOfToken, weekToken } from '#base/kit/time/iso-week.ts'
import { clientToken, DEFAULT_CLIENT_ID, tokenizeHtml } from '#base/core/address/link-tokens.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

/**
 * Head of the weekly letter: the week that the address names (`AAAASS`), else this one, and links
 * filled with it.
 */
export const widget = defineWidget({
  type: 'weekly-letter',
  title: 'Lettre de la semaine',
  sentence: 'La lettre d’une semaine, telle que vos abonnés la reçoivent.',
  keywords: 'newsletter',
  options,
  root: 'section',
  words: 'stored',
  params: { AAAASS: 'once', id_client: 'once' },
  async load({ title, html }, { clean, culture, now, request, site }) {
    const type = typography(culture)
    const token = weekToken(request.query['AAAASS'], now)
    const thisWeek = isoWeekToken(now)
    const week = weekOfToken(token) ?? weekOfToken(thisWeek)
    if (week === null) return { state: 'empty', until: endOfWeek(now) }
    const tokens = {
      AAAASS: token,
      IDCLIENT: clientToken({
        parameter: request.query['id_client'],
        setting: site.settings.id_client,
        defaultId: DEFAULT_CLIENT_ID,
      }),
    }
    return {
      state: 'ready',
      until: endOfWeek(now),
      model: {
        title: type.text(title),
        week: `Semaine ${week.week}`,
        days: daysText(week),
        isOther: weekOfToken(token) !== null && token !== thisWeek,
        body: tokenizeHtml(type.html(await clean(html)), tokens),
      },
    }
  },
  View: ({ model: { title, week, days, isOther, body }, view }) => (
    <div className="weekly-letter">
      <Text view={view} path="title" as="h2" className="weekly-letter-title">
        {title}
      </Text>
      <p className="weekly-letter-week">
        <strong>{week}</strong> <span>{days}</span>
      </p>
      {isOther ? (
        <p className="weekly-letter-note">
          Vous lisez la lettre d’une autre semaine&nbsp;: les articles et les échéances ci-dessous
          sont ceux d’aujourd’hui.
        </p>
      ) : null}
      <Html view={view} path="html" className="rich-text">
        {body}
      </Html>
    </div>
  ),
  examples,
})

/** « du 16 au 22 novembre 2026 », « du 28 décembre 2026 au 3 janvier 2027 ». */
function daysText({ monday, sunday }: IsoWeek): string {
  if (monday.year !== sunday.year) return `du ${longDate(monday)} au ${longDate(sunday)}`
  const month = monday.month === sunday.month ? '' : ` ${monthName(monday.month)}`
  return `du ${dayNumber(monday.day)}${month} au ${longDate(sunday)}`
}
