import { describe, expect, test } from 'vitest'
import type { DatedFigure, FigureOn } from '#base/core/dated-figure.ts'
import { simulationText } from './simulation-text.ts'
import type { Figures, Tool, Typed } from './tools/tool.ts'
import { TOOLS, type ToolName } from './tools.ts'

const toolOf = (name: ToolName): Tool => TOOLS[name][1]
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/g, ' ')

/** Answers and lines by their label, with plain spaces. */
function found(name: ToolName, typed: Typed = {}, figures: Figures = {}): Record<string, string> {
  const simulation = toolOf(name).simulate(typed, figures)
  if (simulation.state !== 'found') throw new Error(JSON.stringify(simulation))
  const { answers, lines } = simulation.result
  return Object.fromEntries(
    [...answers, ...lines].map(({ label, value }) => [plain(label), plain(value)]),
  )
}

/** Fields that can't be taken. */
function faults(name: ToolName, typed: Typed): string[] {
  const simulation = toolOf(name).simulate(typed, {})
  return simulation.state === 'faults' ? simulation.faults.map(({ field }) => field) : []
}

const remarks = (name: ToolName, typed: Typed, figures: Figures = {}): string => {
  const simulation = toolOf(name).simulate(typed, figures)
  const said = simulation.state === 'found' ? simulation.result.remarks : []
  return plain(said.map(({ text, tone, link }) => `${tone} ${text} ${link?.href ?? ''}`).join('\n'))
}

/** The first result of each page: what its text calculates by hand. */
const EXAMPLES: Partial<Record<ToolName, Record<string, string>>> = {
  'tva-ht-ttc': { 'Prix TTC': '1 500,00 €', 'TVA à 20 %': '250,00 €' },
  'marge-et-prix-de-vente': {
    Marge: '40,00 €',
    'Taux de marge': '66,67 %',
    'Taux de marque': '40 %',
    Coefficient: '2',
  },
  remise: {
    'Prix net': '360,00 €',
    'Remise totale': '140,00 €',
    'Soit, du prix d’origine': '28 %',
  },
  'mensualite-demprunt': {
    Mensualité: '1 072,32 €',
    'Total versé': '193 018,43 €',
    'Dont intérêts': '43 018,43 €',
    'Dernière échéance': '1 073,15 €',
    'TAEG, sans assurance ni frais': '3,56 %',
  },
  'capacite-demprunt': {
    'Capital empruntable': '98 770,17 €',
    'Dont intérêts': '21 229,83 €',
    'Contrôle : mensualité de ce capital': '1 000,00 €',
  },
  epargne: {
    'Valeur après 10 ans': '24 903,04 €',
    'Dont somme de départ': '13 439,16 €',
    'Dont versements': '11 463,88 €',
  },
  'seuil-de-rentabilite': {
    'Seuil de rentabilité': '150 000,00 €',
    'Point mort': '273,75 jours',
    'Atteint vers le': '1er octobre',
  },
  bfr: {
    'Besoin en fonds de roulement': '35 000,00 €',
    'En jours de chiffre d’affaires': '35 jours',
  },
  'amortissement-lineaire': {
    Annuité: '2 400,00 €',
    'Première dotation': '1 800,00 €',
    'Exercices concernés': '6',
    'Fin de l’amortissement': '31/03/2031',
    'Dernier exercice, clos le': '31/12/2031',
  },
  'taux-horaire': { 'Taux horaire HT': '45,00 €', 'Tarif journalier HT': '337,50 €' },
  'delai-de-paiement': {
    '45 jours, puis fin de mois': '31 mars 2026',
    'Fin de mois, puis 45 jours': '17 mars 2026',
    'Écart entre les deux': '14 jours',
    'Délai moyen de vos clients': '50 jours',
  },
  'penalites-de-retard': { Pénalités: '60,00 €', 'Jours de retard': '30 jours' },
  'revision-de-loyer': { 'Nouveau loyer': '1 260,00 €', 'Évolution de l’indice': '5 %' },
  'jours-ouvres': { 'Jours ouvrés': '19', 'Jours ouvrables': '22' },
  'verification-siren-et-tva': { 'Numéro de TVA attendu': 'FR 40 303 265 045' },
  'indemnites-kilometriques': { 'Indemnité de l’année': 'non calculée' },
  'cotisations-independants': { 'Cotisations de l’année': 'non calculées' },
  'gratification-de-stage': { 'Gratification minimale': 'non calculée' },
  'facture-electronique': {
    'Recevoir des factures électroniques': 'depuis le 01/09/2026',
    'Émettre des factures électroniques': 'à partir du 01/09/2027',
  },
  'retroplanning-de-cloture': {
    'Liasse fiscale': 'mardi 4 mai 2027, en ligne le 19 mai 2027',
  },
}

