import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      html: '<h2>Une méthode simple</h2><p>Un rendez-vous, un calendrier, un interlocuteur.</p><ul><li>Vos pièces arrivent au fil de l’eau.</li><li>Les questions sont posées tôt.</li></ul>',
    },
  },
  {
    name: 'liens à jetons',
    options: {
      html: '<p><a href="/vos-actualites?semaine=%%AAAASS%%&amp;client=%%IDCLIENT%%">La lettre de la semaine</a></p>',
      tokenize_links: true,
    },
  },
  {
    name: 'à copier',
    options: {
      html: '<blockquote><p>Madame, Monsieur,</p><p>Sauf erreur, la facture reste due.</p></blockquote>',
      copyable: true,
    },
  },
  { name: 'chapô', options: { html: '<p>Des comptes lus avec vous.</p>', style: 'lead' } },
  {
    name: 'encadré',
    options: { html: '<p><strong>À savoir</strong> Gardez les originaux.</p>', style: 'boxed' },
  },
  {
    name: 'tableau',
    options: {
      html: '<table><caption>Rythme des déclarations</caption><thead><tr><th scope="col">Donnée</th><th scope="col">Rythme</th></tr></thead><tbody><tr><td>TVA</td><td>Mensuel</td></tr></tbody></table>',
    },
  },
]
