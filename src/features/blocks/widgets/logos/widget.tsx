import { typography } from '#base/kit/text/fr-typography.ts'
import { Picture } from '#framework/ui/picture.tsx'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'

interface Logo {
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
  group: 'media',
  options,
  root: 'section',
  load({ title, items }, { culture, href, media }) {
    const shown = items
      .filter(({ name }) => name.trim())
      .map(({ link, ...logo }): Logo => {
        const known = media(logo.image)
        return {
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
  View: ({ model: { title, items } }) => (
    <>
      {title ? <h2 className="logos-title">{title}</h2> : null}
      <ul className="logos">
        {items.map((logo) => (
          <li key={logo.name} className="logo">
            {logo.href ? (
              <a href={logo.href}>
                <Drawn logo={logo} />
              </a>
            ) : (
              <Drawn logo={logo} />
            )}
          </li>
        ))}
      </ul>
    </>
  ),
  examples,
})

function Drawn({ logo: { name, image, width, height } }: { logo: Logo }) {
  if (!image) return <span className="logo-name">{name}</span>
  return <Picture className="logo-picture" src={image} alt={name} width={width} height={height} />
}
