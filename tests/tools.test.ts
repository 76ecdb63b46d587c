import ICAL from 'ical.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { SiteSettings } from '#base/core/settings/settings.ts'
import { loadDemo } from '#app/demo/load-demo.ts'
import { createTestApp, type TestApp } from './app.ts'
import { SITE } from './scratch-page.ts'

let site: TestApp
let now = new Date('2026-11-21T10:00:00Z')

beforeAll(async () => {
  site = await createTestApp({ clock: () => now })
})
afterAll(() => site.close())
afterEach(() => {
  now = new Date('2026-11-21T10:00:00Z')
})

/** Makes no-break spaces plain. */
const plain = (text: string) => text.replaceAll(/[\u00A0\u202F]/g, ' ')

describe('the calendar as .ics', () => {
  const eventsOf = (body: string) =>
    new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((event) => new ICAL.Event(event))

  test('holds twelve months of whole days that a calendar program can read', async () => {
    const { status, headers, body } = await site.get('/agenda.ics')
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[a-z-]+\.ics"$/)
    const lines = body.split('\r\n')
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
    for (const line of lines) {
      expect(line).not.toMatch(/[\r\n]/)
      expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
    }
    expect(body).toContain('\r\nREFRESH-INTERVAL;VALUE=DURATION:P1D\r\n')
    const events = eventsOf(body)
    expect(events.length).toBeGreaterThan(40)
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length)
    for (const { startDate, summary, description, component } of events) {
      expect(startDate.isDate, summary).toBe(true)
      expect(summary).toContain('en principe')
      expect(description).toContain('À vérifier dans votre espace professionnel')
      expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-21T00:00:00Z')
    }
    const cfe = events.find(({ uid }) => uid === 'cfe-2026-12@agenda-1.vitrine')
    expect(cfe?.startDate.toString()).toBe('2026-12-15')
    expect((await site.get('/agenda.ics')).body).toBe(body)
  })

  test('its UIDs stay the same from one day to the next', async () => {
    const uids = async () =>
      eventsOf((await site.get('/agenda.ics?concerne=is')).body).map(({ uid }) => uid)
    const before = await uids()
    now = new Date('2026-11-30T10:00:00Z')
    expect(await uids()).toEqual(before)
    expect(before).toHaveLength(5)
  })

  test('concerns choose; a wrong one is refused with the names there are', async () => {
    const two = eventsOf((await site.get('/agenda.ics?concerne=cfe&concerne=societe')).body)
    expect(two.map(({ summary }) => summary.replace(/ \(.*/, ''))).toEqual([
      'Choix du prélèvement à l’échéance de la CFE 2026',
      'Avis de cotisation foncière des entreprises 2026',
      'Cotisation foncière des entreprises 2026',
      'Déclaration initiale de CFE',
      'Changement de base de la CFE',
      'Solde de CVAE',
      'Déclaration de la valeur ajoutée et des effectifs',
      'Taxe sur les surfaces commerciales',
      'Acompte de cotisation foncière des entreprises 2027',
      'Premier acompte de CVAE 2027',
      'Assemblée d’approbation des comptes 2026',
      'Choix du paiement mensuel de la CFE 2027',
      'Déclaration d’occupation des logements 2027',
      'Dépôt au greffe des comptes 2026',
      'Dépôt en ligne des comptes 2026',
      'Deuxième acompte de CVAE 2027',
      'Taxe foncière des locaux 2027',
      'Avis de cotisation foncière des entreprises 2027',
    ])
    for (const wrong of ['concerne=x', 'concerne=', 'concerne=tva&concerne=x']) {
      const { status, body } = await site.get(`/agenda.ics?${wrong}`)
      expect([status, body], wrong).toEqual([400, expect.stringContaining('tva, is, revenus')])
    }
  })

  test('a profile has its calendar with reminders a week before; what can’t be read is refused', async () => {
    const address =
      '/agenda.ics?forme=sas&cloture=06&tva=trimestre&salaries=0&departement=75&siren=70'
    const { status, body } = await site.get(address)
    expect(status).toBe(200)
    const events = eventsOf(body)
    const found = (uid: string) => events.find((event) => event.uid.startsWith(uid))
    expect(found('tva-trimestre-2027-01')?.startDate.toString()).toBe('2027-01-20')
    expect(found('resultats-2027-09')?.startDate.toString()).toBe('2027-09-30')
    expect(events.some(({ uid }) => /^(?:dsn|micro|tva-mois)/.test(uid))).toBe(false)
    for (const { component, summary } of events) {
      const [alarm, ...others] = component.getAllSubcomponents('valarm')
      expect(others, summary).toEqual([])
      expect(String(alarm?.getFirstPropertyValue('action')), summary).toBe('DISPLAY')
      // Nine in the morning, seven days before the midnight of the day.
      expect(String(alarm?.getFirstPropertyValue('trigger')), summary).toBe('-P6DT15H')
    }
    // Without a profile nobody is reminded of all there is; of the one that somebody takes, they are.
    expect((await site.get('/agenda.ics')).body).not.toContain('VALARM')
    const one = eventsOf((await site.get(`${address}&echeance=resultats-2027-09`)).body)
    expect(one.map(({ summary }) => plain(summary))).toEqual([
      'Déclaration de résultats (liasse fiscale), exercice clos en juin 2027 (en principe jeudi 30 septembre 2027, en ligne le 15 octobre 2027)',
    ])
    expect((await site.get('/agenda.ics?echeance=resultats-2027-09')).status).toBe(404)
    for (const [wrong, named] of [
      ['forme=x', 'la forme de l’entreprise'],
      ['forme=sarl&forme=sas', 'la forme de l’entreprise'],
      ['cloture=13&salaries=-2', 'le mois de clôture, le nombre de salariés'],
      [`siren=${'7'.repeat(3000)}`, 'le SIREN'],
    ]) {
      const refused = await site.get(`/agenda.ics?${wrong}`)
      expect([refused.status, refused.body], wrong).toEqual([
        400,
        expect.stringContaining(named ?? ''),
      ])
    }
  })

  test('one deadline is a calendar of its own; one that no rule gives is not found', async () => {
    const one = eventsOf((await site.get('/agenda.ics?echeance=tva-mois-2026-12')).body)
    expect(one[0]?.component.getAllSubcomponents('valarm')).toHaveLength(1)
    expect(one.map(({ summary }) => plain(summary))).toEqual([
      'TVA de novembre 2026 (en principe du 15 au 24 décembre 2026)',
    ])
    // The month is known, the day is not: the entry stands on its first and says so.
    const [month] = eventsOf((await site.get('/agenda.ics?echeance=revenus-2027-05')).body)
    expect([month?.startDate.toString(), plain(month?.summary ?? '')]).toEqual([
      '2027-05-01',
      'Déclaration des revenus 2026 (en principe en mai 2027, date publiée chaque année)',
    ])
    // A carried day keeps its key.
    const [carried] = eventsOf((await site.get('/agenda.ics?echeance=is-solde-2027-05')).body)
    expect(carried?.startDate.toString()).toBe('2027-05-18')
    for (const none of ['x', 'cfe-2026-11', 'cfe-2026-12&echeance=x']) {
      expect((await site.get(`/agenda.ics?echeance=${none}`)).status, none).toBe(404)
    }
  })
})

