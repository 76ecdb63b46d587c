import type { CompositionName } from './compositions/index.ts'
import { randomOf } from './random.ts'

/** Articles and videos of the demo: the composition that says what the text says. */
const BY_SLUG: Record<string, CompositionName> = {
  'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises': 'slice',
  'preparer-sa-declaration-de-resultats-sans-stress': 'ledgers',
  'controle-fiscal-les-premiers-reflexes': 'lens',
  'frais-professionnels-quelles-preuves-garder': 'tickets',
  'lamortissement-explique-simplement': 'fan',
  'acomptes-dimpot-anticiper-les-sorties-de-tresorerie': 'dial',
  'credit-ou-reduction-dimpot-ne-les-confondez-plus': 'scales',
  'embaucher-son-premier-salarie-les-etapes-cles': 'account',
  'comment-lire-un-bulletin-de-paie': 'receipt',
  'conges-payes-organiser-les-departs': 'hills',
  'document-unique-faire-vivre-levaluation-des-risques': 'umbrella',
  'arret-de-travail-dun-salarie-que-doit-faire-lemployeur': 'month',
  'accueillir-un-apprenti-les-questions-a-se-poser': 'leaves',
  'impayes-relancer-tot-relancer-bien': 'envelope',
  'assemblee-annuelle-preparer-lapprobation-des-comptes': 'hemicycle',
  'conditions-generales-de-vente-une-relecture-par-an': 'pencil',
  'bail-commercial-surveiller-la-revision-du-loyer': 'street',
  'choisir-un-statut-juridique-cinq-questions-utiles': 'paths',
  'delais-de-paiement-ce-que-la-facture-doit-dire': 'orbit',
  'modifier-sa-societe-qui-prevenir-et-dans-quel-ordre': 'folders',
  'mots-de-passe-un-gestionnaire-pour-toute-lequipe': 'key',
  'hameconnage-cinq-indices-qui-doivent-alerter': 'hook',
  'facture-electronique-mettre-de-lordre-dans-ses-donnees': 'tidy',
  'site-internet-les-verifications-avant-la-mise-en-ligne': 'screen',
  'donation-preparer-une-transmission-en-famille': 'arches',
  'epargne-de-precaution-combien-garder-disponible': 'piles',
  'location-nue-ou-meublee-deux-logiques-differentes': 'facade',
  'clause-beneficiaire-a-relire-apres-chaque-changement-de-vie': 'rings',
  'dirigeant-faire-le-point-sur-sa-protection': 'hollow',
  'understanding-vat-on-a-french-invoice-en': 'receipt',
  'hiring-your-first-employee-in-france-en': 'paths',
  'getting-paid-on-time-en': 'columns',
  'passwords-for-a-small-team-en': 'hollow',
  'lamortissement-explique-simplement-24-12': 'stairs',
  'sauvegardes-la-regle-3-2-1-en-pratique-24-12': 'copies',
  'donation-preparer-une-transmission-en-famille-24-12': 'lineage',
  'la-tva-en-une-minute': 'slice',
  'lire-son-bilan-en-trois-regards': 'scales',
  'seuil-de-rentabilite-a-partir-de-quand-gagne-t-on-de-largent': 'columns',
  'relancer-un-client-sans-le-facher': 'envelope',
  'du-brut-au-net': 'receipt',
  'besoin-en-fonds-de-roulement-pourquoi-la-caisse-est-vide-alors-que-les-ventes': 'dial',
  'preparer-son-rendez-vous-de-bilan': 'ledgers',
  'cyber-le-bon-reflexe-face-a-un-faux-virement': 'hook',
}

/** For every other slug: what suits its motif. */
const BY_MOTIF: Record<string, readonly CompositionName[]> = {
  AEF: ['slice', 'ledgers', 'dial', 'columns', 'receipt', 'stairs', 'account', 'scales'],
  AES: ['month', 'umbrella', 'leaves', 'hills', 'receipt', 'paths', 'hemicycle'],
  AEJ: ['folders', 'envelope', 'arches', 'hemicycle', 'fan', 'orbit', 'scales'],
  AEM: ['key', 'screen', 'tidy', 'hollow', 'lens', 'orbit', 'copies'],
  AEP: ['piles', 'leaves', 'street', 'hollow', 'arches', 'lineage', 'ledgers'],
  EREVUEVIDEO: ['dial', 'slice', 'orbit', 'columns', 'scales', 'hills', 'fan'],
}

/** The composition for a slug: the one named for it, else one that its motif suggests. */
export function chosenFor(slug: string, motif: string): CompositionName {
  return BY_SLUG[slug] ?? randomOf(slug).pick(BY_MOTIF[motif] ?? BY_MOTIF['AEF']!)
}
