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
import { accessibilityStatement } from './english/accessibility-statement.ts'
import { cookiesInEnglish } from './english/cookies.ts'
import { translationNote } from './english/in-french.ts'
import { legalNotice } from './english/legal-notice.ts'
import { privacy } from './english/privacy.ts'
import type { Html } from './parts/html.ts'
import { mentions } from './mentions.ts'

const { site: demoSite } = await loadDemo()

const withLegal = (changes: Partial<Site['settings']['legal']>): Site => ({
  ...demoSite,
  settings: { ...demoSite.settings, legal: { ...demoSite.settings.legal, ...changes } },
})
const page = (site: Site = demoSite) => ({ site, pageHref: (path: string) => path })
const textOf = ({ source }: Html) => htmlToText(source)

describe('the imprint', () => {
  test.each([mentions, legalNotice])('$name says every fact of the setting', (imprint) => {
    const text = textOf(imprint(page()))
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

  test.each([mentions, legalNotice])('$name speaks of no host that is not named', (imprint) => {
    const nobody = { name: '', address: '', phone: '' }
    expect(textOf(imprint(page(withLegal({ host: nobody }))))).not.toMatch(/Héberge|host/i)
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

describe('in English', () => {
  test('a line that has nothing to say is left out', () => {
    const { source } = legalNotice(
      page(withLegal({ capital: '', auditor: '', insurer: '', rcs: '' })),
    )
    for (const term of ['Share capital', 'Statutory audit', 'insurance', 'Trade and companies'])
      expect(source).not.toContain(term)
    expect(source).not.toMatch(/<dd>\s*<\/dd>/)
  })

  test('what the firm wrote in French is marked as French', () => {
    const { legal_form, insurer, data_transfers, accessibility: declared } = demoSite.settings.legal
    expect(legalNotice(page()).source).toContain(`<span lang="fr">${legal_form}</span>`)
    expect(legalNotice(page()).source).toContain(`<span lang="fr">${insurer}, `)
    expect(privacy(page()).source).toContain(`<p lang="fr">${data_transfers}</p>`)
    expect(accessibilityStatement(page()).source).toContain(`<p lang="fr">${declared.method}</p>`)
  })

  test('every form has its line, for as long as the French text says', () => {
    const { source } = privacy(page())
    const said = textOf(privacy(page())).toLowerCase()
    for (const form of LEAD_FORMS) {
      const { title, purpose, months } = processingOf(form)
      expect(source).toContain(`<th scope="row">${title['en-GB']}</th>`)
      expect(source).toContain(`<td>${purpose['en-GB']}</td>`)
      expect(said).toContain(`${lasting(months)['en-GB']} at most after`)
    }
    const without = { ...demoSite, settings: { ...demoSite.settings, lead_rappel: '0' } }
    expect(privacy(page(without)).source).not.toContain('When you ask to be called')
  })

  test('the rate of the grid is that of the French declaration', () => {
    const rate = /(\d+)\s?%/
    const [french, english] = [accessibility(page()), accessibilityStatement(page())].map(
      (text) => rate.exec(textOf(text))?.[1],
    )
    expect(french).toMatch(/\d/)
    expect(english).toBe(french)
    const declared = { ...demoSite.settings.legal.accessibility, grid: [] }
    expect(textOf(accessibilityStatement(page(withLegal({ accessibility: declared }))))).toMatch(
      /^Accessibility: not compliant\..* have not been assessed yet/,
    )
  })

  test('the French text prevails, and is a link away where it is there', () => {
    expect(translationNote('/mentions').source).toContain('<a href="/mentions" lang="fr">')
    expect(textOf(translationNote(null))).toBe(
      'This translation is for information only: the French text prevails.',
    )
  })
})

test('each of the eight pages has more than sixty words to read', () => {
  for (const text of [
    mentions(page()),
    dataProtection(page()),
    cookies(),
    accessibility(page()),
    legalNotice(page()),
    privacy(page()),
    cookiesInEnglish(),
    accessibilityStatement(page()),
  ]) {
    expect(
      textOf(text)
        .split(/\s+/)
        .filter((word) => /\p{L}/u.test(word)).length,
    ).toBeGreaterThan(60)
  }
})