describe('deadlines on pages', () => {
  test('a month’s page shows the month that comes, with a calendar entry for each day', async () => {
    const { html } = await site.get('/vos-outils/agenda/octobre')
    expect(html.one('.widget-agenda h2').text).toBe('Échéances d’octobre 2027, en principe')
    expect(html.texts('.deadline-title')).toContain('TVA du 3e trimestre 2027')
    const links = html.attrs('.deadline-ways a', 'href')
    expect(links).toContain('/agenda.ics?echeance=dsn-15-2027-10')
    // 31 October is a Sunday and 1 November a holiday: the box says the month of the carried day.
    expect(html.texts('.deadline-date')).toContain('2nov.')
    expect(html.texts('.deadline-date')).not.toContain('2oct.')
    now = new Date('2027-10-31T22:30:00Z')
    const later = (await site.get('/vos-outils/agenda/octobre')).html
    // Half past eleven at night in Paris.
    expect(later.one('.widget-agenda h2').text).toContain('2027')
    now = new Date('2027-10-31T23:30:00Z')
    const november = (await site.get('/vos-outils/agenda/octobre')).html
    expect(november.one('.widget-agenda h2').text).toContain('2028')
  })

  test('the agenda’s page separates the months, those of the month pages and the home page do not', async () => {
    const { html } = await site.get('/vos-outils/agenda')
    expect(html.texts('.deadlines-month').slice(0, 2)).toEqual(['Novembre 2026', 'Décembre 2026'])
    expect(html.all('h4.deadline-title').length).toBe(html.all('.deadline').length)
    expect(new Set(html.texts('.deadline-title')).size).toBe(html.all('.deadline').length)
    expect((await site.get('/')).html.all('.deadlines-month')).toEqual([])
    const december = (await site.get('/vos-outils/agenda/decembre')).html
    expect(december.all('.deadlines-month')).toEqual([])
    expect(december.texts('.deadline-title')).toContain('DSN du 5, paies de novembre 2026')
  })

  test('the filter is a form whose answer keeps what was ticked, unknown names aside', async () => {
    const { html } = await site.get('/vos-outils/agenda?concerne=cfe&concerne=is&concerne=%3Cb%3E')
    expect(html.one('.deadlines-filter').attr('method')).toBe('get')
    expect(html.attrs('.deadlines-filter input[checked]', 'value')).toEqual(['is', 'cfe'])
    expect(new Set(html.texts('.deadline-when').map((when) => when.split(' · ')[1]))).toEqual(
      new Set(['Impôt sur les sociétés', 'CFE et impôts locaux']),
    )
    expect(html.attrs('.deadlines-links a', 'href')).toEqual([
      'webcal://www.lhermine-dauval.example/agenda.ics?concerne=is&concerne=cfe',
      '/agenda.ics?concerne=is&concerne=cfe',
    ])
    const home = (await site.get('/')).html
    expect(home.texts('.deadline-title')).toHaveLength(3)
  })

  const SAS = 'forme=sas&cloture=6&tva=trimestre&salaries=0'

  test('a profile chooses on the agenda’s page, and goes with its links', async () => {
    const { html } = await site.get(`/vos-outils/agenda?${SAS}`)
    expect(html.all('.deadlines-filter details[open]')).toEqual([])
    expect(html.attrs('.deadlines-fields option[selected]', 'value')).toEqual(
      expect.arrayContaining(['sas', '6', 'trimestre']),
    )
    expect(html.attrs('.deadlines-fields input[name="salaries"]', 'value')).toEqual(['0'])
    expect(plain(html.one('.deadlines-said p').text)).toBe(
      'Échéances pour : SAS, clôture fin juin, TVA : déclaration par trimestre, 0 salarié.',
    )
    expect(html.texts('.deadline-title').join()).toContain('exercice clos en juin 2027')
    expect(html.texts('.deadline-title').join()).not.toContain('DSN')
    expect(html.one('.deadlines-notice').text).toContain('exercice clos fin juin')
    for (const href of html.attrs('.deadlines-links a, .deadline-ways a', 'href')) {
      expect(href).toContain(SAS)
    }
    const months = html.attrs('.deadlines-said a', 'href')
    expect(months).toHaveLength(12)
    const september = (await site.get(months[8] ?? '')).html
    expect(september.texts('.deadline-title')).toContain(
      'Déclaration de résultats (liasse fiscale), exercice clos en juin 2027',
    )
    expect(september.attrs('.deadlines-links a', 'href')[0]).toBe(`/vos-outils/agenda?${SAS}`)
    expect(september.attrs('.deadlines-said a', 'href')).toEqual(['/vos-outils/agenda/septembre'])
    const home = (await site.get('/?forme=micro&tva=franchise&salaries=0')).html
    expect(home.texts('.deadline-title').join()).not.toMatch(/TVA|DSN/)
    expect(home.attrs('.deadlines-links a', 'href')).toEqual([
      '/vos-outils/agenda?forme=micro&tva=franchise&salaries=0',
    ])
  })

  test('an answer that can’t be read is told, never repeated, and the rest counts', async () => {
    const { status, html, body } = await site.get(
      '/vos-outils/agenda?forme=%3Cscript%3Ealert&cloture=99&salaries=0&tva=__proto__',
    )
    expect(status).toBe(200)
    expect(plain(html.one('.deadlines-said output').text)).toBe(
      'Une réponse de l’adresse ne se lit pas, elle est laissée de côté : la forme de l’entreprise, le mois de clôture, la TVA.',
    )
    expect(body).not.toContain('script>alert')
    expect(html.all('.deadlines-filter details[open]')).toHaveLength(1)
    expect(html.texts('.deadline-title').join()).not.toContain('DSN')
    expect(html.attrs('.deadlines-links a', 'href').at(-1)).toBe('/agenda.ics?salaries=0')
  })

  test('a page with answers is nobody else’s: the page cache keeps the one without', async () => {
    const plainPage = async () =>
      (await site.get('/vos-outils/agenda')).html.texts('.deadline-title')
    const before = await plainPage()
    expect((await site.get(`/vos-outils/agenda?${SAS}`)).html.texts('.deadline-title')).not.toEqual(
      before,
    )
    expect(await plainPage()).toEqual(before)
    const other = (await site.get('/vos-outils/agenda?forme=micro')).html.texts('.deadline-title')
    expect(other.join()).toContain('micro-entrepreneurs')
  })
})

