const JOINED_TEXT = `
  crédit crédits; loyer loyers; conseiller conseillers conseillère conseillères;
  salarié salariés salariée salariées; français française françaises; déficit déficits;
  étranger étrangers étrangère étrangères; reçu reçus; associé associés associée associées;
  impayé impayés impayée impayées; employé employés employée employées; débit débits;
  danger dangers; crédit-bail crédits-bails; abattement abattements; accord accords;
  achat achats; acompte acomptes; acquéreur acquéreurs; acte actes; actif actifs;
  action actions; actionnaire actionnaires; adhérent adhérents adhérente adhérentes;
  administrateur administrateurs; affaire affaires; agent agents; agricole agricoles;
  aide aides; allocation allocations; amende amendes; amortissement amortissements;
  analyse analyses; annexe annexes; annuel annuels annuelle annuelles; apport apports;
  apporteur apporteurs; apprenti apprentis apprentie apprenties; artisan artisans;
  assemblée assemblées; assiette assiettes; assurance assurances;
  assuré assurés assurée assurées; assujetti assujettis assujettie assujetties;
  atelier ateliers; attestation attestations; audit audits; avance avances;
  avantage avantages; avenant avenants; avocat avocats avocate avocates; bailleur bailleurs;
  banque banques; barème barèmes; bénéfice bénéfices; bénéficiaire bénéficiaires; bien biens;
  bilan bilans; boulanger boulangers; budget budgets; bulletin bulletins; bureau bureaux;
  cabinet cabinets; cadre cadres; caisse caisses; calcul calculs; calendrier calendriers;
  capital capitaux; caution cautions; cession cessions; charge charges; chèque chèques;
  chiffre chiffres; clause clauses; client clients cliente clientes;
  collaborateur collaborateurs; commerçant commerçants commerçante commerçantes;
  commercial commerciaux commerciale commerciales; compte comptes; comptable comptables;
  congé congés; conjoint conjoints conjointe conjointes; contrat contrats;
  contribuable contribuables; contribution contributions; contrôle contrôles;
  convention conventions; cotisation cotisations; courrier courriers; créance créances;
  créancier créanciers; créateur créateurs; cédant cédants cédante cédantes; date dates;
  débiteur débiteurs; déclarant déclarants déclarante déclarantes; déclaration déclarations;
  déduction déductions; délai délais; délit délits; dépense dépenses; dépôt dépôts;
  dette dettes; devis devis; diplôme diplômes; dirigeant dirigeants dirigeante dirigeantes;
  dividende dividendes; document documents; don dons; donation donations; donateur donateurs;
  dossier dossiers; douane douanes; droit droits; échéance échéances; écriture écritures;
  emprunt emprunts; entrepreneur entrepreneurs; entreprise entreprises;
  épargnant épargnants épargnante épargnantes; épargne épargnes; erreur erreurs;
  établissement établissements; euro euros; exercice exercices; exonération exonérations;
  exonéré exonérés exonérée exonérées; exploitant exploitants exploitante exploitantes;
  facture factures; facturé facturés facturée facturées; faillite faillites;
  filiale filiales; financement financements; fiscal fiscaux fiscale fiscales;
  foncier fonciers foncière foncières; fonds fonds; formalité formalités;
  formation formations; forfait forfaits; fournisseur fournisseurs; foyer foyers;
  franchise franchises; frontalier frontaliers frontalière frontalières; garantie garanties;
  gérant gérants gérante gérantes; greffe greffes; guide guides;
  héritier héritiers héritière héritières; heure heures; honoraire honoraires;
  huissier huissiers; hypothèque hypothèques; immeuble immeubles;
  immobilisation immobilisations; imposable imposables; imposé imposés imposée imposées;
  impôt impôts; indemnité indemnités; indépendant indépendants indépendante indépendantes;
  intérêt intérêts; investissement investissements; investisseur investisseurs;
  journal journaux; juridique juridiques; justificatif justificatifs;
  libéral libéraux libérale libérales; licencié licenciés licenciée licenciées;
  licenciement licenciements; liquidation liquidations; livre livres; locataire locataires;
  location locations; logement logements; logiciel logiciels; loi lois;
  majoration majorations; mandat mandats; mandataire mandataires; marge marges;
  marié mariés mariée mariées; mécène mécènes; meublé meublés meublée meublées;
  mission missions; montant montants; mutuelle mutuelles; notaire notaires; note notes;
  obligation obligations; office offices; offre offres; option options; organisme organismes;
  ouvrier ouvriers ouvrière ouvrières; paiement paiements; papier papiers; part parts;
  partenaire partenaires; particulier particuliers particulière particulières;
  patrimoine patrimoines; pénalité pénalités; pension pensions; permis permis;
  personnel personnels personnelle personnelles; placement placements; plafond plafonds;
  plus-value plus-values; prélèvement prélèvements; prestataire prestataires;
  prestation prestations; prêt prêts; prêteur prêteurs; prime primes; procédure procédures;
  produit produits; professionnel professionnels professionnelle professionnelles;
  profit profits; propriétaire propriétaires; propriété propriétés; provision provisions;
  rachat rachats; recette recettes; recouvrement recouvrements; redevable redevables;
  réduction réductions; réforme réformes; registre registres; règlement règlements;
  relevé relevés; remboursement remboursements; remise remises; rémunération rémunérations;
  rendez-vous rendez-vous; repas repas; repreneur repreneurs; réserve réserves;
  résident résidents résidente résidentes; retraité retraités retraitée retraitées;
  retraite retraites; revenu revenus; risque risques; saisie saisies; salaire salaires;
  seuil seuils; siège sièges; simulateur simulateurs; société sociétés; solde soldes;
  stage stages; stagiaire stagiaires; statut statuts; stock stocks; subvention subventions;
  succession successions; syndicat syndicats; tarif tarifs; taux taux; taxe taxes;
  taxé taxés taxée taxées; titre titres; titulaire titulaires; transmission transmissions;
  acquis acquise acquises; admis admise admises; compris comprise comprises; inclus incluse incluses;
  soumis soumise soumises; transmis transmise transmises; inscrit inscrits inscrite inscrites;
  souscrit souscrits souscrite souscrites; prescrit prescrits prescrite prescrites;
  entier entiers entière entières; neuf neufs neuve neuves;
  différent différents différente différentes; afférent afférents afférente afférentes;
  cohérent cohérents cohérente cohérentes; référent référents référente référentes;
  travail travaux; trésorerie trésoreries; trimestre trimestres; usufruit usufruits;
  valeur valeurs; véhicule véhicules; vendeur vendeurs; vente ventes; versement versements;
  versé versés versée versées; veuf veufs; virement virements; bail baux;
`

