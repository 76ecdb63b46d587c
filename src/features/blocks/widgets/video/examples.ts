import type { Example } from '#framework/widget-kit/define-widget.ts'

const own = '/media/provider/demo/videos/du-brut-au-net'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      title: 'Du brut au net',
      src: `${own}.webm`,
      poster: `${own}-poster.webp`,
      captions: [{ src: `${own}.fr.vtt`, language: 'fr', label: 'Français' }],
      transcript:
        '<p>Entre le brut et le net, que se passe-t-il ? Suivons un salaire.</p>' +
        '<p>On part du salaire de base, auquel s’ajoutent les primes et les heures supplémentaires.</p>',
      credit: 'Atelier du cabinet',
    },
  },
  {
    name: 'YouTube',
    options: {
      title: 'Lire son bilan',
      text: 'Trois regards sur une page de chiffres.',
      external: 'https://www.youtube.com/watch?v=aBcDeFgHiJ1',
      poster: '/media/provider/demo/videos/lire-son-bilan-en-trois-regards-poster.webp',
    },
  },
  { name: 'Vimeo sans image', options: { external: 'https://vimeo.com/123456789' } },
  {
    name: 'Dailymotion en anglais',
    options: {
      title: 'Getting paid',
      external: 'https://www.dailymotion.com/video/x8abcd1',
      poster: '/media/provider/demo/videos/relancer-un-client-sans-le-facher-poster.webp',
    },
    page: { lang: 'en' },
  },
  { name: 'adresse inconnue', options: { external: 'https://example.com/1' }, ends: 'refused' },
  { name: 'vide', options: {}, ends: 'empty' },
]
