import type { ExternalVideo } from '#base/core/article/external-video.ts'
import { labels, labelled } from '#base/core/article/labels.ts'
import type { Culture } from '#base/kit/language.ts'
import { Picture } from '#framework/ui/picture.tsx'
import type { ViewContext } from '#framework/widget-kit/define-widget.ts'
import { FrameBox } from '#framework/widget-kit/frame-box.tsx'

export interface VideoModel {
  title: string
  text: string
  /** File of the site; empty for a video of an outside service. */
  src: string
  outside: ExternalVideo | null
  poster: string
  posterFocal: string
  width: number
  height: number
  captions: { src: string; language: string; label: string }[]
  /** Clean HTML. */
  transcript: string
  credit: string
}

const WORDS = {
  'fr-FR': { transcript: 'Lire la transcription', untitled: 'Vidéo', credit: 'Crédit' },
  'en-GB': { transcript: 'Read the transcript', untitled: 'Video', credit: 'Credit' },
}

export function VideoView({ model, view }: { model: VideoModel; view: ViewContext }) {
  const { title, text, outside, transcript, credit } = model
  const { culture } = view
  const words = WORDS[culture]
  return (
    <>
      {title ? <h2 className="video-title">{title}</h2> : null}
      {text ? <p className="widget-subtitle">{text}</p> : null}
      <figure className="video">
        {outside ? (
          <OutsideVideo model={model} outside={outside} culture={culture} />
        ) : (
          <OwnVideo model={model} culture={culture} />
        )}
        {credit ? <figcaption>{labelled(words.credit, credit, culture)}</figcaption> : null}
      </figure>
      {transcript ? (
        <details className="video-transcript">
          <summary>{words.transcript}</summary>
          <div className="rich-text" dangerouslySetInnerHTML={{ __html: transcript }} />
        </details>
      ) : null}
    </>
  )
}

const nameOf = ({ title }: VideoModel, culture: Culture): string =>
  title ? labels(culture).video(title) : WORDS[culture].untitled

/** The browser's own player: it is worked by keyboard, and asks for nothing before it is started. */
function OwnVideo({ model, culture }: { model: VideoModel; culture: Culture }) {
  const { src, poster, width, height, captions } = model
  return (
    // oxlint-disable-next-line media-has-caption -- its tracks are the editor's to give.
    <video
      className="img-fluid"
      controls
      playsInline
      preload="none"
      poster={poster || undefined}
      width={width}
      height={height}
      aria-label={nameOf(model, culture)}
    >
      <source src={src} type={/\.webm(?:\?|$)/i.test(src) ? 'video/webm' : 'video/mp4'} />
      {captions.map((track, index) => (
        <track
          key={track.src}
          kind="captions"
          src={track.src}
          srcLang={track.language}
          label={track.label}
          default={index === 0}
        />
      ))}
    </video>
  )
}

interface OutsideVideoProps {
  model: VideoModel
  outside: ExternalVideo
  culture: Culture
}

function OutsideVideo({ model, outside, culture }: OutsideVideoProps) {
  const { poster, posterFocal, width, height } = model
  return (
    <FrameBox kind="video" frame={outside} title={nameOf(model, culture)} culture={culture}>
      {poster ? (
        <Picture src={poster} alt="" width={width} height={height} focal={posterFocal} />
      ) : null}
    </FrameBox>
  )
}