describe('a firm’s own calendar', () => {
  test('what it hides, says and adds stands on pages and in the file, and goes when it is taken back', async () => {
    const write = (settings: Partial<SiteSettings>) =>
      site.stores.sites.saveSettings(SITE, settings)
    await write({
      deadline_notes: [
        {
          deadline: 'cfe',
          is_hidden: false,
          advice: 'L’avis attend dans votre espace : <b>lisez-le</b>.',
        },
        { deadline: 'cfe-avis', is_hidden: true, advice: '' },
      ],
      own_deadlines: [
        { title: 'Envoi des pièces', date: '2026-12-10', who: 'Nos clients', advice: '' },
      ],
    })
    const december = (await site.get('/vos-outils/agenda/decembre')).html
    expect(december.texts('.deadline-title')).toContain('Envoi des pièces')
    expect(plain(december.one('.widget-agenda').text)).toContain(
      'Le conseil du cabinet : L’avis attend dans votre espace : <b>lisez-le</b>.',
    )
    const { body } = await site.get('/agenda.ics')
    expect(body).toContain('cabinet-10-1-2026-12@agenda-1.vitrine')
    expect(body).not.toContain('cfe-avis-2026-11@')
    expect((await site.get('/agenda.ics?echeance=cabinet-10-1-2026-12')).status).toBe(200)
    expect((await site.get('/agenda.ics?echeance=cfe-avis-2026-11')).status).toBe(404)
    const november = (await site.get('/vos-outils/agenda/novembre')).html
    expect(november.texts('.deadline-title').join()).not.toContain('Avis de cotisation')
    await write({ deadline_notes: [], own_deadlines: [] })
    const after = (await site.get('/vos-outils/agenda/decembre')).html
    expect(after.texts('.deadline-title')).not.toContain('Envoi des pièces')
  })
})

