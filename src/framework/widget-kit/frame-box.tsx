import type { ReactNode } from 'react'
import type { OutsideFrame } from '#base/core/address/frame-origins.ts'
import type { Culture } from '#base/kit/language.ts'
import { Icon } from './icon.tsx'

interface FrameBoxProps {
  kind: 'map' | 'video'
  frame: OutsideFrame
  /** Name of the frame for screen readers. */
  title: string
  culture: Culture
  /** What stands where the frame will be: a plan, a picture; an icon without it. */
  children?: ReactNode
}

/** The visitor knows what the click sends, and to whom. */
const WORDS = {
  'fr-FR': {
    map: {
      notice: (service: string) =>
        `Cette carte est fournie par ${service}. En l’affichant, vous acceptez que votre adresse IP lui soit transmise.`,
      show: 'Afficher la carte',
      open: (service: string) => `Ouvrir la carte sur ${service}`,
    },
    video: {
      notice: (service: string) =>
        `Cette vidéo est fournie par ${service}. En l’affichant, vous acceptez que votre adresse IP lui soit transmise.`,
      show: 'Lire la vidéo',
      open: (service: string) => `Regarder sur ${service}`,
    },
  },
  'en-GB': {
    map: {
      notice: (service: string) =>
        `This map is supplied by ${service}. By showing it, you agree that your IP address is sent to it.`,
      show: 'Show the map',
      open: (service: string) => `Open the map on ${service}`,
    },
    video: {
      notice: (service: string) =>
        `This video is supplied by ${service}. By showing it, you agree that your IP address is sent to it.`,
      show: 'Play the video',
      open: (service: string) => `Watch on ${service}`,
    },
  },
}

const ICONS = { map: 'map', video: 'play-btn' }

/**
 * A box that loads nothing from elsewhere until its button is clicked; the island `frame-box` does
 * it in the browser. Without script the link leads to the service's own site.
 */
export function FrameBox({ kind, frame, title, culture, children }: FrameBoxProps) {
  const words = WORDS[culture][kind]
  return (
    <div className={`frame-box frame-box-${kind}`} data-frame={frame.src} data-frame-title={title}>
      <div className="frame-box-stage" data-frame-stage="">
        {children ?? (
          <span className="frame-box-blank">
            <Icon name={ICONS[kind]} />
          </span>
        )}
      </div>
      <div className="frame-box-words" data-frame-words="">
        <p className="frame-box-notice">{words.notice(frame.service)}</p>
        <p className="frame-box-actions">
          <button type="button" className="btn btn-primary" data-frame-load="" hidden>
            {words.show}
          </button>
          <a href={frame.href} rel="noopener noreferrer">
            {words.open(frame.service)}
          </a>
        </p>
      </div>
    </div>
  )
}