describe.each(Object.entries(EXAMPLES))('%s', (name, expected) => {
  const key = name as ToolName
  const tool = toolOf(key)
  const initial = tool.initial({})

  test('begins with the example of its page', () => {
    expect(found(key)).toMatchObject(expected)
  })

  test('sends every input and the answer as text', () => {
    const text = plain(simulationText(tool, initial, tool.simulate(initial, {})))
    for (const value of Object.values(expected)) expect(text).toContain(value)
    expect(text.split('\n').length).toBeGreaterThan(3)
    expect(text.length).toBeLessThan(2000)
  })

  test('refuses what is no answer at once, names the field, and sends nothing', () => {
    for (const [field, input] of Object.entries(tool.inputs)) {
      if (input.when) continue
      for (const wrong of ['x'.repeat(300), '1e9', '-999999999999999', '<b>']) {
        const simulation = tool.simulate({ ...initial, [field]: wrong }, {})
        if (simulation.state !== 'faults') throw new Error(`${field} takes « ${wrong} ».`)
        expect(simulation.faults[0]).toMatchObject({
          field,
          message: expect.stringMatching(/[.]$/),
        })
        expect(simulationText(tool, initial, simulation)).toBe('')
      }
    }
  })

  test('says what its result leaves out', () => {
    expect(tool.limits.length).toBeGreaterThan(0)
    expect(tool.formula.length).toBeGreaterThan(0)
  })
})

test('every tool that finds by itself begins with an example', () => {
  const own = Object.entries(TOOLS).flatMap(([name, [, { asks }]]) => (asks ? [] : [name]))
  expect(Object.keys(EXAMPLES).toSorted()).toEqual(own.toSorted())
})

test('the other direction, the other start', () => {
  expect(found('tva-ht-ttc', { sens: 'ttc', montant: '1 500' })['Prix HT']).toBe('1 250,00 €')
  expect(found('marge-et-prix-de-vente', { depart: 'marque' })['Prix de vente HT']).toBe('100,00 €')
  expect(found('marge-et-prix-de-vente', { depart: 'marge' })['Taux de marque']).toBe('28,57 %')
  expect(found('remise', { cherche: 'origine', prix: '360' })['Prix d’origine']).toBe('500,00 €')
  expect(found('delai-de-paiement', { usage: 'net' })['Échéance']).toBe('6 mars 2026')
})

test('nothing to divide by is said in words', () => {
  expect(found('marge-et-prix-de-vente', { vente: '0' })['Taux de marque']).toBe('sans objet')
  expect(found('bfr', { ca: '0' })['En jours de chiffre d’affaires']).toBe('sans objet')
  expect(found('delai-de-paiement', { ventes: '0' })['Délai moyen de vos clients']).toBe(
    'sans objet',
  )
  const never = { 'Seuil de rentabilité': 'jamais atteint' }
  expect(found('seuil-de-rentabilite', { ca: '0' })).toMatchObject(never)
  expect(found('seuil-de-rentabilite', { variables: '200 000' })).toMatchObject(never)
})

test('a need below zero is good news', () => {
  expect(found('bfr', { dettes: '100 000' })['Besoin en fonds de roulement']).toBe('-20 000,00 €')
  expect(remarks('bfr', { dettes: '100 000' })).toMatch(/^good Bonne nouvelle/)
})

test('no interest is a division', () => {
  const free = { capital: '1 200', taux: '0', duree: '12', unite: 'mois' }
  expect(found('mensualite-demprunt', free)['Mensualité']).toBe('100,00 €')
  expect(found('epargne', { taux: '0' })['Valeur après 10 ans']).toBe('20 000,00 €')
})

test('durations and periods have an end', () => {
  expect(faults('mensualite-demprunt', { duree: '1000000000' })).toEqual(['duree'])
  expect(faults('mensualite-demprunt', { duree: '600' })).toEqual(['duree'])
  expect(faults('capacite-demprunt', { duree: '51' })).toEqual(['duree'])
  expect(faults('jours-ouvres', { fin: '2100-01-01' })).toEqual(['fin'])
  expect(faults('jours-ouvres', { fin: '2027-04-30' })).toEqual(['fin'])
  expect(faults('amortissement-lineaire', { cloture: '2028-04-30' })).toEqual(['cloture'])
  expect(faults('amortissement-lineaire', { cloture: '2028-03-31' })).toEqual([])
  expect(faults('amortissement-lineaire', { cloture: '2026-03-31' })).toEqual(['cloture'])
})

