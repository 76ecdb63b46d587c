import type { Example } from '#framework/widget-kit/define-widget.ts'

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      src: '/media/provider/demo/bureaux/centre.webp',
      alt: 'Plan dessiné des rues autour du bureau du centre',
      width: 960,
      height: 600,
      caption: 'Le bureau du centre, rue des Tisserands',
      credit: 'Atelier du cabinet',
    },
  },
  {
    name: 'décorative',
    options: { src: '/media/provider/demo/accueil/hero.webp', width: 1600, height: 1400 },
  },
]
