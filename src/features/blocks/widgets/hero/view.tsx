import { Text } from '#framework/widget-kit/text.tsx'
import { Picture } from '#framework/ui/picture.tsx'
import { Buttons, type ResolvedButton } from '#framework/widget-kit/buttons.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

interface HeroModel {
  title: string
  /** The title is what the widget says, not the page. */
  isOwnTitle: boolean
  text: string
  actions: ResolvedButton[]
  image: string
  focal: string
  image_width: number
  image_height: number
  facts: { value: string; label: string; href: string | null }[]
  facts_form: 'figures' | 'promises'
}

export function HeroView({ model, view }: { model: HeroModel; view: ViewContext }) {
  const Title = view.h1Taken ? 'p' : 'h1'
  return (
    <div className="hero">
      <div className="hero-stage">
        <div className="container hero-words">
          <Title
            className="hero-title"
            {...(model.isOwnTitle ? view.mark('title') : view.from('page.h1'))}
          >
            {model.title}
          </Title>
          <Text view={view} path="text" as="p" className="hero-text">
            {model.text}
          </Text>
          <Buttons view={view} path="actions" buttons={model.actions} />
        </div>
        {model.image ? (
          <Picture
            className="hero-picture"
            mark={view.mark('image')}
            src={model.image}
            alt=""
            width={model.image_width}
            height={model.image_height}
            smallWidth={model.image_width / 2}
            sizes="(min-width: 992px) 55vw, 100vw"
            focal={model.focal}
            eager
          />
        ) : null}
      </div>
      {model.facts.length > 0 ? (
        <div className="container">
          <ul
            className={
              model.facts_form === 'promises' ? 'hero-facts hero-facts-promises' : 'hero-facts'
            }
          >
            {model.facts.map(({ value, label, href }, index) => (
              <li key={label}>
                {href === null ? (
                  <strong {...view.mark(`facts.${index}.value`)}>{value}</strong>
                ) : (
                  <strong>
                    <a href={href} {...view.mark(`facts.${index}.link`)}>
                      <span {...view.mark(`facts.${index}.value`)}>{value}</span>
                    </a>
                  </strong>
                )}{' '}
                <span {...view.mark(`facts.${index}.label`)}>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
