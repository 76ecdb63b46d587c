import type { Example } from '#framework/widget-kit/define-widget.ts'

const offer = {
  title: 'Gestionnaire de paie',
  contract: 'cdi',
  office: 'gare',
  start: 'au printemps',
  posted: '2026-11-02',
  valid_through: '2099-12-31',
  description:
    '<p>Bulletins, déclarations et questions d’employeurs, pour un portefeuille stable.</p>',
}

export const examples: readonly Example[] = [
  { name: 'default', options: {}, ends: 'empty' },
  { name: 'une offre ouverte', options: offer },
  { name: 'une offre payée', options: { ...offer, pay: '28 000 à 32 000 € bruts par an' } },
  { name: 'une offre sans échéance', options: { ...offer, valid_through: '' } },
  { name: 'une offre close', options: { ...offer, valid_through: '2026-01-31' }, ends: 'empty' },
  { name: 'un jour qui n’existe pas', options: { posted: '2026-02-30' }, ends: 'refused' },
]
