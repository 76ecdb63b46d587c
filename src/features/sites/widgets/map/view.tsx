import { Text } from '#framework/widget-kit/text.tsx'
import type { OutsideFrame } from '#base/core/address/frame-origins.ts'
import type { ShownMedia } from '#base/core/media/media-file.ts'
import type { Office } from '#base/core/site.ts'
import { AddressLines, OfficeHours } from '../office-lines.tsx'
import { Icon } from '#framework/widget-kit/icon.tsx'
import { Picture } from '#framework/ui/picture.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { FrameBox } from '#framework/widget-kit/frame-box.tsx'

export interface MapModel {
  title: string
  office: Office
  /** What is said of its closings; empty for nothing. */
  closing: string
  showDetails: boolean
  plan: ShownMedia | null
  /** The outside map, when the place's coordinates are known. */
  frame: OutsideFrame | null
}

const WORDS = {
  'fr-FR': {
    plan: (office: Office) => `Plan dessiné : ${office.name}, ${office.street}`,
    frame: (office: Office) => `Carte : ${office.name}`,
    itinerary: (office: Office) => `Itinéraire vers le ${office.name.toLowerCase()}`,
  },
  'en-GB': {
    plan: (office: Office) => `Drawn plan: ${office.name}, ${office.street}`,
    frame: (office: Office) => `Map: ${office.name}`,
    itinerary: (office: Office) => `Directions to ${office.name}`,
  },
}

export function MapView({ model, view }: { model: MapModel; view: ViewContext }) {
  const words = WORDS[view.culture]
  const { title, office, frame } = model
  const plan = model.plan && (
    <Picture
      src={model.plan.src}
      focal={model.plan.focal}
      alt={words.plan(office)}
      width={960}
      height={600}
    />
  )
  return (
    <>
      <Text view={view} path="title" as="h2" className="map-title">
        {title}
      </Text>
      <div className="map">
        <Address model={model} itinerary={words.itinerary(office)} view={view} />
        {frame ? (
          <FrameBox kind="map" frame={frame} title={words.frame(office)} culture={view.culture}>
            {plan}
          </FrameBox>
        ) : plan ? (
          <div className="frame-box frame-box-map">
            <div className="frame-box-stage">{plan}</div>
          </div>
        ) : null}
      </div>
    </>
  )
}

interface AddressProps {
  model: MapModel
  itinerary: string
  view: ViewContext
}

function Address({ model, itinerary, view }: AddressProps) {
  const { title, office, closing, showDetails } = model
  const Name = title ? 'h3' : 'h2'
  return (
    <div className="map-address" {...view.from(`office.${office.key}`)}>
      <div>
        <Name className="map-office">{office.name}</Name>
        <address>
          <AddressLines office={office} />
        </address>
        {showDetails && office.phonetotext ? (
          <p className="map-line">
            <Icon name="telephone" />
            <a href={`tel:${office.phonetolink}`}>{office.phonetotext}</a>
          </p>
        ) : null}
        {office.itinerary ? (
          <p className="map-line">
            <Icon name="geo-alt" />
            <a href={office.itinerary} rel="noopener noreferrer">
              {itinerary}
            </a>
          </p>
        ) : null}
      </div>
      {showDetails ? (
        <OfficeHours office={office} culture={view.culture} closing={closing} />
      ) : null}
    </div>
  )
}
