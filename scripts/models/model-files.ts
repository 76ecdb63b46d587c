import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities'
import { type Block, docx } from './docx.ts'
import { type Row, type Sheet, xlsx } from './xlsx.ts'

const PAGES = 'demo/pages/vos-outils/modeles-de-documents'

const FIRM = [
  '[Dénomination, forme et capital, ou prénom, nom et « EI »]',
  '[Adresse]',
  '[SIREN, RCS et ville, numéro de TVA]',
]
const LINES = [
  ['Désignation', 'Quantité', 'Prix unitaire HT', 'TVA', 'Total HT'],
  ['[désignation]', '[quantité]', '[prix] €', '[taux] %', '[montant] €'],
  ['[désignation]', '[quantité]', '[prix] €', '[taux] %', '[montant] €'],
]
const TOTALS = [
  ['Total HT', 'TVA par taux', 'Total TTC'],
  ['[montant] €', '[taux] % : [montant] €', '[montant] €'],
]
const texts = (lines: readonly string[]): Block[] => lines.map((text) => ({ text }))

/** What pages show as an example, as documents to fill in. */
const TYPED: Readonly<Record<string, readonly Block[]>> = {
  facture: [
    { text: 'Facture n° [numéro]', style: 'title' },
    ...texts(FIRM),
    { text: 'Client', style: 'heading' },
    ...texts([
      '[Nom exact, adresse de facturation, SIREN, numéro de TVA]',
      '[Adresse de livraison, si elle diffère]',
      'Émise le [date]. Vente ou prestation du [date]. Bon de commande : [référence].',
      'Nature des opérations : [biens, services ou les deux].',
    ]),
    { rows: LINES },
    { rows: TOTALS },
    ...texts([
      'À payer le [date]. Escompte : [conditions, ou « néant »].',
      'Pénalités de retard : [taux] % l’an. Indemnité forfaitaire pour frais de recouvrement entre professionnels : 40 €.',
      '[Option pour les débits ; ou mention qui justifie l’absence de TVA]',
      'Règlement : [IBAN]. Contact : [nom, téléphone].',
    ]),
  ],
  devis: [
    { text: 'Devis n° [numéro]', style: 'title' },
    ...texts([...FIRM, '[Assurance professionnelle, si le métier l’exige]']),
    { text: 'Client et lieu', style: 'heading' },
    ...texts([
      '[Nom, adresse]',
      '[Lieu de l’intervention]',
      'Établi le [date]. Offre valable jusqu’au [date].',
    ]),
    { rows: LINES },
    { rows: TOTALS },
    { text: 'Conditions', style: 'heading' },
    ...texts([
      'Non compris : [exclusions].',
      'Début prévu : [date]. Durée : [durée]. Conditions pour commencer : [conditions].',
      'Paiement : [acompte] à la commande, [situations], solde à la réception.',
    ]),
  ],
  'note-de-frais': [
    { text: 'Note de frais', style: 'title' },
    ...texts(['Nom : [nom]. Service : [service]. Mois : [mois].']),
    {
      rows: [
        ['Date', 'Dépense', 'Motif', 'TTC', 'Pièce'],
        ...['1', '2', '3', '4', '5'].map((piece) => [
          '[date]',
          '[dépense]',
          '[motif]',
          '[montant] €',
          piece,
        ]),
      ],
    },
    ...texts([
      'Total : [montant] €, [nombre] pièces jointes.',
      'Date et signature du demandeur :',
      'Date et signature du responsable :',
    ]),
  ],
}

const TITLES: Readonly<Record<string, string>> = {
  'lettre-de-relance': 'Lettres de relance',
  'proces-verbal-dassemblee': 'Procès-verbal d’assemblée annuelle',
  'decision-de-lassocie-unique': 'Décision de l’associé unique',
  // Its page writes the words of acceptance.
  devis: '',
}

const plain = (html: string): string =>
  decodeHTML(html.replaceAll(/<[^>]+>/g, ''))
    .replaceAll(/[ \n]+/g, ' ')
    .trim()

const pageOf = (name: string, root: string): string =>
  readFileSync(join(root, PAGES, `${name}.md`), 'utf8')

