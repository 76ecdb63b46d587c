import { Fragment } from 'react'
import type { Office } from '#base/core/site.ts'
import type { Culture } from '#base/kit/language.ts'
import { addressLines } from '#base/core/office.ts'
import { shownHours } from '../rules/week.ts'

/** Street and town, as far as they are known, each on a line. */
export const AddressLines = ({ office }: { office: Parameters<typeof addressLines>[0] }) =>
  addressLines(office).map((line, index) => (
    <Fragment key={line}>
      {index > 0 ? <br /> : null}
      {line}
    </Fragment>
  ))

interface OfficeHoursProps {
  office: Pick<Office, 'hours' | 'note'>
  culture: Culture
  /** What is said of its closings; empty for nothing. */
  closing: string
}

/** When an office is open, and what is closed soon. */
export const OfficeHours = ({ office: { hours, note }, culture, closing }: OfficeHoursProps) => (
  <>
    {hours.length > 0 ? (
      <dl className="hours">
        {shownHours(hours, culture).map(({ days, times }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines may name the same days.
          <div key={index}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    ) : null}
    {note ? <p className="hours-note">{note}</p> : null}
    {closing ? <p className="hours-closing">{closing}</p> : null}
  </>
)
