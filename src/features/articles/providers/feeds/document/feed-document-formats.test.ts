import { describe, expect, test } from 'vitest'
import { readFixture, readText, rssOf } from './feed-document-fixture.ts'

describe('RSS', () => {
  test('without pubDate and guid an entry is named by its link and stays in its place', () => {
    const { title, entries } = readFixture('rss-no-date-no-guid.xml')
    expect(title).toBe('Le carnet du comptable')
    expect(entries.map(({ guid, date }) => [guid, date])).toEqual([
      ['https://carnet.example/classer-ses-factures?p=2', null],
      ['https://carnet.example/rapprocher-la-banque', null],
      ['https://carnet.example/preparer-la-visite', null],
    ])
    expect(entries[0]).toEqual({
      guid: 'https://carnet.example/classer-ses-factures?p=2',
      title: 'Classer ses factures au fil de l’eau',
      summary: 'Un dossier par mois, un nom de fichier qui commence par la date : le reste suit.',
      url: 'https://carnet.example/classer-ses-factures?p=2#haut',
      date: null,
      updated: null,
      duration: null,
      categories: [],
    })
  })

  test('RFC 822 dates with a wrong weekday, a short year, no seconds or a zone’s name', () => {
    expect(
      readFixture('rss-rfc822-wrong-weekday.xml').entries.map(({ guid, date }) => [guid, date]),
    ).toEqual([
      ['tva-02', '2026-02-12T13:30:00.000Z'],
      ['paie-01', '2026-01-07T13:00:00.000Z'],
      ['solde-01', '2026-01-05T08:05:00.000Z'],
    ])
  })

  test('local dates, Dublin Core and Atom dates; an impossible and a far day are none', () => {
    expect(readFixture('rss-local-dates.xml').entries.map(({ date }) => date)).toEqual([
      '2026-02-11T23:00:00.000Z',
      '2026-02-11T13:30:00.000Z',
      '2026-02-09T23:00:00.000Z',
      '2026-02-09T08:00:00.000Z',
      '2026-02-08T08:00:00.000Z',
      null,
      null,
    ])
  })

  test.each([
    ['a10:published', 'date'],
    ['dc:date', 'date'],
    ['dcterms:issued', 'date'],
    ['dcterms:created', 'date'],
    ['a10:updated', 'updated'],
    ['dcterms:modified', 'updated'],
  ] as const)('%s is a date for want of pubDate', (element, field) => {
    const rss = rssOf(
      `<title>a</title><link>https://a.example/</link><${element}>2026-02-12</${element}>`,
    ).replace(
      '<rss',
      '<rss xmlns:a10="http://www.w3.org/2005/Atom" xmlns:dcterms="http://purl.org/dc/terms/"',
    )
    const [entry] = readText(rss).entries
    expect(entry?.date).toBe('2026-02-11T23:00:00.000Z')
    expect(entry?.[field]).toBe('2026-02-11T23:00:00.000Z')
  })

  test('windows-1252 without declaration', () => {
    const { title, entries } = readFixture('rss-windows-1252.xml')
    expect(title).toBe('L’atelier des comptes – trimestre d’été')
    expect(entries[0]?.title).toBe('Un œil sur la trésorerie : 1 000 € d’écart')
    expect(entries[0]?.summary).toBe(
      'Où chercher quand le solde réel n’est pas « celui qui était prévu »…',
    )
  })

  test('entities and tags, in CDATA and out of it, once and twice escaped', () => {
    const { title, entries } = readFixture('rss-cdata-entities.xml')
    expect(title).toBe('R&D & Cie : l’éclairage')
    expect(entries.map((entry) => [entry.title, entry.summary])).toEqual([
      ['L’impôt expliqué simplement', 'Trois mots\u00a0: base, taux, délai. Et un exemple.'],
      ['Prévoir ses dépenses & ses recettes', 'Un tableau\u00a0simple suffit à tout suivre.'],
      [
        'Un titre avec balises\u00a0: R&D et CA < 100',
        'Du HTML posé tel quel dans le flux ’vraiment’ …',
      ],
      ['Texte entier', 'Première partie Le texte entier de cet article est dans le flux (...)'],
    ])
    expect(entries[0]?.url).toBe('https://entites.example/lire?a=1&section=2&copy=3')
  })

  test('links: relative, on several lines, by guid; without a web address the entry goes', () => {
    expect(
      readFixture('rss-relative-links.xml').entries.map(({ title, url }) => [title, url]),
    ).toEqual([
      ['Depuis la racine', 'https://relatif.example/guides/bilan'],
      ['Depuis le dossier', 'https://relatif.example/actualites/marge.html'],
      ['Depuis sa propre base', 'https://archives.example/2025/cloture'],
      ['Sur plusieurs lignes', 'https://relatif.example/guides/lire%20un%20bilan'],
      ['Sans protocole', 'https://cdn.example/note'],
      ['Par son guid', 'https://relatif.example/guid-permanent'],
      ['Lien refusé, guid permanent', 'https://relatif.example/secours'],
      ['Déguisé', 'https://relatif.example/deguise'],
    ])
  })

  test('links are relative to the feed’s own address when its channel has none', () => {
    const rss =
      '<rss version="2.0"><channel><title>t</title><item><title>a</title><link>b</link></item>' +
      '</channel></rss>'
    expect(readText(rss).entries[0]?.url).toBe('https://flux.example/dossier/b')
  })

  test('RSS 0.91 in ISO-8859-1 behind a document type', () => {
    const { title, entries } = readFixture('rss-0.91.xml')
    expect(title).toBe('Nouvelles de la comptabilité')
    expect(entries[0]?.title).toBe('Tenir un journal de caisse à jour')
  })

  test('videos have their duration, titles of Media RSS and categories once', () => {
    const [first, second] = readFixture('rss-videos.xml').entries
    expect(first).toMatchObject({
      title: 'Le fonds de roulement en une minute',
      summary: 'Ce qui reste quand tout est payé.',
      duration: 'PT1M5S',
      categories: ['Gestion', 'Trésorerie'],
    })
    expect(second).toMatchObject({
      guid: 'tag:videos.example,2026:x2',
      title: 'La marge en une heure',
      summary: 'Un cours complet, pour une fois.',
      duration: 'PT1H2M3S',
    })
  })

  test('a feed without entries is a feed', () => {
    expect(readFixture('rss-empty.xml')).toEqual({ title: 'Rien de neuf', entries: [] })
    expect(readText('<rss version="2.0"><channel/></rss>').entries).toEqual([])
    expect(readText('<feed xmlns="http://www.w3.org/2005/Atom"/>').entries).toEqual([])
  })
})

