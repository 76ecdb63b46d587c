import type { Example } from '#framework/widget-kit/define-widget.ts'

const heading = (id: number, text: string) => ({
  id,
  type: 'heading',
  version: 1,
  options: { text, level: '3' },
})

export const examples: readonly Example[] = [
  {
    name: 'default',
    options: {
      columns: [
        { width: 6, widgets: [heading(9001, 'À gauche')] },
        { width: 6, widgets: [heading(9002, 'À droite')] },
      ],
    },
  },
  {
    name: 'trois colonnes',
    options: {
      align: 'stretch',
      columns: [4, 4, 4].map((width, index) => ({
        width,
        widgets: [heading(9010 + index, `Colonne ${index + 1}`)],
      })),
    },
  },
]
