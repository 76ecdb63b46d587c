import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeHTML } from 'entities'
import { type Block, docx } from './docx.ts'

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
  // Its page writes the words of acceptance.
  devis: '',
}

const plain = (html: string): string =>
  decodeHTML(html.replaceAll(/<[^>]+>/g, ''))
    .replaceAll(/[ \n]+/g, ' ')
    .trim()

/** The letters of a page, each under the title before it. */
function quoted(name: string, root: string): Block[] {
  const page = readFileSync(join(root, PAGES, `${name}.md`), 'utf8')
  const blocks: Block[] = []
  for (const [, before = '', letter = ''] of page.matchAll(
    /([\s\S]*?)<blockquote>([\s\S]*?)<\/blockquote>/g,
  )) {
    const title = [...before.matchAll(/<h2>([\s\S]*?)<\/h2>/g)].at(-1)?.[1]
    if (title) blocks.push({ text: plain(title), style: 'heading' })
    for (const [, text = ''] of letter.matchAll(/<p>([\s\S]*?)<\/p>/g))
      blocks.push({ text: plain(text) })
  }
  return blocks
}

/** Models to download, by the name of their page: letters as the page writes them, the rest to fill in. */
export const modelFiles = (root = '.'): Map<string, Buffer> =>
  new Map(
    [...Object.keys(TYPED), ...Object.keys(TITLES).filter((name) => !(name in TYPED))].map(
      (name) => {
        const title = TITLES[name]
        const head: Block[] = title ? [{ text: title, style: 'title' }] : []
        const letters = name in TITLES ? quoted(name, root) : []
        return [name, docx([...head, ...(TYPED[name] ?? []), ...letters])]
      },
    ),
  )
