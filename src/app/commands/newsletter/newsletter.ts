import { resolve } from 'node:path'
import { numericDate } from '#base/kit/time/calendar-day.ts'
import type { Subscriber, SubscriberState } from '#features/newsletter/rules/newsletter.ts'
import { leaveLinks } from '#features/newsletter/service/newsletter-link.ts'
import { createSigner } from '#base/platform/security/signed.ts'
import { installedSecret } from '#base/platform/installation/secret.ts'
import { type Command, Misused, onlyOne, parsedArgs } from '#framework/cli/command.ts'
import { mailOrigin } from '../work/mail-origin.ts'
import { type Opened, type SiteWork, withSite } from '../work/opened.ts'
import { spreadsheet } from '#base/kit/text/spreadsheet.ts'
import type { Terminal } from '#framework/cli/terminal.ts'

const USAGE = `Usage : npx vitrine newsletter <action> [--site nom-d-hôte]
  list              qui reçoit la lettre, qui n’a pas confirmé, qui est parti
  export [--csv]    les adresses confirmées avec leur lien de désinscription, en JSON ou en tableau
`

const OPTIONS = { csv: { type: 'boolean' }, site: { type: 'string' } } as const

const STATES: Readonly<Record<SubscriberState, string>> = {
  confirmed: 'confirmée',
  pending: 'à confirmer',
  unsubscribed: 'partie',
}

/** `vitrine newsletter`: the list of the letter. */
export const newsletter: Command = {
  args: '<list|export> [--csv]',
  summary: 'inscrits à la lettre : liste, export pour l’envoi',
  usage: USAGE,
  async run(args, context) {
    const parsed = parsedArgs(args, OPTIONS)
    return withSite(context, parsed.values.site, chosen(parsed, context.terminal))
  },
}

type Parsed = ReturnType<typeof parsedArgs<typeof OPTIONS>>

/** What the arguments ask for. @throws {Misused} */
function chosen({ values: { csv = false }, positionals }: Parsed, terminal: Terminal): SiteWork {
  const action = onlyOne(positionals, 'l’action')
  if (action === 'list' && csv) throw new Misused('« --csv » n’est pas une option de « list ».')
  if (action === 'list') return (opened) => list(opened, terminal)
  if (action === 'export') return (opened) => exportList(opened, terminal, csv)
  throw new Misused(`« ${action} » n’est pas une action de newsletter.`)
}

async function list({ stores, site }: Opened, { out }: Terminal): Promise<number> {
  const subscribers = await stores.newsletter.list(site.id, { list: 'letter' })
  for (const { email, name, state, askedAt, confirmedAt, unsubscribedAt } of subscribers) {
    const at = { pending: askedAt, confirmed: confirmedAt, unsubscribed: unsubscribedAt }[state]
    const when = numericDate(at || askedAt, 'fr-FR')
    const who = [email || 'adresse effacée', name].filter(Boolean).join(', ')
    // Nothing that a visitor typed can move the terminal’s cursor.
    out(`${STATES[state]} le ${when} : ${who}\n`.replace(/(?!\n)\p{C}/gu, ' '))
  }
  const count = (state: SubscriberState) =>
    subscribers.filter((subscriber) => subscriber.state === state).length
  out(
    `Confirmées : ${count('confirmed')}, à confirmer : ${count('pending')}, ` +
      `parties : ${count('unsubscribed')}.\n`,
  )
  return 0
}

const COLUMNS = [
  'adresse électronique',
  'nom',
  'langue',
  'demandée le',
  'confirmée le',
  'texte accepté',
  'version du texte',
  'formulaire',
  'lien de désinscription',
  'List-Unsubscribe',
]

async function exportList(
  { stores, site, env }: Opened,
  { out, err }: Terminal,
  isTable: boolean,
): Promise<number> {
  const origin = mailOrigin({ env, site })
  if (origin === '') {
    err(
      'L’adresse publique du site n’est pas connue, les liens de désinscription ne peuvent pas ' +
        'être écrits : donnez PUBLIC_URL, ou un nom au site (npx vitrine site hosts).\n',
    )
    return 1
  }
  const signer = createSigner(
    await installedSecret({ given: env.SECRET, dataDir: resolve(env.DATA_DIR) }, stores),
  )
  const confirmed = await stores.newsletter.list(site.id, { list: 'letter', state: 'confirmed' })
  const rows = confirmed.map((subscriber) => ({
    subscriber,
    links: leaveLinks(signer, { siteId: site.id, origin }, subscriber),
  }))
  out(
    isTable
      ? spreadsheet([COLUMNS, ...rows.map(cells)])
      : `${JSON.stringify(rows.map(record), null, 2)}\n`,
  )
  return 0
}

interface Row {
  subscriber: Subscriber
  links: { page: string; oneClick: string }
}

const cells = ({ subscriber, links }: Row): string[] => [
  subscriber.email,
  subscriber.name,
  subscriber.lang,
  subscriber.askedAt,
  subscriber.confirmedAt,
  subscriber.consent.text,
  subscriber.consent.version,
  subscriber.form,
  links.page,
  links.oneClick,
]

const record = ({ subscriber, links }: Row) => ({
  email: subscriber.email,
  name: subscriber.name,
  lang: subscriber.lang,
  asked_at: subscriber.askedAt,
  confirmed_at: subscriber.confirmedAt,
  consent: subscriber.consent,
  form: subscriber.form,
  unsubscribe_page: links.page,
  list_unsubscribe: links.oneClick,
})
