import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  { name: 'default', options: {} },
  { name: 'protection des données', options: { kind: 'donnees' } },
  { name: 'cookies', options: { kind: 'cookies' } },
  { name: 'accessibilité', options: { kind: 'accessibilite' } },
  ...['mentions', 'donnees', 'cookies', 'accessibilite'].map((kind): Example => ({
    name: `${kind} en anglais`,
    options: { kind },
    page: { lang: 'en' },
  })),
]
