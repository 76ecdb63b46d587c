import { Buttons } from '#framework/ui/buttons.tsx'
import { Picture } from '#framework/ui/picture.tsx'
import type { ResolvedButton } from '#framework/widget-kit/buttons.ts'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

interface HeroModel {
  title: string
  text: string
  actions: ResolvedButton[]
  image: string
  focal: string
  image_width: number
  image_height: number
  facts: { value: string; label: string }[]
}

export function HeroView({ model, view }: { model: HeroModel; view: ViewContext }) {
  const Title = view.h1Taken ? 'p' : 'h1'
  return (
    <div className="hero">
      <div className="hero-stage">
        <div className="container hero-words">
          <Title className="hero-title">{model.title}</Title>
          {model.text ? <p className="hero-text">{model.text}</p> : null}
          <Buttons buttons={model.actions} />
        </div>
        {model.image ? (
          <Picture
            className="hero-picture"
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
          <ul className="hero-facts">
            {model.facts.map(({ value, label }) => (
              <li key={label}>
                <strong>{value}</strong> <span>{label}</span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </div>
  )
}
