import { describe, expect, test } from 'vitest'
import { loadDemo } from '#app/demo/load-demo.ts'
import { LEAD_FORMS } from '#features/leads/rules/lead.ts'
import { lasting, processingOf } from '#features/leads/rules/processing.ts'
import { MONTHS_AFTER_LEAVING } from '#features/newsletter/rules/newsletter.ts'
import { htmlToText } from '#base/kit/text/plain-text.ts'
import type { Site } from '#base/core/site.ts'
import { accessibility } from './accessibility.ts'
import { cookies } from './cookies.ts'
import { dataProtection } from './data-protection.ts'
import type { Html } from './html.ts'
import { mentions } from './mentions.ts'

const { site: demoSite } = await loadDemo()

const withLegal = (changes: Partial<Site['settings']['legal']>): Site => ({
  ...demoSite,
  settings: { ...demoSite.settings, legal: { ...demoSite.settings.legal, ...changes } },
})
const page = (site: Site = demoSite) => ({ site, href: (path: string) => path })
const textOf = ({ source }: Html) => htmlToText(source)

describe('the imprint', () => {
  test('says every fact of the setting', () => {
    const text = textOf(mentions(page()))
    const {
      accessibility: _other,
      updated_on: _day,
      storage: _none,
      data_contact: _contact,
      data_transfers: _transfers,
      ...facts
    } = demoSite.settings.legal
    for (const fact of Object.values(facts).flatMap((value) =>
      typeof value === 'string' ? [value] : Object.values(value),
    )) {
      expect(text).toContain(fact)
    }
  })

  test('leaves out a line that has nothing to say', () => {
    const empty = {
      capital: '',
      auditor: '',
      auditor_company: '',
      order_address: '',
      insurer_address: '',
    }
    const text = textOf(mentions(page(withLegal(empty))))
    expect(text).not.toContain('au capital')
    expect(text).not.toContain('Conseil régional de l’Ordre')
    expect(text).not.toContain('Compagnie régionale')
    expect(text).toContain(`${demoSite.settings.legal.insurer}, pour `)
    expect(text).not.toContain('Commissariat aux comptes')
  })

  test('names who stores the data when it is not the host', () => {
    const storage = { name: 'Coffre', address: '3 quai Bleu', phone: '01' }
    expect(textOf(mentions(page(withLegal({ storage }))))).toContain('Coffre Adresse 3 quai Bleu')
  })

  test('a value is text, whatever signs it holds', () => {
    const { source } = mentions(page(withLegal({ insurer: '<b>"A" & B</b>' })))
    expect(source).toContain('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;')
  })
})

describe('data protection', () => {
  test('every form that the site takes has its line, with purpose and duration', () => {
    const { source } = dataProtection(page())
    for (const form of LEAD_FORMS) {
      const { title, purpose } = processingOf(form)
      expect(source).toContain(`<th scope="row">${title['fr-FR']}</th>`)
      expect(source).toContain(`<td>${purpose['fr-FR']}</td>`)
    }
    expect(textOf(dataProtection(page()))).toMatch(
      /Candidature .* Deux ans au plus après le dernier échange/,
    )
    expect(textOf(dataProtection(page()))).toMatch(/Trois mois au plus après l’envoi/)
  })

  test('who left a list is remembered for as long as the purge says, an address and then none', () => {
    const { source } = dataProtection(page())
    const said = source.match(/Jusqu’au désabonnement[^<]*/g)
    expect(said).toHaveLength(2)
    expect(said?.[0]).toContain(lasting(MONTHS_AFTER_LEAVING)['fr-FR'])
    expect(said?.[0]).toContain('empreinte')
  })

  test('who answers for the data, who keeps them and where they go are said as far as the firm wrote it', () => {
    const said = textOf(dataProtection(page()))
    const { data_contact, data_transfers, host } = demoSite.settings.legal
    expect(said).toContain(`Votre interlocuteur : ${data_contact}.`)
    expect(said).toContain(data_transfers)
    expect(said).toContain(`${host.name} héberge le site et conserve ses données.`)
    const storage = { name: 'Coffre', address: '3 quai Bleu', phone: '01' }
    expect(textOf(dataProtection(page(withLegal({ storage }))))).toContain(
      'Coffre conserve ses données.',
    )
    const silent = textOf(
      dataProtection(
        page(withLegal({ data_contact: '', data_transfers: '', host: { ...host, name: '' } })),
      ),
    )
    for (const words of ['Votre interlocuteur', 'Union européenne', 'héberge le site'])
      expect(silent).not.toContain(words)
  })

  test('L1 a form that is switched off leaves the page with its consent', () => {
    const site = { ...demoSite, settings: { ...demoSite.settings, lead_rappel: '0' } }
    const { source } = dataProtection(page(site))
    expect(source).not.toContain('Quand vous demandez un rappel')
    expect(source).not.toContain(processingOf('lead_rappel').purpose['fr-FR'])
  })
})

test('the declaration of accessibility begins with its state and lists what is known', () => {
  const declared = {
    ...demoSite.settings.legal.accessibility,
    grid: [],
    faults: ['Un défaut'],
  }
  const text = textOf(accessibility(page(withLegal({ accessibility: declared }))))
  expect(text).toMatch(/^Accessibilité : non conforme\./)
  expect(text).toContain('Aucune évaluation de ses 106 critères')
  expect(text).toContain('Non-conformités connues ou possibles Un défaut')
})

test('each of the four pages has more than sixty words to read', () => {
  for (const text of [mentions(page()), dataProtection(page()), cookies(), accessibility(page())]) {
    expect(
      textOf(text)
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length,
    ).toBeGreaterThan(60)
  }
})