describe('useful figures', () => {
  const PAGE = '/vos-outils/chiffres-utiles/taux-dinteret'

  test('only what is known is shown; the list never reaches a page', async () => {
    const { html, body } = await site.get(PAGE)
    expect(html.texts('.useful-figures-value').map(plain)).toEqual([
      '6,84 %',
      '2,75 %',
      '1,7 %',
      '22 950 €',
      '2,4 %',
      '2,65 %',
      '60 jours',
      '45 jours',
      '30 jours',
      '40 €',
      '10 points',
      '3 fois l’intérêt légal',
      // Claims and archives.
      '6 ans',
      '5 ans',
      '10 ans',
      '2 mois',
      '5 ans',
      '2 ans',
      '5 000 €',
      '3 ans',
      '2 ans',
    ])
    // What nobody gave is not named.
    expect(html.texts('.useful-figures tbody th').map(plain).join('|')).toContain('Intérêt légal')
    expect(body).not.toContain('Usure<')
    expect(body).not.toContain('valeur à confirmer')
    expect(new Set(html.texts('.useful-figures-mark'))).toEqual(new Set(['à confirmer']))
    // Three periods before of the legal rates and of current accounts and one of today, read at one source, and a rate
    // that may have moved.
    expect(html.texts('.useful-figures-mark')).toHaveLength(11)
    expect(html.one('.useful-figures-licence').text).toContain('Licence Ouverte 2.0')
    expect(body).not.toContain('useful_figures')
    expect(body).not.toContain('to_verify')
  })

  test('a table without any value says where the figures are read', async () => {
    const { html, body } = await site.get('/vos-outils/chiffres-utiles/indices-et-loyers')
    expect(html.one('.useful-figures caption').text).toBe('Où lire les chiffres officiels')
    expect(html.texts('.useful-figures thead th')).toEqual(['Donnée', 'Source'])
    expect(html.attrs('.useful-figures tbody a', 'href')).toHaveLength(4)
    expect(body).not.toContain('valeur à confirmer')
  })

  test('the mileage tool computes by the scale that the site shows', async () => {
    const { html } = await site.get('/vos-outils/chiffres-utiles/vehicules-et-deplacements')
    const scales = html.all('.useful-figures-scroll')
    expect(scales.map((scale) => scale.attr('aria-label'))).toContain(
      'Barème kilométrique, voiture',
    )
    expect(scales.map((scale) => scale.attr('tabindex'))).toEqual(scales.map(() => '0'))
    expect(plain(scales.map(({ text }) => text).join('|'))).toContain('0,636 €')
    const root = '/vos-outils/simulateurs/indemnites-kilometriques'
    const answerTo = async (query: string) =>
      plain((await site.get(root + query)).html.texts('.simulator-answers dd')[0] ?? '')
    // The review's own cases.
    expect(await answerTo('')).toBe('2 544,00 €')
    expect(await answerTo('?puissance=3cv&distance=5000')).toBe('2 645,00 €')
    expect(await answerTo('?puissance=4cv&distance=12345,6')).toBe('5 527,50 €')
    expect(await answerTo('?puissance=7cv&distance=20001')).toBe('9 400,47 €')
    expect(await answerTo('?energie=electrique')).toBe('3 052,80 €')
    expect(await answerTo('?vehicule=moto&puissance_moto=5cv&distance=4000')).toBe('1 486,00 €')
    expect(await answerTo('?vehicule=moto&puissance_moto=6cv&distance=6001')).toBe('2 058,34 €')
    expect(await answerTo('?vehicule=cyclomoteur&distance=3000')).toBe('945,00 €')
    expect(await answerTo('?vehicule=cyclomoteur&distance=4000&energie=electrique')).toBe(
      '1 232,40 €',
    )
  })

  test('a value is shown on its last day in Paris, and no longer on the next', async () => {
    const demoFigures = (await loadDemo()).site.settings.useful_figures
    const rate = demoFigures.filter(({ key }) => key === 'taux_interet_legal')
    const dated = rate.slice(-1).map((figure) => ({
      ...figure,
      value: 2.5,
      from: '2026-07-01',
      to: '2026-12-31',
      checked_on: '2026-07-02',
    }))
    await site.stores.sites.saveSettings(SITE, { useful_figures: dated })
    now = new Date('2026-12-31T22:30:00Z')
    expect((await site.get(PAGE)).html.texts('.useful-figures-value').map(plain)).toEqual(['2,5 %'])
    now = new Date('2026-12-31T23:30:00Z')
    const { html, body } = await site.get(PAGE)
    expect(html.texts('.useful-figures-value')).toEqual([])
    expect(plain(body)).toContain('n’est plus à jour depuis le 31 décembre 2026')
    await site.stores.sites.saveSettings(SITE, { useful_figures: demoFigures })
  })
})

