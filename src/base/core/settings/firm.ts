import type { DatedFigure } from '../dated-figure.ts'
import { DEADLINE_NAMES } from '../deadline-names.ts'
import {
  choice,
  day,
  forDevelopers,
  group,
  inGroup,
  list,
  longText,
  media,
  number,
  offices,
  own,
  page,
  text,
  yesNo,
} from '../field/fields.ts'
import { LEGAL } from './legal.ts'
import { REQUEST_FORMS } from './request-forms.ts'
import { onServer, settingsOf } from './setting.ts'

/** Who the firm is. */
export const FIRM_CONSTANTS = settingsOf('identity', {
  nomcabinet: text({
    label: 'Nom du cabinet',
    help: 'Dans l’en-tête, le pied de page, les titres et les mentions légales.',
    required: 'Donnez le nom du cabinet.',
  }),
  phonetotext: text({
    label: 'Téléphone',
    help: 'Tel que les visiteurs le lisent ; le même est composé.',
    example: '01 99 00 12 34',
  }),
  ...forDevelopers({
    phonetolink: text({
      label: 'Téléphone composé',
      help: 'Si ce n’est pas celui qui est affiché.',
      example: '+33199001234',
    }),
  }),
  localite: text({
    label: 'Ville',
    help: 'La ville pour laquelle on cherche le cabinet ; elle entre dans les titres.',
  }),
})

const ONLY_UNTITLED = 'Tant que personne ne lui a écrit de titre.'

const pattern = (label: string, standard: string, help?: string) =>
  text({
    label,
    ...(help === undefined ? {} : { help }),
    default: standard,
    format: 'title-pattern',
  })

