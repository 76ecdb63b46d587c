import { Text } from '#framework/widget-kit/text.tsx'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { ProfileFieldView } from './profile-field.tsx'
import type { ProfileField } from '../../rules/profile-form.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

/** One deadline as it is drawn. */
export interface DeadlineRow {
  key: string
  title: string
  /** Name of what it is about. */
  concern: string
  /** `number` and `iso` are empty when the day is published each year. */
  date: { iso: string; number: string; month: string }
  when: string
  who: string
  explanation: string
  closedNote: string
  /** What the firm says of it. */
  advice: string
  confidence: 'certain' | 'assumed' | 'to-confirm'
  source: { name: string; url: string } | null
  /** Address of its calendar entry. */
  ics: string | null
}

export interface AgendaModel {
  title: string
  /** Each month has its title. */
  isByMonth: boolean
  months: { name: string; rows: DeadlineRow[] }[]
  /** Each deadline is one line: its title, its day, who it is for. */
  inLines: boolean
  filter: {
    action: string
    isChosen: boolean
    choices: { name: string; label: string; isChosen: boolean }[]
    fields: ProfileField[]
    /** An answer could not be read: the questions stand open. */
    isAskedAgain: boolean
  } | null
  /** What the address says of a firm. */
  profile: {
    words: string[]
    /** What could not be read, by the names of the fields; empty when all was. */
    wrong: string
    /** The page without any of it. */
    everything: string
    /** Pages of the calendar that follow it: the months. */
    pages: { id: number; name: string; href: string }[]
  } | null
  /** Month in which the financial year closes. */
  closing: string
  calendar: { file: string; subscription: string | null } | null
  /** Page of the whole calendar. */
  all: string | null
}

const notice = (closing: string) =>
  `Dates de principe, pour un exercice clos fin ${closing}. Votre espace professionnel et vos courriers font foi.`
/** Where no deadline says for itself what becomes of a closed day. */
const SHORT_NOTICE =
  'Dates de principe, reportées au premier jour ouvrable quand elles tombent un week-end ou un jour férié. Votre espace professionnel fait foi.'

