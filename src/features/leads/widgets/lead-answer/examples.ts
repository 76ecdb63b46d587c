import type { Receipt } from '#base/core/form.ts'
import type { Example } from '#framework/widget-kit/define-widget.ts'

const receipt: Receipt = {
  form: 'lead_rdv',
  lines: [
    { label: 'Comment nous rencontrer', value: 'Dans un de nos bureaux' },
    { label: 'Premier créneau souhaité', value: 'mardi 24 novembre 2026, le matin' },
  ],
}

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: { back: '/', neutral: 'Cette page s’affiche après l’envoi d’une demande.' },
    page: { receipt },
  },
  {
    name: 'rappel',
    options: { back: '/' },
    page: { receipt: { form: 'lead_rappel', lines: [] } },
  },
  { name: 'sans demande', options: { neutral: 'Cette page s’affiche après un envoi.', back: '/' } },
  { name: 'sans demande ni texte', options: {}, ends: 'empty' },
  {
    name: 'english',
    options: { back: '/', back_text: 'Back to the home page' },
    page: {
      lang: 'en',
      receipt: { form: 'contact', lines: [{ label: 'Your name', value: 'Ann' }] },
    },
  },
]
