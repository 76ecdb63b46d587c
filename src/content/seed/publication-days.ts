/** An instant as it is stored: a day alone means half past eight in the morning, in winter time. */
export const instantOf = (day: string): string => (day.includes('T') ? day : `${day}T07:30:00.000Z`)

/** Publication of the news by slug: the motifs take turns, the five newest are of five motifs. */
export const newsDays: Readonly<Record<string, string>> = {
  'preparer-sa-declaration-de-resultats-sans-stress': '2026-03-03',
  'assemblee-annuelle-preparer-lapprobation-des-comptes': '2026-03-12',
  'embaucher-son-premier-salarie-les-etapes-cles': '2026-03-19',
  // Late in the evening in Paris, so that the day there is not the day in UTC (requirements P7).
  'frais-professionnels-quelles-preuves-garder': '2026-03-31T22:30:00.000Z',
  'conditions-generales-de-vente-une-relecture-par-an': '2026-04-09',
  'conges-payes-organiser-les-departs': '2026-04-16',
  'location-nue-ou-meublee-deux-logiques-differentes': '2026-04-23',
  'mots-de-passe-un-gestionnaire-pour-toute-lequipe': '2026-04-30',
  'acomptes-dimpot-anticiper-les-sorties-de-tresorerie': '2026-05-12',
  'bail-commercial-surveiller-la-revision-du-loyer': '2026-05-21',
  'document-unique-faire-vivre-levaluation-des-risques': '2026-06-02',
  'epargne-de-precaution-combien-garder-disponible': '2026-06-11',
  'site-internet-les-verifications-avant-la-mise-en-ligne': '2026-06-18',
  'credit-ou-reduction-dimpot-ne-les-confondez-plus': '2026-06-25',
  'choisir-un-statut-juridique-cinq-questions-utiles': '2026-07-02',
  'accueillir-un-apprenti-les-questions-a-se-poser': '2026-07-09',
  'clause-beneficiaire-a-relire-apres-chaque-changement-de-vie': '2026-07-21',
  'sauvegardes-la-regle-3-2-1-en-pratique': '2026-08-04',
  'lamortissement-explique-simplement': '2026-08-25',
  'delais-de-paiement-ce-que-la-facture-doit-dire': '2026-09-01',
  'comment-lire-un-bulletin-de-paie': '2026-09-08',
  'dirigeant-faire-le-point-sur-sa-protection': '2026-09-15',
  'facture-electronique-mettre-de-lordre-dans-ses-donnees': '2026-09-22',
  'controle-fiscal-les-premiers-reflexes': '2026-09-29',
  'modifier-sa-societe-qui-prevenir-et-dans-quel-ordre': '2026-10-06',
  'donation-preparer-une-transmission-en-famille': '2026-10-15',
  'hameconnage-cinq-indices-qui-doivent-alerter': '2026-10-22',
  'arret-de-travail-dun-salarie-que-doit-faire-lemployeur': '2026-11-03',
  'impayes-relancer-tot-relancer-bien': '2026-11-10',
  'tva-bien-passer-du-hors-taxes-au-toutes-taxes-comprises': '2026-11-16',
}

/** Updates on another day than the publication: the update is shown (requirements E2). */
export const updateDays: Readonly<Record<string, string>> = {
  'frais-professionnels-quelles-preuves-garder': '2026-04-03',
  'bail-commercial-surveiller-la-revision-du-loyer': '2026-07-16',
  'facture-electronique-mettre-de-lordre-dans-ses-donnees': '2026-10-05',
}

/** Updates later on the day of the publication: nothing is shown. */
export const afternoonUpdates: Readonly<Record<string, string>> = {
  'controle-fiscal-les-premiers-reflexes': '2026-09-29T14:40:00.000Z',
  'impayes-relancer-tot-relancer-bien': '2026-11-10T16:05:00.000Z',
}

/** In the order of the English articles. */
export const englishDays: readonly string[] = [
  '2026-10-08',
  '2026-09-10',
  '2026-06-16',
  '2026-04-28',
]

/** In the order of the videos, the newest first. */
export const videoDays: readonly string[] = [
  '2026-11-12',
  '2026-10-20',
  '2026-09-24',
  '2026-09-03',
  '2026-07-07',
  '2026-06-09',
  '2026-05-05',
  '2026-04-14',
]