describe('the glossary', () => {
  const TERM = 'a.terme'

  test('explains a term where a page first meets it, and loads the tooltips', async () => {
    const { html, body } = await site.get('/nos-missions/gestion-et-pilotage')
    const names = html.attrs(TERM, 'href')
    expect(names).toContain('/vos-outils/lexique/tresorerie')
    expect(new Set(names).size).toBe(names.length)
    expect(html.attrs(TERM, 'title').every((title) => title?.endsWith('.'))).toBe(true)
    expect(body).toContain('/assets/entry.js')
    expect(html.all('h1 a.terme, h2 a.terme, header a.terme, footer a.terme')).toEqual([])
  })

  test('explains nothing on the home page, in its own list and in English, nor when it is off', async () => {
    for (const path of ['/', '/vos-outils/lexique', '/en/news']) {
      expect((await site.get(path)).html.all(TERM), path).toEqual([])
    }
    const own = (await site.get('/vos-outils/lexique/bilan')).html.attrs(TERM, 'href')
    expect(own).not.toContain('/vos-outils/lexique/bilan')
    await site.stores.sites.saveSettings(SITE, { glossary_tooltips: '0' })
    expect((await site.get('/nos-missions/gestion-et-pilotage')).html.all(TERM)).toEqual([])
    await site.stores.sites.saveSettings(SITE, { glossary_tooltips: '1' })
  })

  test('explains terms in the body of an article', async () => {
    const article =
      '/vos-actualites/infos-pratiques/fil-dactualites?title=lamortissement-explique-simplement'
    const { html } = await site.get(article)
    expect(html.all('.article-body a.terme').length).toBeGreaterThan(0)
  })

  test('its page lists the terms from A to Z, each letter with an address', async () => {
    const { html } = await site.get('/vos-outils/lexique')
    expect(html.all('.glossary-letter li')).toHaveLength(43)
    for (const anchor of html.attrs('.glossary-letters a', 'href')) {
      expect(html.all(anchor ?? ''), String(anchor)).toHaveLength(1)
    }
    const { glossary_page } = (await site.stores.sites.find(SITE))?.settings ?? {}
    await site.stores.sites.saveSettings(SITE, { glossary_page: 0 })
    expect((await site.get('/vos-outils/lexique')).html.all('.glossary')).toEqual([])
    expect((await site.get('/nos-missions/gestion-et-pilotage')).html.all(TERM)).toEqual([])
    await site.stores.sites.saveSettings(SITE, { glossary_page: glossary_page ?? 0 })
  })
})