/** Deadlines in the order of their days. */
export function AgendaView({ model, view }: { model: AgendaModel; view: ViewContext }) {
  const { title, isByMonth, months, inLines, filter, profile, closing, calendar, all } = model
  return (
    <>
      <Text view={view} path="title" as="h2" className="widget-title">
        {title}
      </Text>
      {filter ? <Filter filter={filter} id={`w${view.widgetId}`} /> : null}
      {profile ? <Said profile={profile} hasReset={filter === null} /> : null}
      {months.length === 0 ? <p>Aucune échéance connue pour ce choix.</p> : null}
      {isByMonth ? (
        months.map(({ name, rows }) => (
          <section key={name} aria-label={name}>
            <h3 className="deadlines-month">{name}</h3>
            <Deadlines rows={rows} heading="h4" inLines={inLines} />
          </section>
        ))
      ) : months.length > 0 ? (
        <Deadlines rows={months.flatMap(({ rows }) => rows)} heading="h3" inLines={inLines} />
      ) : null}
      <p className="deadlines-notice">{inLines ? SHORT_NOTICE : notice(closing)}</p>
      {calendar || all ? (
        <ul className="deadlines-links">
          {all ? (
            <li>
              <a href={all}>Tout l’agenda</a>
            </li>
          ) : null}
          {calendar?.subscription ? (
            <li>
              <a href={calendar.subscription}>
                <Icon name="calendar-plus" />
                S’abonner au calendrier
              </a>
            </li>
          ) : null}
          {calendar ? (
            <li>
              <a href={calendar.file}>
                <Icon name="download" />
                Télécharger le calendrier (.ics)
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
    </>
  )
}

interface DeadlinesProps {
  rows: readonly DeadlineRow[]
  heading: 'h3' | 'h4'
  inLines: boolean
}

const Deadlines = ({ rows, heading, inLines }: DeadlinesProps) => (
  <ol className={inLines ? 'deadlines deadlines-in-lines' : 'deadlines'}>
    {rows.map((row) =>
      inLines ? (
        <DeadlineLine key={row.key} row={row} heading={heading} />
      ) : (
        <DeadlineItem key={row.key} row={row} heading={heading} />
      ),
    )}
  </ol>
)

interface DeadlineProps {
  row: DeadlineRow
  heading: DeadlinesProps['heading']
}

/** What the day is worth is said once, under the list. */
const DeadlineLine = ({
  row: { date, title, when, who, confidence },
  heading: Heading,
}: DeadlineProps) => (
  <li className="deadline">
    <p className="deadline-date">
      <span aria-hidden="true">{date.number}</span>
      <span aria-hidden="true">{date.month}</span>
      <span className="visually-hidden">
        {date.iso ? <time dateTime={date.iso}>{when}</time> : when}
      </span>
    </p>
    <div>
      <Heading className="deadline-title">{title}</Heading>
      <p className="deadline-who">{who}</p>
      {confidence === 'to-confirm' ? (
        <p className="deadline-note">{'date à\u00A0confirmer'}</p>
      ) : null}
    </div>
  </li>
)

/** What the list was chosen by, and the way back to everything. */
const Said = ({
  profile: { words, wrong, everything, pages },
  hasReset,
}: {
  profile: NonNullable<AgendaModel['profile']>
  hasReset: boolean
}) => (
  <div className="deadlines-said">
    {wrong ? (
      <output>
        {`Une réponse de l’adresse ne se lit pas, elle est laissée de côté\u00A0: ${wrong}.`}
      </output>
    ) : null}
    {words.length > 0 ? (
      <p>
        {`Échéances pour\u00A0: ${words.join(', ')}.`}
        {hasReset ? (
          <>
            {' '}
            <a href={everything}>Voir toutes les échéances</a>
          </>
        ) : null}
      </p>
    ) : null}
    {pages.length > 0 ? (
      <ul className="deadlines-links">
        {pages.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    ) : null}
  </div>
)

function DeadlineItem({ row, heading: Heading }: DeadlineProps) {
  const { date } = row
  return (
    <li className="deadline">
      <p className="deadline-date" aria-hidden="true">
        {date.number ? <span>{date.number}</span> : null}
        {date.month}
      </p>
      <div>
        <Heading className="deadline-title">{row.title}</Heading>
        <p className="deadline-when">
          {date.iso ? <time dateTime={date.iso}>{row.when}</time> : row.when}
          {' · '}
          {row.concern}
          {row.confidence === 'assumed' && date.iso
            ? ' · date qui dépend de votre situation'
            : null}
          {row.confidence === 'to-confirm' ? ' · date à\u00A0confirmer' : null}
        </p>
        <p className="deadline-who">{row.who}</p>
        {row.explanation ? <p>{row.explanation}</p> : null}
        {row.closedNote ? <p className="deadline-note">{row.closedNote}</p> : null}
        {row.advice ? (
          <p>
            <strong>{'Le conseil du cabinet\u00A0:'}</strong> {row.advice}
          </p>
        ) : null}
        <p className="deadline-ways">
          {row.ics ? (
            <a href={row.ics}>
              Ajouter à mon agenda<span className="visually-hidden">{`\u00A0: ${row.title}`}</span>
            </a>
          ) : null}
          {row.source ? <a href={row.source.url}>{row.source.name}</a> : null}
        </p>
      </div>
    </li>
  )
}

/** Boxes and answers in a plain form: the page answers with the deadlines of what was said. */
const Filter = ({ filter, id }: { filter: NonNullable<AgendaModel['filter']>; id: string }) => (
  <form className="deadlines-filter" method="get" action={filter.action}>
    <fieldset>
      <legend>Ce qui vous concerne</legend>
      <ul>
        {filter.choices.map(({ name, label, isChosen }) => (
          <li key={name}>
            <input
              type="checkbox"
              id={`${id}-${name}`}
              name="concerne"
              value={name}
              defaultChecked={isChosen}
            />
            <label htmlFor={`${id}-${name}`}>{label}</label>
          </li>
        ))}
      </ul>
    </fieldset>
    <details open={filter.isAskedAgain}>
      <summary>Votre entreprise en quelques réponses</summary>
      <p>
        {
          'Répondez à ce que vous savez. Rien n’est gardé\u00A0: vos réponses restent dans l’adresse.'
        }
      </p>
      <div className="deadlines-fields">
        {filter.fields.map((field) => (
          <ProfileFieldView key={field.name} field={field} id={`${id}-q-${field.name}`} />
        ))}
      </div>
    </details>
    <p className="deadlines-filter-actions">
      <button type="submit" className="btn btn-outline-primary">
        Filtrer les échéances
      </button>
      {filter.isChosen ? (
        <a href={filter.action} data-do="all">
          Toutes les échéances
        </a>
      ) : null}
    </p>
  </form>
)