test('P3 BOFiP’s entries have their date and their name in the description', () => {
  const { entries } = readFixture('bofip.xml')
  expect(entries.map(({ guid, date, updated }) => [guid, date, updated])).toEqual([
    ['BOI-RES-EXEMPLE-000123', '2026-03-02T23:00:00.000Z', null],
    ['ACTU-2026-00012', '2026-02-11T23:00:00.000Z', null],
    ['BOI-BIC-EXEMPLE-20-30', '2025-09-30T22:00:00.000Z', '2025-11-04T23:00:00.000Z'],
  ])
})

test('RSS 1.0 (RDF) has dates and subjects by Dublin Core', () => {
  const { title, entries } = readFixture('rdf.xml')
  expect(title).toBe('Le droit des petites sociétés')
  expect(entries.map(({ guid, date, categories }) => [guid, date, categories])).toEqual([
    ['https://triplets.example/assemblee', '2026-02-05T17:00:00.000Z', []],
    ['https://triplets.example/siege', '2026-01-04T23:00:00.000Z', ['Juridique']],
  ])
})

test('RDF entries that the table of contents leaves out are read', () => {
  const item = (name: string) =>
    `<item rdf:about="https://a.example/${name}"><title>${name}</title></item>`
  const rdf = `<rdf:RDF xmlns="http://purl.org/rss/1.0/" xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <channel><items><rdf:Seq><rdf:li rdf:resource="https://a.example/un"/></rdf:Seq></items></channel>
    ${item('deux')}${item('un')}</rdf:RDF>`
  expect(readText(rdf).entries.map(({ title }) => title)).toEqual(['deux', 'un'])
})