describe('the weekly letter', () => {
  const LETTER = '/vos-actualites/lettre-dinformation'
  const linkOf = async (query: string) =>
    (await site.get(LETTER + query)).html.attrs('.weekly-letter a', 'href')[0]

  test('I1 its week is the address’s, else this one; its links carry week and client', async () => {
    const { html } = await site.get(LETTER)
    expect(plain(html.one('.weekly-letter-week').text)).toBe('Semaine 47 du 16 au 22 novembre 2026')
    expect(html.all('.weekly-letter-note')).toEqual([])
    expect(await linkOf('')).toBe(`${LETTER}?AAAASS=202647&id_client=1987001`)
    expect(await linkOf('?AAAASS=202653&id_client=12%263')).toBe(
      `${LETTER}?AAAASS=202653&id_client=12%263`,
    )
    const other = (await site.get(`${LETTER}?AAAASS=202653`)).html
    expect(plain(other.one('.weekly-letter-week').text)).toBe(
      'Semaine 53 du 28 décembre 2026 au 3 janvier 2027',
    )
    expect(other.all('.weekly-letter-note')).toHaveLength(1)
    expect(other.attrs('.weekly-letter a', 'data-token-href')[0]).toContain('%%AAAASS%%')
  })

  test('I1 a week that does not exist, or is given twice, shows this one', async () => {
    for (const query of ['?AAAASS=202699', '?AAAASS=2026', '?AAAASS=202601&AAAASS=202602']) {
      const { html } = await site.get(LETTER + query)
      expect(html.one('.weekly-letter-week strong').text, query).toBe('Semaine 47')
    }
  })

  test('the newest article of each theme follows', async () => {
    const { html } = await site.get(LETTER)
    expect(html.all('.widget-feed .feed-item')).toHaveLength(5)
  })
})