/** The letters of a page, each under the title before it. */
function quoted(name: string, root: string): Block[] {
  const blocks: Block[] = []
  for (const [, before = '', letter = ''] of pageOf(name, root).matchAll(
    /([\s\S]*?)<blockquote>([\s\S]*?)<\/blockquote>/g,
  )) {
    const title = [...before.matchAll(/<h2>([\s\S]*?)<\/h2>/g)].at(-1)?.[1]
    if (title) blocks.push({ text: plain(title), style: 'heading' })
    for (const [, text = ''] of letter.matchAll(/<p>([\s\S]*?)<\/p>/g))
      blocks.push({ text: plain(text) })
  }
  return blocks
}

type Written = Extract<Block, { text: string }>

/** What a page without quotations gives to be copied: titles of parts, then clauses or things to tick. */
function copied(name: string, root: string): Written[] {
  const [, text = ''] = /copyable: true\n```\n([\s\S]*?)```widget/.exec(pageOf(name, root)) ?? []
  return [...text.matchAll(/<(h2|h3|p|li)>([\s\S]*?)<\/(?:h2|h3|p|li)>/g)].map(
    ([, tag = '', html = '']): Written =>
      tag.startsWith('h') ? { text: plain(html), style: 'heading' } : { text: plain(html) },
  )
}

/** Things to tick as rows, with the names of the columns beside the title of their part. */
const ticked = (name: string, root: string, columns: readonly string[]): Row[] =>
  copied(name, root).map(({ text, style }): Row =>
    style === 'heading'
      ? { cells: [text, ...columns], style: 'head' }
      : { cells: [text, ...columns.map(() => '')] },
  )

const CLAUSES = 'conditions-generales-de-vente'

/** Twelve people fit on a sheet. */
const PEOPLE = 12

const PAY_COLUMNS = [
  'Nom',
  'Absences, du … au …',
  'Motif',
  'Heures supplémentaires',
  'Primes',
  'Acomptes versés',
  'Frais, repas, trajets',
  'Remarques',
]

/** Tables to fill in on a computer. */
const SHEETS: Readonly<Record<string, (root: string) => readonly Sheet[]>> = {
  'variables-de-paie': (root) => [
    {
      name: 'Variables',
      widths: [24, 24, 16, 16, 14, 14, 20, 26],
      rows: [
        { cells: ['Variables de paie'], style: 'title' },
        { cells: ['Entreprise', '', 'Mois', '', 'Rempli par', '', 'Envoyé le', ''] },
        { cells: PAY_COLUMNS, style: 'head' },
        ...Array.from({ length: PEOPLE }, () => ({ cells: PAY_COLUMNS.map(() => '') })),
      ],
    },
    {
      name: 'À vérifier',
      widths: [90, 14],
      rows: ticked('variables-de-paie', root, ['Vérifié']),
    },
  ],
  'liste-de-cloture': (root) => [
    {
      name: 'Clôture',
      widths: [70, 14, 20, 40],
      rows: [
        { cells: ['Liste de clôture'], style: 'title' },
        { cells: ['Entreprise :', 'Clôture :', '', ''] },
        ...ticked('liste-de-cloture', root, ['Fait le', 'Par', 'Remarque']),
      ],
    },
  ],
}

/** Clauses that a page writes, under the title of the whole. */
const clausesOf = (name: string, root: string): Buffer =>
  docx(
    copied(name, root).map((block, index) => (index === 0 ? { ...block, style: 'title' } : block)),
  )

/** A document of text: what is to be filled in, then what its page writes. */
function textOf(name: string, root: string): Buffer {
  const title = TITLES[name]
  const head: Block[] = title ? [{ text: title, style: 'title' }] : []
  const letters = name in TITLES ? quoted(name, root) : []
  return docx([...head, ...(TYPED[name] ?? []), ...letters])
}

/** Models to download, by the name of their file; its page has the same: letters as the page writes them, the rest to fill in. */
export const modelFiles = (root = '.'): Map<string, Buffer> =>
  new Map([
    ...[...new Set([...Object.keys(TYPED), ...Object.keys(TITLES)])].map(
      (name) => [`${name}.docx`, textOf(name, root)] as const,
    ),
    [`${CLAUSES}.docx`, clausesOf(CLAUSES, root)] as const,
    ...Object.entries(SHEETS).map(
      ([name, sheets]) => [`${name}.xlsx`, xlsx(sheets(root))] as const,
    ),
  ])
