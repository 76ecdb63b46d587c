import type { Example } from '#framework/widget-kit/define-widget.ts'

const place = { latitude: '49.276', longitude: '-0.703', scale: 'region', show_marker: false }

export const examples: readonly Example[] = [
  { name: 'default', options: { title: 'Nous trouver', office: 'centre', ...place } },
  { name: 'avec horaires', options: { office: 'gare', show_details: true, ...place } },
  { name: 'sans coordonnées', options: { office: 'gare' } },
  { name: 'sans plan, avec repère', options: { ...place, show_plan: false, show_marker: true } },
  { name: 'en anglais', options: { office: 'gare', ...place }, page: { lang: 'en' } },
  { name: 'bureau inconnu', options: { office: 'plage' }, ends: 'empty' },
  { name: 'latitude impossible', options: { latitude: '123' }, ends: 'refused' },
]
