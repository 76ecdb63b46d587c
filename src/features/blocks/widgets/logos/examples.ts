import type { Example } from '#framework/widget-kit/define-widget.ts'

const motif = (code: string, name: string) => ({
  name,
  image: `/media/provider/demo/motifs/${code}.webp`,
  width: 720,
  height: 480,
})

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      title: 'Nos outils',
      items: [
        { name: 'Atelier des comptes', link: '/vos-outils' },
        { name: 'Plume & Registre' },
        { name: 'La Navette' },
        { name: 'Grand Livre', link: '/vos-outils/lexique' },
      ],
    },
  },
  {
    name: 'images',
    options: {
      items: [motif('AEF', 'Fiscal'), motif('AES', 'Social'), motif('AEJ', 'Juridique')],
    },
  },
  { name: 'vide', options: {}, ends: 'empty' },
]
