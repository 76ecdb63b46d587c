import { Text } from '#framework/widget-kit/text.tsx'
import { type Marks, placed } from '#framework/widget-kit/marks.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { Picture } from '#framework/ui/picture.tsx'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface Logo {
  /** Place among the stored ones. */
  index: number
  name: string
  image: string
  width: number
  height: number
  href: string | null
}

/** A row of logos, or of names set as such. */
export const widget = defineWidget({
  type: 'logos',
  title: 'Logos',
  sentence: 'Les logos de vos partenaires ou de vos labels.',
  keywords: 'partenaires certifications',
  group: 'media',
  options,
  root: 'section',
  load({ title, items }, { culture, href, media }) {
    const shown = placed(items)
      .filter(({ name }) => name.trim())
      .map(({ link, ...logo }): Logo => {
        const known = media(logo.image)
        return {
          index: logo.index,
          name: logo.name,
          image: known.src,
          width: known.width || logo.width,
          height: known.height || logo.height,
          href: link ? href(link) : null,
        }
      })
    return shown.length > 0
      ? { state: 'ready', model: { title: typography(culture).text(title), items: shown } }
      : { state: 'empty' }
  },
  View: ({ model: { title, items }, view }) => (
    <>
      <Text view={view} path="title" as="h2" className="logos-title">
        {title}
      </Text>
      <ul className="logos">
        {items.map((logo) => (
          <li key={logo.name} className="logo">
            {logo.href ? (
              <a href={logo.href} {...view.mark(`items.${logo.index}.link`)}>
                <Drawn logo={logo} view={view} />
              </a>
            ) : (
              <Drawn logo={logo} view={view} />
            )}
          </li>
        ))}
      </ul>
    </>
  ),
  examples,
})

function Drawn({ logo, view }: { logo: Logo; view: Marks }) {
  const { index, name, image, width, height } = logo
  const path = `items.${index}`
  if (!image) {
    return (
      <span className="logo-name" {...view.mark(`${path}.name`)}>
        {name}
      </span>
    )
  }
  const mark = view.mark(`${path}.image`)
  return <Picture className="logo-picture" src={image} alt={name} {...{ width, height, mark }} />
}
