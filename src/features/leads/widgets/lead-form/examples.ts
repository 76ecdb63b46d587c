import type { SentForm } from '#base/core/form.ts'
import type { Example } from '#framework/widget-kit/define-widget.ts'

const sent = (
  values: Record<string, readonly string[]>,
  errors: Record<string, string>,
  notice = '',
): SentForm => ({
  values,
  errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
  notice,
})

export const examples: readonly Example[] = [
  { name: 'default', options: { form: 'contact', title: 'Nous écrire' } },
  {
    name: 'contact avec erreurs',
    options: { form: 'contact', intro: 'Quelques mots suffisent.' },
    page: {
      sent: sent(
        { nom: ['Anaïs Le Goff'], email: ['anais@'], message: [''] },
        {
          email: 'Écrivez une adresse électronique comme nom@exemple.fr.',
          message: 'Écrivez votre message.',
        },
      ),
    },
  },
  {
    name: 'trop de demandes',
    options: { form: 'contact' },
    page: {
      sent: sent(
        { nom: ['Anaïs Le Goff'], email: ['anais@exemple.fr'], message: ['Bonjour'] },
        {},
        'Trop de demandes viennent de votre adresse. Réessayez plus tard, ou appelez-nous.',
      ),
    },
  },
  { name: 'projet en trois étapes', options: { form: 'lead_projet' } },
  {
    name: 'projet avec erreurs',
    options: { form: 'lead_projet' },
    page: {
      sent: sent(
        { situation: ['changement'], siren: ['123 456 789'], besoins: ['paie', 'conseil'] },
        {
          siren: 'Ce numéro SIREN n’existe pas : vérifiez ses neuf chiffres.',
          nom: 'Indiquez votre nom.',
          email: 'Indiquez votre adresse électronique.',
        },
      ),
    },
  },
  { name: 'rappel', options: { form: 'lead_rappel' } },
  {
    name: 'rappel avec erreurs',
    options: { form: 'lead_rappel' },
    page: {
      sent: sent(
        { creneau_jour: ['2026-11-22'], creneau_moment: ['matin'] },
        {
          nom: 'Indiquez votre nom.',
          telephone: 'Indiquez votre téléphone.',
          creneau_jour: 'Choisissez un jour du lundi au vendredi.',
          accord: 'Cochez la case pour que nous puissions vous appeler.',
        },
      ),
    },
  },
  { name: 'rendez-vous', options: { form: 'lead_rdv' } },
  { name: 'guide', options: { form: 'guide', guide: 'creation' } },
  { name: 'guide sans nom', options: { form: 'guide' }, ends: 'empty' },
  {
    name: 'candidature',
    options: { form: 'candidature', subject: 'Gestionnaire de paie' },
    page: { sent: sent({ nom: ['Anaïs'] }, { cv: 'Ce fichier n’est pas un PDF.' }) },
  },
  {
    name: 'simulation repliée',
    options: {
      form: 'simulation',
      title: 'Envoyer à mon expert-comptable',
      figures: 'Montant HT : 1 000,00 €\nMontant TTC : 1 200,00 €',
      folded: true,
    },
  },
  {
    name: 'reçu sur place',
    options: { form: 'contact' },
    page: { receipt: { form: 'contact', lines: [] } },
  },
  { name: 'english', options: { form: 'lead_projet' }, page: { lang: 'en' } },
]