test('a rate that would divide by zero is refused', () => {
  expect(faults('marge-et-prix-de-vente', { depart: 'marque', marque: '100' })).toEqual(['marque'])
  expect(faults('remise', { cherche: 'origine', remise_1: '100' })).toEqual(['remise_1'])
})

test.each([
  ['901 821 074', 'SIREN', 'Clé juste'],
  ['901 821 075', 'SIREN', 'Clé fausse'],
  ['FR 53 901821074', 'Numéro de TVA', 'Clé juste'],
  ['FR 54 901821074', 'Numéro de TVA', 'Clé fausse'],
  ['FR AB 303 265 045', 'Numéro de TVA', 'Non vérifiable ici'],
  ['FR 12 000 012 345', 'Numéro de TVA', 'Non vérifiable ici'],
  ['35600000049837', 'SIRET', 'Clé juste'],
  ['FR76 3000 6000 0112 3456 7890 189', 'IBAN', 'Clé juste'],
  ['FR76 3000 6000 0112 3456 7890 188', 'IBAN', 'Clé fausse'],
  ['FR06 3000 6000 0112 3456 7890 188', 'IBAN', 'Clé de compte fausse'],
  ['FR76 3000 6000 0112 3456 7890', 'IBAN', 'Longueur fausse'],
  ['ZZ66 3000 6000 0112 3456 7890 189', 'IBAN', 'Pays inconnu'],
])('%s is read as %s: %s', (numero, kind, key) => {
  expect(found('verification-siren-et-tva', { numero })[kind]).toBe(key)
})

test('La Poste is told apart, twelve digits are nothing', () => {
  expect(remarks('verification-siren-et-tva', { numero: '35600000049837' })).toContain('La Poste')
  expect(faults('verification-siren-et-tva', { numero: '123456789012' })).toEqual(['numero'])
})

const dated = (parts: Partial<DatedFigure>): FigureOn => ({
  state: 'current',
  figure: {
    key: '',
    group: '',
    label: 'Inventé',
    unit: '€',
    value: null,
    values: null,
    from: '',
    to: '',
    known_until: '',
    source: { name: 'Journal inventé', url: 'https://journal.example/', licence: '' },
    checked_on: '2026-11',
    to_verify: false,
    rhythm: '',
    note: '',
    ...parts,
  },
})

test('the indemnity is the law’s, shown with its source; without a figure it is to be confirmed', () => {
  const figures = { indemnite_recouvrement: dated({ value: 33 }) }
  expect(found('penalites-de-retard', {}, figures)['Somme à réclamer en plus']).toBe('93,00 €')
  expect(remarks('penalites-de-retard', {}, figures)).toMatch(
    /33 €, relevé en novembre 2026\. Source : https:\/\/journal\.example/,
  )
  // Nobody lowers it.
  expect(found('penalites-de-retard', { indemnite: '10' }, figures)).toEqual(
    found('penalites-de-retard', {}, figures),
  )
  expect(found('penalites-de-retard')['Indemnité forfaitaire']).toBe('à confirmer')
  expect(remarks('penalites-de-retard', {})).toContain('valeur à confirmer')
  const past = {
    indemnite_recouvrement: { ...dated({ value: 33 }), state: 'out-of-date' } as FigureOn,
  }
  expect(found('penalites-de-retard', {}, past)['Indemnité forfaitaire']).toBe('à confirmer')
})

