import type { SeedPages } from '../seed-types.ts'

/** The home page: its data and the one text of its own; the other widgets are composed elsewhere. */
export const accueil: SeedPages = {
  '/': {
    title: 'Expert-comptable à Villebourg-sur-Aure',
    description:
      'Comptabilité, paie, droit et conseil à Villebourg-sur-Aure : dix-neuf personnes tiennent vos comptes et prennent le temps de vous les expliquer.',
    eyebrow: 'Expertise comptable',
    intro:
      'Nous tenons vos comptes, préparons vos paies et vous disons, en français courant, ce que les chiffres racontent de votre entreprise.',
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<h2>Un cabinet à taille humaine</h2>
<p>Nous sommes dix-neuf, partagés entre la rue des Tisserands et la place de la Gare. C’est assez
pour réunir la comptabilité, la paie et le droit sous un même nom ; c’est assez peu pour que l’on
connaisse votre métier et l’histoire de votre dossier. Vous avez un interlocuteur attitré, un
associé qui signe, et quelqu’un de prévenu quand l’un des deux s’absente.</p>
<p>Nous préférons un coup de fil en mars à une surprise en décembre. Alors nous ouvrons vos chiffres
en cours d’année, nous disons ce qui nous préoccupe, et la décision reste la vôtre.
<a href="/le-cabinet/notre-equipe">Faire connaissance avec l’équipe</a>, c’est une bonne façon de
commencer.</p>`,
        },
      },
    ],
  },
}
