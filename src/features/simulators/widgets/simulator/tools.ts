import type { Tool } from './tools/tool.ts'
import { tool as amortissement } from './tools/amortissement-lineaire.ts'
import { tool as bfr } from './tools/bfr.ts'
import { tool as capacite } from './tools/capacite-demprunt.ts'
import { tool as cotisations } from './tools/law/cotisations-independants.ts'
import { tool as delai } from './tools/delai-de-paiement.ts'
import { tool as epargne } from './tools/epargne.ts'
import { tool as facture } from './tools/law/facture-electronique.ts'
import { tool as kilometres } from './tools/indemnites-kilometriques.ts'
import { tool as stage } from './tools/law/gratification-de-stage.ts'
import { tool as jours } from './tools/jours-ouvres.ts'
import { tool as marge } from './tools/marge-et-prix-de-vente.ts'
import { tool as mensualite } from './tools/mensualite-demprunt.ts'
import { tool as penalites } from './tools/penalites-de-retard.ts'
import { tool as remise } from './tools/remise.ts'
import { tool as retroplanning } from './tools/law/retroplanning-de-cloture.ts'
import { tool as loyer } from './tools/revision-de-loyer.ts'
import { tool as seuil } from './tools/seuil-de-rentabilite.ts'
import { tool as taux } from './tools/taux-horaire.ts'
import { tool as tva } from './tools/tva-ht-ttc.ts'
import { tool as verification } from './tools/verification-siren-et-tva.ts'
import { tool as activite } from './state-rules/activite-partielle.ts'
import { tool as dividendes } from './state-rules/dividendes.ts'
import { tool as revenu } from './state-rules/impot-sur-le-revenu.ts'
import { tool as societes } from './state-rules/impot-sur-les-societes.ts'
import { tool as micro } from './state-rules/micro-entrepreneur.ts'
import { tool as sasu } from './state-rules/president-de-sasu.ts'
import { tool as statuts } from './state-rules/statuts-cote-a-cote.ts'
import { tool as salaire } from './state-rules/salaire-brut-net.ts'

/** Every tool with its French name, by the name of its file; the browser loads one file alone. */
export const TOOLS = {
  'tva-ht-ttc': ['TVA : du HT au TTC', tva],
  'marge-et-prix-de-vente': ['Marge et prix de vente', marge],
  remise: ['Remises successives', remise],
  'taux-horaire': ['Taux horaire', taux],
  'mensualite-demprunt': ['Mensualité d’emprunt', mensualite],
  'capacite-demprunt': ['Capacité d’emprunt', capacite],
  'amortissement-lineaire': ['Amortissement linéaire', amortissement],
  epargne: ['Épargne', epargne],
  'seuil-de-rentabilite': ['Seuil de rentabilité', seuil],
  bfr: ['Besoin en fonds de roulement', bfr],
  'delai-de-paiement': ['Délai de paiement', delai],
  'penalites-de-retard': ['Pénalités de retard', penalites],
  'verification-siren-et-tva': ['Vérification SIREN, SIRET, TVA, IBAN', verification],
  'jours-ouvres': ['Jours ouvrés et ouvrables', jours],
  'revision-de-loyer': ['Révision de loyer', loyer],
  'indemnites-kilometriques': ['Indemnités kilométriques', kilometres],
  'cotisations-independants': ['Cotisations des indépendants', cotisations],
  'facture-electronique': ['Facture électronique : êtes-vous prêt ?', facture],
  'retroplanning-de-cloture': ['Rétroplanning de clôture', retroplanning],
  'salaire-brut-net': ['Salaire : brut, net et coût', salaire],
  'activite-partielle': ['Activité partielle', activite],
  'gratification-de-stage': ['Gratification de stage', stage],
  'micro-entrepreneur': ['Micro-entrepreneur', micro],
  'president-de-sasu': ['Président de SASU', sasu],
  'statuts-cote-a-cote': ['Statuts côte à côte', statuts],
  dividendes: ['Dividendes', dividendes],
  'impot-sur-les-societes': ['Impôt sur les sociétés', societes],
  'impot-sur-le-revenu': ['Impôt sur le revenu', revenu],
} as const satisfies Readonly<Record<string, readonly [title: string, tool: Tool]>>

export type ToolName = keyof typeof TOOLS

/** Tools by name with their French titles, in the order of the site. */
export const toolTitles = Object.fromEntries(
  Object.entries(TOOLS).map(([name, [title]]) => [name, title]),
) as Readonly<Record<ToolName, string>>