/** What the firm says of itself, and how. */
export const FIRM_SETTINGS = {
  ...settingsOf('identity', {
    ...inGroup('Le nom, dans les moteurs et dans les phrases', {
      site_name: text({
        label: 'Nom du site',
        help: 'Donné aux moteurs de recherche et aux réseaux sociaux ; d’ordinaire le nom du cabinet.',
      }),
      ...onServer({
        firm_article: choice({
          label: 'Article devant le nom',
          help: 'Dans les phrases du site et des courriels : « la lettre du Cabinet Brun ».',
          choices: {
            auto: 'D’après le premier mot du nom',
            none: 'Aucun : « de Brun et Associés »',
            le: 'le : « du Cabinet Brun »',
            la: 'la : « de la Fiduciaire Brun »',
            l: 'l’ : « de l’Étude Brun »',
          },
          default: 'auto',
        }),
      }),
    }),
    ...onServer({
      site_email: text({
        label: 'Adresse électronique du cabinet',
        help: 'Là où arrivent les demandes des visiteurs ; aussi dans les mentions légales.',
        format: 'email',
        max: Infinity,
        example: 'contact@exemple.fr',
      }),
    }),
  }),
  ...settingsOf(
    'brand',
    onServer({
      logo: media({
        label: 'Logo',
        help: 'Recadré au plus juste ; de préférence un SVG, sinon un PNG à fond transparent. Sans logo, les initiales du cabinet signent le site.',
      }),
      logo_dark: media({
        label: 'Logo pour fond sombre',
        help: 'Pour le pied de page et l’affichage sombre. Vide : le même, sur un fond clair s’il le faut.',
      }),
      logo_square: media({
        label: 'Logo carré',
        help: 'Pour les onglets des navigateurs, les téléphones et les partages. Vide : tiré du logo.',
      }),
      logo_name: choice({
        label: 'Nom du cabinet à côté du logo',
        choices: {
          auto: 'Quand le logo n’est pas deux fois plus large que haut',
          '1': 'Toujours',
          '0': 'Jamais : le logo le dit déjà',
        },
        default: 'auto',
      }),
    }),
  ),
  ...settingsOf(
    'requests',
    onServer({
      lead_recipients: list({
        label: 'Qui reçoit quelles demandes',
        help: 'La première ligne qui convient ; sans elle, l’adresse électronique du cabinet.',
        members: {
          form: choice({
            label: 'Formulaire',
            choices: { any: 'Tous', ...REQUEST_FORMS },
            default: 'any',
          }),
          offices: offices({ label: 'Bureaux', help: 'Aucun : quel que soit le bureau demandé.' }),
          email: text({
            label: 'Adresse électronique',
            format: 'email',
            required: 'Donnez l’adresse de qui reçoit ces demandes.',
          }),
        },
        max: 30,
      }),
      lead_reminder_hours: number({
        label: 'Rappel d’une demande sans réponse',
        help: 'Heures d’ouverture après lesquelles la personne à qui elle est confiée est relancée, puis, autant d’heures plus tard, le cabinet. 0 : jamais.',
        unit: 'heures',
        default: 4,
        min: 0,
        max: 40,
      }),
      absences: list({
        label: 'Absences',
        help: 'Du premier au dernier jour, les courriels sur les demandes vont à qui remplace, qui les trouve aussi dans « Mes demandes ».',
        members: {
          email: text({
            label: 'Adresse de la personne absente',
            format: 'email',
            required: 'Donnez l’adresse de la personne absente.',
          }),
          stand_in: text({
            label: 'Adresse de qui la remplace',
            format: 'email',
            required: 'Donnez l’adresse de qui la remplace.',
          }),
          from: day({ label: 'Du', required: 'Donnez le premier jour.' }),
          until: day({ label: 'Au', help: 'Vide : jusqu’à nouvel ordre.', notBefore: 'from' }),
        },
        max: 30,
      }),
      reply_models: list({
        label: 'Réponses types',
        help: 'Proposées quand on répond à une demande. {nom}, {cabinet}, {telephone} et {signature} y sont remplacés.',
        members: {
          title: text({ label: 'Nom', required: 'Donnez un nom à cette réponse.', max: 80 }),
          text: longText({ label: 'Texte', max: 4000 }),
        },
        max: 30,
      }),
    }),
  ),
  ...settingsOf(
    'legal',
    onServer({
      legal: group({
        label: 'Identité légale',
        help: 'De quoi sont faites les mentions légales et les pages de confidentialité.',
        members: LEGAL,
      }),
    }),
  ),
  ...settingsOf('share', {
    share: group({
      label: 'Boutons de partage',
      help: 'Ce que disent les boutons sous un article.',
      members: {
        title: text({ label: 'Titre au-dessus des boutons', default: 'Partager' }),
        ...inGroup('Réseaux sociaux', {
          facebook: text({ label: 'Facebook', default: 'Partager sur Facebook' }),
          twitter: text({ label: 'X (Twitter)', default: 'Partager sur X (Twitter)' }),
          linkedin: text({ label: 'LinkedIn', default: 'Partager sur LinkedIn' }),
        }),
        copy: text({ label: 'Copier le lien', default: 'Copier le lien' }),
        email: text({ label: 'Courriel', default: 'Envoyer par courriel' }),
      },
    }),
  }),
  ...settingsOf(
    'mails',
    onServer({
      mail_name: text({
        label: 'Nom de l’expéditeur',
        help: 'Vide : le nom du cabinet.',
        max: 120,
      }),
      mail_from: text({
        label: 'Adresse de l’expéditeur',
        help: 'Une adresse d’un domaine du site dont l’hébergeur peut envoyer. Vide : la sienne, au nom du cabinet.',
        format: 'email',
        max: 254,
        example: 'bonjour@exemple.fr',
      }),
      mail_reply_to: text({
        label: 'Adresse des réponses',
        help: 'Là où l’on répond aux courriels du site. Vide : l’adresse électronique du cabinet.',
        format: 'email',
        max: 254,
        example: 'accueil@exemple.fr',
      }),
      mail_signature: longText({
        label: 'Signature',
        help: 'Au bas de chaque courriel ; une adresse seule sur sa ligne (https://…) devient un lien. Vide : le nom, le premier bureau, le téléphone et l’adresse du site.',
        max: 600,
      }),
    }),
  ),
  ...settingsOf(
    'titles',
    onServer({
      title_patterns: group({
        label: 'Titres des pages',
        help: 'Faits de {title}, {nomcabinet}, {localite}, {town} (ville du bureau) et {trade} (métier).',
        members: {
          home: pattern('Page d’accueil', '{trade} à {localite} | {nomcabinet}', ONLY_UNTITLED),
          office: pattern('Page d’un bureau', '{title} à {town} | {nomcabinet}', ONLY_UNTITLED),
          page: pattern('Toute autre page', '{title} | {nomcabinet}'),
        },
      }),
    }),
  ),
  ...settingsOf(
    'deadlines',
    onServer({
      deadline_notes: list({
        label: 'Échéances masquées ou commentées',
        help: 'Sur toutes les pages qui montrent des échéances, et dans le calendrier à télécharger.',
        members: {
          deadline: choice({ label: 'Échéance', choices: DEADLINE_NAMES, default: 'tva-mois' }),
          is_hidden: yesNo({ label: 'Ne pas la montrer' }),
          advice: longText({
            label: 'Conseil du cabinet',
            help: 'Une phrase ou deux, sous l’échéance. Vide : aucun.',
            max: 600,
          }),
        },
        unique: 'deadline',
        max: 80,
      }),
      own_deadlines: list({
        label: 'Échéances du cabinet',
        help: 'Elles s’ajoutent à celles de la loi, à leur jour : envoi des pièces, date limite d’une aide.',
        members: {
          title: text({ label: 'Titre', max: 120, required: 'Donnez un titre à l’échéance.' }),
          date: day({ label: 'Jour', required: 'Donnez le jour de l’échéance.' }),
          who: text({ label: 'Qui est concerné', max: 200 }),
          advice: longText({ label: 'Conseil du cabinet', help: 'Vide : aucun.', max: 600 }),
        },
        max: 60,
      }),
    }),
  ),
  ...settingsOf(
    'found',
    onServer({
      promoted_pages: list({
        label: 'Pages mises en avant',
        help: 'Quand une recherche contient ces mots, la page vient en premier, même si elle ne les dit pas. Pluriels, féminins et accents ne comptent pas.',
        members: {
          words: text({
            label: 'Mots cherchés',
            example: 'tarif, combien coûte',
            help: 'Plusieurs façons de le dire : séparez-les par des virgules.',
            max: 200,
            required: 'Donnez les mots que l’on cherche.',
          }),
          page: page({
            label: 'Page à montrer d’abord',
            max: 2_147_483_647,
          }),
        },
        max: 60,
      }),
    }),
  ),
  ...settingsOf(
    'figures',
    onServer({
      useful_figures: own<DatedFigure[]>({
        label: 'Chiffres utiles',
        help: 'Taux, barèmes et plafonds, par période, avec leur source.',
        default: [],
      }),
    }),
  ),
}