describe('late penalties', () => {
  const legal = dated({ value: 2.62, from: '2026-01-01', to: '2026-06-30' })
  const figures: Figures = {
    indemnite_recouvrement: dated({ value: 40 }),
    penalites_multiple_interet_legal: dated({ value: 3 }),
    penalites_majoration_bce: dated({ value: 10 }),
    taux_interet_legal: { ...legal, state: 'out-of-date' } as FigureOn,
    'taux_interet_legal/2026-01-01': legal,
  }
  const told = (typed: Typed) => remarks('penalites-de-retard', typed, figures)

  test('a rate under three times the legal one is told, with what the least would give', () => {
    const low = { montant: '1 000', taux: '1', echeance: '2026-01-31', paiement: '2026-03-03' }
    expect(found('penalites-de-retard', low, figures)['Pénalités']).toBe('0,85 €')
    expect(told(low)).toMatch(
      /warning Ce taux est sous le minimum légal du 1er semestre 2026, 7,86 %/,
    )
    expect(told(low)).toContain('les pénalités seraient de 6,68 €')
    expect(told({ taux: '7,86' })).not.toContain('sous le minimum')
    expect(told({ taux: '7,85' })).toContain('sous le minimum')
  })

  test('no rate written: that of the ECB and ten points, half-year by half-year', () => {
    const none = { montant: '1 000', origine: 'defaut', bce: '2' }
    const within = { ...none, echeance: '2026-01-31', paiement: '2026-03-03' }
    expect(found('penalites-de-retard', within, figures)['Pénalités']).toBe('10,19 €')
    const over = { ...none, echeance: '2026-05-31', paiement: '2026-07-31' }
    expect(faults('penalites-de-retard', over)).toEqual(['bce_suivant'])
    // 1 000 × (12 % × 30 + 13 % × 31) ÷ 365
    const both = { ...over, bce_suivant: '3' }
    expect(found('penalites-de-retard', both, figures)['Pénalités']).toBe('20,90 €')
    expect(faults('penalites-de-retard', { ...both, paiement: '2027-02-01' })).toEqual(['paiement'])
  })

  test('a half-year without a legal rate is told, and that none is in force today', () => {
    const second = { echeance: '2026-07-31', paiement: '2026-08-31' }
    expect(told(second)).toContain('pour le 2e semestre 2026 : le taux minimal n’est pas vérifié')
    expect(told({})).not.toContain('n’est pas vérifié')
    expect(told({})).toContain('aucun n’est enregistré ici pour le semestre en cours')
    const now = { ...figures, taux_interet_legal: legal }
    expect(remarks('penalites-de-retard', {}, now)).not.toContain('pour le semestre en cours')
  })
})

test('without a scale in force no allowance is told, and its place is', () => {
  expect(remarks('indemnites-kilometriques', {})).toContain('valeur à confirmer')
  const values = {
    columns: [{ key: 'taux_au_dela', label: 'Toute distance', unit: '€' }],
    rows: [{ key: '5cv', label: '5 CV', cells: [0.5] }],
  }
  const on = dated({ values })
  const figures = { bareme_kilometrique: on }
  expect(found('indemnites-kilometriques', {}, figures)['Indemnité de l’année']).toBe('2 000,00 €')
  // A row that the scale lacks, a scale out of date.
  for (const [typed, known] of [
    [{ puissance: '7cv' }, figures],
    [{ vehicule: 'moto' }, figures],
    [{}, { bareme_kilometrique: { ...on, state: 'out-of-date' } as FigureOn }],
  ] as const) {
    expect(found('indemnites-kilometriques', typed, known)['Indemnité de l’année']).toBe(
      'non calculée',
    )
  }
})

test.each(['12.500', '12,500', '1.250', '-1,250', ' 12.500 € '])(
  'an amount of « %s » is asked back, not guessed',
  (montant) => {
    const simulation = toolOf('tva-ht-ttc').simulate({ montant }, {})
    if (simulation.state !== 'faults') throw new Error(`« ${montant} » is taken.`)
    expect(plain(simulation.faults[0]?.message ?? '')).toMatch(
      /^« .* » : écrivez -?\d+(?: \d{3})? ou -?\d+,\d\d : « .* » se lit des deux façons\.$/,
    )
  },
)

test('what reads one way is taken; a third decimal is one too many, even a zero', () => {
  const totalOf = (montant: string) => found('tva-ht-ttc', { montant })['Prix TTC']
  expect(totalOf('12,50')).toBe('15,00 €')
  expect(totalOf('12 500')).toBe('15 000,00 €')
  expect(totalOf('1.250.000')).toBe('1 500 000,00 €')
  expect(totalOf('1.250,50')).toBe('1 500,60 €')
  expect(faults('tva-ht-ttc', { montant: '1 250,505' })).toEqual(['montant'])
  for (const montant of ['1 250,500', '0,500', '0,001', '012,500']) {
    expect(faults('tva-ht-ttc', { montant }), montant).toEqual(['montant'])
  }
  expect(faults('indemnites-kilometriques', { distance: '4.000' })).toEqual(['distance'])
  expect(faults('jours-ouvres', { debut: '12.500' })).toEqual(['debut'])
  // A rate has four decimals.
  expect(faults('mensualite-demprunt', { taux: '3,125' })).toEqual([])
})

test('an index says its series and its official place', () => {
  expect(remarks('revision-de-loyer', { indice: 'irl' })).toContain('serie/001515333')
})

