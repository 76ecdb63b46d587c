import type { AccessibilityState } from '#base/core/settings/legal.ts'
import type { Site } from '#base/core/site.ts'
import { addressLines } from '#base/core/office.ts'
import type { Culture } from '#base/kit/language.ts'

const ACCESSIBILITY_WORDS: Readonly<Record<Culture, Record<AccessibilityState, string>>> = {
  'fr-FR': {
    non: 'non conforme',
    partiellement: 'partiellement conforme',
    totalement: 'totalement conforme',
  },
  'en-GB': {
    non: 'not compliant',
    partiellement: 'partially compliant',
    totalement: 'fully compliant',
  },
}

/** « partiellement conforme »: what the footer and the declaration say. */
export const accessibilityWords = (state: AccessibilityState, culture: Culture): string =>
  ACCESSIBILITY_WORDS[culture][state]

type LegalSite = Pick<Site, 'settings' | 'constants' | 'offices'>

/** The registered office: the address of the main office, unless it is elsewhere. */
export function seatOf({ settings, offices: [main] }: Pick<Site, 'settings' | 'offices'>): string {
  if (settings.legal.seat !== '' || main === undefined) return settings.legal.seat
  return addressLines(main).join(', ')
}

/**
 * What vouches for the firm, each in a few words, of what its legal facts say; a fact that is missing is not told.
 * Whoever stands on the roll of the Order is bound by professional secrecy (ordonnance of 19 September 1945,
 * article 21).
 */
export function proofsOf({ settings }: Pick<Site, 'settings'>, culture: Culture): string[] {
  const { order_region, rcs } = settings.legal
  const isFrench = culture === 'fr-FR'
  return [
    ...(order_region === ''
      ? []
      : isFrench
        ? ['Inscrit au tableau de l’Ordre des experts-comptables', 'Tenu au secret professionnel']
        : ['On the roll of the Ordre des experts-comptables', 'Bound by professional secrecy']),
    ...(rcs === '' ? [] : [`RCS ${rcs}`]),
  ]
}

/** What the law asks a firm's site to say, each with the words for « … manque ». */
const REQUIRED: readonly (readonly [string, (site: LegalSite) => string])[] = [
  ['la dénomination', ({ constants }) => constants.nomcabinet],
  ['le téléphone', ({ constants }) => constants.phonetotext],
  ['l’adresse électronique', ({ settings }) => settings.site_email],
  ['la forme juridique', ({ settings }) => settings.legal.legal_form],
  ['le siège social', seatOf],
  ['le numéro SIREN', ({ settings }) => settings.legal.siren],
  ['la ville du registre du commerce', ({ settings }) => settings.legal.rcs],
  ['le numéro de TVA intracommunautaire', ({ settings }) => settings.legal.vat],
  ['le directeur de la publication', ({ settings }) => settings.legal.director],
  ['le nom de l’hébergeur', ({ settings }) => settings.legal.host.name],
  ['l’adresse de l’hébergeur', ({ settings }) => settings.legal.host.address],
  ['le téléphone de l’hébergeur', ({ settings }) => settings.legal.host.phone],
  ['la région de l’Ordre', ({ settings }) => settings.legal.order_region],
  ['l’assureur de responsabilité civile', ({ settings }) => settings.legal.insurer],
  ['le territoire de l’assurance', ({ settings }) => settings.legal.insurance_territory],
  ['le médiateur de la consommation', ({ settings }) => settings.legal.mediator],
  ['l’adresse du médiateur', ({ settings }) => settings.legal.mediator_address],
  ['la date de mise à jour', ({ settings }) => settings.legal.updated_on],
  [
    'la date d’évaluation de l’accessibilité',
    ({ settings }) => settings.legal.accessibility.checked_on,
  ],
]

/** What is missing of the legal setting, in words; empty when a site is in order. */
export const legalGaps = (site: LegalSite): string[] =>
  REQUIRED.filter(([, read]) => read(site).trim() === '').map(([words]) => words)

/**
 * Whether search engines may keep the site: its setting says so, and its legal pages are complete.
 */
export const isSiteIndexable = (site: LegalSite): boolean =>
  site.settings.site_indexable === '1' && legalGaps(site).length === 0
