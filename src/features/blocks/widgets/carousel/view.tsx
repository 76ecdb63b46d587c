import { Text, Words } from '#framework/widget-kit/text.tsx'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { Picture } from '#framework/ui/picture.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'

interface Slide {
  /** Place among the stored ones. */
  index: number
  image: string
  image_alt: string
  focal: string
  title: string
  text: string
  href: string | null
  linkText: string
}

export interface CarouselModel {
  title: string
  slides: Slide[]
  imageWidth: number
  imageHeight: number
  autoplay: boolean
}

const WORDS = {
  'fr-FR': {
    carousel: 'carrousel',
    slide: 'diapositive',
    place: (number: number, count: number) => `${number} sur ${count}`,
    pause: 'Arrêter le défilement',
    play: 'Reprendre le défilement',
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    choose: 'Choisir une diapositive',
    go: (number: number) => `Aller à la diapositive ${number}`,
  },
  'en-GB': {
    carousel: 'carousel',
    slide: 'slide',
    place: (number: number, count: number) => `${number} of ${count}`,
    pause: 'Stop the slides',
    play: 'Start the slides',
    previous: 'Previous slide',
    next: 'Next slide',
    choose: 'Choose a slide',
    go: (number: number) => `Go to slide ${number}`,
  },
}

/** Without script: a list to scroll sideways, slide by slide; the controls come with the script. */
export function CarouselView({ model, view }: { model: CarouselModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  const { title, slides, autoplay } = model
  return (
    <section
      className="carousel"
      aria-roledescription={words.carousel}
      aria-label={title || words.carousel}
      data-autoplay={autoplay ? '' : undefined}
    >
      <div className="carousel-head">
        <Text view={view} path="widget_title" as="h2" className="widget-title">
          {title}
        </Text>
        {slides.length > 1 ? <Controls words={words} count={slides.length} /> : null}
      </div>
      <div
        className="carousel-track"
        data-carousel-track=""
        // oxlint-disable-next-line no-noninteractive-tabindex -- without script it is scrolled by keyboard.
        tabIndex={slides.length > 1 ? 0 : undefined}
      >
        {slides.map((slide, index) => (
          <div
            key={index}
            className="carousel-slide"
            // oxlint-disable-next-line prefer-tag-over-role -- a slide is no set of form fields.
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.place(index + 1, slides.length)}
            data-carousel-slide=""
          >
            <SlideView slide={slide} model={model} view={view} />
          </div>
        ))}
      </div>
    </section>
  )
}

interface ControlsProps {
  words: (typeof WORDS)['fr-FR']
  count: number
}

function Controls({ words, count }: ControlsProps) {
  return (
    <div className="carousel-controls" data-carousel-controls="" hidden>
      <button
        type="button"
        className="carousel-button"
        aria-label={words.pause}
        data-carousel-toggle=""
        data-label-pause={words.pause}
        data-label-play={words.play}
      >
        <Icon name="pause-fill" className="carousel-pause" />
        <Icon name="play-fill" className="carousel-play" />
      </button>
      <ul className="carousel-dots" aria-label={words.choose}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button
              type="button"
              className="carousel-dot"
              aria-label={words.go(index + 1)}
              data-carousel-dot=""
            />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="carousel-button"
        aria-label={words.previous}
        data-carousel-step="-1"
      >
        <Icon name="chevron-left" />
      </button>
      <button
        type="button"
        className="carousel-button"
        aria-label={words.next}
        data-carousel-step="1"
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}

interface SlideProps {
  slide: Slide
  model: CarouselModel
  view: ViewContext
}

function SlideView({ slide, model, view }: SlideProps) {
  const Title = model.title ? 'h3' : 'h2'
  const { image, image_alt, focal, title, text, href, linkText } = slide
  const path = `items.${slide.index}`
  return (
    <>
      {image ? (
        <Picture
          className="carousel-picture"
          mark={view.mark(`${path}.image`)}
          src={image}
          alt={image_alt}
          focal={focal}
          width={model.imageWidth}
          height={model.imageHeight}
        />
      ) : null}
      {view.editing || title || text || href ? (
        <div className="carousel-words">
          <Text view={view} path={`${path}.title`} as={Title} className="carousel-title">
            {title}
          </Text>
          <Text view={view} path={`${path}.text`} as="p">
            {text}
          </Text>
          {href ? (
            <p className="carousel-link">
              <a href={href} {...view.mark(`${path}.link`)}>
                <Words view={view} path={`${path}.link_text`}>
                  {linkText}
                </Words>
                {title ? <span className="visually-hidden">{` : ${title}`}</span> : null}
              </a>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  )
}
