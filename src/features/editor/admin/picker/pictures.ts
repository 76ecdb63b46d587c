const FOUND = import.meta.glob<string>('/src/features/*/widgets/*/picture.webp', {
  eager: true,
  query: '?url&no-inline',
  import: 'default',
})
const PICTURES = new Map(
  Object.entries(FOUND).map(([path, address]) => [path.split('/').at(-2), address]),
)

/** Address of a picture of a widget (`npm run widget-pictures`); `undefined` when there is none. */
export const pictureOf = (type: string): string | undefined => PICTURES.get(type)