test('insurance and fees are in the cost and in the annual rate', () => {
  const costs = { assurance: '45', frais: '1 500' }
  expect(found('mensualite-demprunt', costs)).toMatchObject({
    Mensualité: '1 072,32 €',
    'Mensualité avec assurance': '1 117,32 €',
    'Coût de l’assurance': '8 100,00 €',
    'Coût total du crédit': '52 618,43 €',
    TAEG: '4,34 %',
  })
  expect(faults('mensualite-demprunt', { frais: '150 000' })).toEqual(['frais'])
})

test('a number that can’t be checked here is sent to the Union’s register', () => {
  const said = remarks('verification-siren-et-tva', { numero: 'FR AB 303 265 045' })
  expect(said).toContain('https://ec.europa.eu/taxation_customs/vies/')
  expect(said).not.toContain('Relisez le numéro')
})

test('the day of break-even is the nearest one, as the film says', () => {
  // 243.33 days: the 243rd, the end of August; 273.75 days: the 274th.
  const dayOf = (typed: Typed) => found('seuil-de-rentabilite', typed)['Atteint vers le']
  expect(dayOf({ ca: '300 000', variables: '120 000', fixes: '120 000' })).toBe('31 août')
  expect(dayOf({})).toBe('1er octobre')
})

test('a business lease has its own revision, and the ICC its end', () => {
  expect(remarks('revision-de-loyer', { indice: 'ilc' })).toContain('tous les trois ans')
  expect(remarks('revision-de-loyer', { indice: 'icc' })).toContain('2014 (à confirmer)')
  expect(remarks('revision-de-loyer', { indice: 'irl' })).not.toContain('commercial')
})

test('nothing is said of a rate that does not exist', () => {
  const sentence = (name: ToolName, typed: Typed) => {
    const simulation = toolOf(name).simulate(typed, {})
    return simulation.state === 'found' ? plain(simulation.result.sentence) : ''
  }
  expect(sentence('marge-et-prix-de-vente', { achat: '0' })).not.toContain('sans objet')
  expect(remarks('bfr', { stocks: '0', creances: '0', dettes: '0' })).toContain('rien à financer')
  expect(
    found('bfr', { stocks: '590', creances: '0', dettes: '0' })['En jours de chiffre d’affaires'],
  ).toBe('0,59 jour')
  const over = { delai_paiement_fin_de_mois: dated({ value: 45 }) }
  expect(remarks('delai-de-paiement', { jours: '60' }, over)).toContain('dépasse le plafond')
  expect(remarks('delai-de-paiement', { jours: '45' }, over)).not.toContain('dépasse')
})

test('a deferral is in the duration, the cost and the annual rate', () => {
  const partial = { differe: '12', pendant: 'partial' }
  expect(found('mensualite-demprunt', partial)).toMatchObject({
    'Par mois, pendant le différé': '437,50 €',
    'Nombre de mensualités': '168',
    'TAEG, sans assurance ni frais': '3,56 %',
  })
  expect(found('mensualite-demprunt', { ...partial, pendant: 'total' })).toMatchObject({
    'Par mois, pendant le différé': '0,00 €',
    'TAEG, sans assurance ni frais': '3,56 %',
  })
  expect(faults('mensualite-demprunt', { differe: '60', duree: '5' })).toEqual(['differe'])
  expect(faults('mensualite-demprunt', { differe: '-1' })).toEqual(['differe'])
})

test('a residual value is not depreciated, and a declining balance stands beside the accounts', () => {
  const typed = {
    base: '10 000',
    residuelle: '2 000',
    mise_en_service: '2026-01-01',
    mode: 'degressif',
  }
  expect(found('amortissement-lineaire', typed)).toMatchObject({
    Annuité: '1 600,00 €',
    'Base à amortir': '8 000,00 €',
    'Taux dégressif': '35 %',
    'Première dotation dégressive': '3 500,00 €',
  })
  const simulation = toolOf('amortissement-lineaire').simulate(typed, {})
  const tables = simulation.state === 'found' ? simulation.result.tables : []
  expect(tables[1]?.rows.map((row) => row.map((cell) => plain(String(cell))))[0]).toEqual([
    '31/12/2026',
    '1 600,00 €',
    '3 500,00 €',
    '1 900,00 €',
  ])
  expect(faults('amortissement-lineaire', { residuelle: '12 000' })).toEqual(['residuelle'])
  expect(faults('amortissement-lineaire', { duree: '2', mode: 'degressif' })).toEqual(['duree'])
})