describe('Atom', () => {
  test('xhtml and html texts are plain, the alternate in HTML is the link', () => {
    const { title, entries } = readFixture('atom-xhtml.xml')
    expect(title).toBe('Comptes & conseils')
    expect(entries[1]).toEqual({
      guid: 'urn:atome:1',
      title: 'La provision : prévoir sans se tromper',
      summary: 'Une dépense probable, un montant estimé & une date.',
      url: 'https://atome.example/blog/provision',
      date: '2026-02-10T07:00:00.000Z',
      updated: '2026-02-12T08:00:00.000Z',
      duration: null,
      categories: ['Gestion'],
    })
  })

  test('without summary the beginning of the text, never more than half of it', () => {
    const [entry] = readFixture('atom-xhtml.xml').entries
    expect(entry).toMatchObject({
      title: 'Amortir l’usage d’un bien',
      summary: 'Le prix se répartit sur la durée (...)',
      url: 'https://atome.example/blog/amortir',
      date: '2026-02-11T09:00:00.000Z',
    })
  })

  test('Atom 0.3 has issued and modified', () => {
    expect(readFixture('atom-0.3.xml').entries).toMatchObject([
      {
        guid: 'tag:ancien.example,2026:inventaire',
        date: '2026-01-19T09:00:00.000Z',
        updated: '2026-01-20T10:00:00.000Z',
      },
    ])
  })

  test('channels of YouTube: the description of the group, the address of the video', () => {
    const { title, entries } = readFixture('youtube.xml')
    expect(title).toBe('Chiffres en clair')
    expect(entries).toMatchObject([
      {
        guid: 'yt:video:AbCdEfGhIjK',
        title: 'Le seuil de rentabilité au tableau',
        summary: 'Charges fixes, marge, point mort. Le calcul pas à pas, sur un exemple inventé.',
        url: 'https://www.youtube.com/watch?v=AbCdEfGhIjK',
        date: '2026-02-03T17:00:12.000Z',
        duration: null,
      },
      {
        title: 'Sans lien ni titre d’Atom',
        url: 'https://www.youtube.com/watch?v=ZyXwVuTsRqP',
      },
    ])
  })

  test('an enclosure or the entry’s own document is the link only for want of another', () => {
    const atom = (links: string) =>
      readText(
        '<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><entry><id>urn:1</id>' +
          `<title>a</title>${links}</entry></feed>`,
      ).entries[0]?.url
    const enclosure = '<link rel="enclosure" href="https://a.example/fichier"/>'
    expect(atom(enclosure)).toBe('https://a.example/fichier')
    expect(atom(`${enclosure}<link rel="alternate" href="https://a.example/page"/>`)).toBe(
      'https://a.example/page',
    )
    expect(atom(`${enclosure}<link href="https://a.example/page"/>`)).toBe('https://a.example/page')
  })
})

describe('JSON Feed', () => {
  test('1.0: numeric ids, links by id or relative, no title', () => {
    const { title, entries } = readFixture('feed-1.0.json')
    expect(title).toBe('Trésorerie en pratique')
    expect(entries).toMatchObject([
      {
        guid: '42',
        title: 'Relancer tôt, relancer bien : un (...)',
        url: 'https://json.example/relances',
        date: '2026-02-02T02:40:00.000Z',
      },
      {
        guid: 'https://json.example/prevision',
        url: 'https://json.example/prevision',
        date: '2026-02-01T08:00:00.000Z',
        categories: ['Trésorerie', 'Gestion'],
      },
    ])
  })

  test('line ends within a text, which JSON forbids, are spaces', () => {
    const json =
      '{"version":"https://jsonfeed.org/version/1","items":[' +
      '{"id":"1","url":"https://a.example/","title":"deux\nlignes"}]}'
    expect(readText(json).entries[0]?.title).toBe('deux lignes')
  })

  test('1.1: summary, modification, external links, duration of an attachment', () => {
    expect(readFixture('feed-1.1.json')).toMatchObject({
      title: 'Social & paie',
      entries: [
        {
          guid: 'p-1',
          summary: 'Du brut au net, ligne après ligne.',
          url: 'https://paie.example/bulletin',
          date: '2026-02-05T08:00:00.000Z',
          updated: '2026-02-06T08:00:00.000Z',
          duration: 'PT1M1S',
        },
        { guid: 'p-2', url: 'https://ailleurs.example/note', date: null },
      ],
    })
  })
})