const APART_TEXT = `
  société social; compte comptoir; loyer loi; foyer foi; crédit crédible; pays paye;
  pays paie; profit professeur; audit auditorium; bail balle; capital capitaine; action acte;
  acte acteur; cadre cadeau; caisse cas; client climat; commerce commune; contrat contrôle;
  cotisation cote; délai délit; dépôt dépense; déclaration déclin; dette débit;
  dividende division; donation donnée; droit doute; échéance échec; emprunt empreinte;
  entreprise entretien; épargne éparse; facture facteur; fonds fondation; forfait forme;
  formation formalité; frais fraise; garantie garage; greffe grève; guide gain;
  heure heureux; impôt import; impôt imposable; indemnité indépendant; intérêt intérim;
  liste litre; location local; marge marché; mission mixte; notaire note; office offre;
  pension penser; plafond plan; prime prix; produit profit; registre règle; retraite retard;
  revenu revente; salaire salle; salarié salaire; siège signe; stage stock; statut station;
  taux taxe; titre tiers;
`

const lines = (list: string): string[][] =>
  list
    .split(';')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split(/\s+/))

/** Forms of one word of the trade: singular, plural, feminine. Whoever looks for one finds the others. */
export const JOINED_WORDS = lines(JOINED_TEXT)

/** Two words that are near one another, and mean something else. */
export const WORDS_APART = lines(APART_TEXT)
