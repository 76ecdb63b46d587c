import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: { group: 'delais-de-paiement', title: 'Délais et retards de paiement' },
  },
  {
    name: 'valeurs à confirmer',
    options: {
      group: 'paie-et-cotisations',
      title: 'Repères de paie',
      text: 'À lire à la source avant chaque paie.',
    },
  },
  { name: 'groupe inconnu', options: { group: 'autre' }, ends: 'empty' },
]
