import { type DescribedSetting, onOff } from './described-setting.ts'

const PAPER = 'Propose aussi de recevoir le guide imprimé, par la poste.'

const guide = (title: string) =>
  onOff('pages', `Guide « ${title} »`, 'Ses pages, son document à télécharger et ses liens.')
const paper = (title: string) => onOff('pages', `Exemplaire imprimé de « ${title} »`, PAPER)

/** What stands on the site or not, and in which languages. */
export const PAGE_SETTINGS = {
  basedoc_en: onOff(
    'languages',
    'Publier les pages anglaises',
    'Éteint, les versions anglaises sont introuvables et quittent menus, recherche et plan.',
  ),
  guide_creation: guide('Créer son entreprise'),
  guide_creation_send_paper: paper('Créer son entreprise'),
  guide_entrepreneur: guide('L’essentiel de l’entrepreneur'),
  guide_entrepreneur_send_paper: paper('L’essentiel de l’entrepreneur'),
  guide_facturation: guide('Bien facturer'),
  guide_facturation_send_paper: paper('Bien facturer'),
  guide_patrimoine: guide('Gérer son patrimoine'),
  guide_patrimoine_send_paper: paper('Gérer son patrimoine'),
  kiosque: onOff('pages', 'Kiosque', 'Les fiches, modèles et lettres à télécharger.'),
  lead_projet: onOff(
    'pages',
    'Formulaire « Parlons de votre projet »',
    'La page et le formulaire ; éteint, plus aucune demande n’est reçue par là.',
  ),
  lead_rappel: onOff(
    'pages',
    'Formulaire « Être rappelé »',
    'La page et le formulaire ; éteint, plus aucune demande n’est reçue par là.',
  ),
  lead_rdv: onOff(
    'pages',
    'Formulaire « Prendre rendez-vous »',
    'La page et le formulaire ; éteint, plus aucune demande n’est reçue par là.',
  ),
  pack_crea: onOff(
    'pages',
    'Pages de la création d’entreprise',
    'La mission et le profil créateur.',
  ),
  pack_secteur: onOff('pages', 'Pages « Vous êtes »', 'Une page par profession ou situation.'),
} as const satisfies Record<string, DescribedSetting>
