import { flag, inGroup } from '../field/fields.ts'
import { settingsOf } from './setting.ts'

const guide = (title: string) =>
  flag({
    label: `Guide « ${title} »`,
    help: 'Ses pages, son document à télécharger et ses liens.',
  })
const paper = (title: string) =>
  flag({
    label: `Exemplaire imprimé de « ${title} »`,
    help: 'Propose aussi de recevoir le guide imprimé, par la poste.',
    default: '0',
  })
const form = (title: string) =>
  flag({
    label: `Formulaire « ${title} »`,
    help: 'La page et le formulaire ; éteint, plus aucune demande n’est reçue par là.',
  })

/** What stands on the site or not, and in which languages. */
export const PAGE_SETTINGS = {
  ...settingsOf('languages', {
    basedoc_en: flag({
      label: 'Publier les pages anglaises',
      help: 'Éteint, les versions anglaises sont introuvables et quittent menus, recherche et plan.',
      default: '0',
    }),
  }),
  ...settingsOf('pages', {
    ...inGroup('Guides', {
      guide_creation: guide('Créer son entreprise'),
      guide_creation_send_paper: paper('Créer son entreprise'),
      guide_entrepreneur: guide('L’essentiel de l’entrepreneur'),
      guide_entrepreneur_send_paper: paper('L’essentiel de l’entrepreneur'),
      guide_facturation: guide('Bien facturer'),
      guide_facturation_send_paper: paper('Bien facturer'),
      guide_patrimoine: guide('Gérer son patrimoine'),
      guide_patrimoine_send_paper: paper('Gérer son patrimoine'),
    }),
    kiosque: flag({
      label: 'Kiosque',
      help: 'Les fiches, modèles et lettres à télécharger.',
    }),
    ...inGroup('Formulaires', {
      lead_projet: form('Parlons de votre projet'),
      lead_rappel: form('Être rappelé'),
      lead_rdv: form('Prendre rendez-vous'),
    }),
    pack_crea: flag({
      label: 'Pages de la création d’entreprise',
      help: 'La mission et le profil créateur.',
    }),
    pack_secteur: flag({
      label: 'Pages « Vous êtes »',
      help: 'Une page par profession ou situation.',
    }),
  }),
}
