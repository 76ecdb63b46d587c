import { Text, Words } from '#framework/widget-kit/text.tsx'
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
      <Text view={view} path="title" as="h2" className="video-title">
        {title}
      </Text>
      <Text view={view} path="text" as="p" className="widget-subtitle">
        {text}
      </Text>
      <figure className="video" {...(outside ? {} : view.mark('src'))}>
        {outside ? (
          <OutsideVideo model={model} outside={outside} view={view} />
        ) : (
          <OwnVideo model={model} view={view} />
        )}
        {view.shows(credit) ? (
          <figcaption>
            <Words view={view} path="credit" before={labelled(words.credit, '', culture)}>
              {credit}
            </Words>
          </figcaption>
        ) : null}
      </figure>
      {view.shows(transcript) ? (
        <details className="video-transcript">
          <summary>{words.transcript}</summary>
          <div
            className="rich-text"
            {...view.mark('transcript')}
            dangerouslySetInnerHTML={{ __html: transcript }}
          />
        </details>
      ) : null}
    </>
  )
}

const nameOf = ({ title }: VideoModel, culture: Culture): string =>
  title ? labels(culture).video(title) : WORDS[culture].untitled

/** The browser's own player: it is worked by keyboard, and asks for nothing before it is started. */
function OwnVideo({ model, view }: { model: VideoModel; view: ViewContext }) {
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
      aria-label={nameOf(model, view.culture)}
      {...view.mark('poster')}
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
  view: ViewContext
}

function OutsideVideo({ model, outside, view }: OutsideVideoProps) {
  const { poster, posterFocal, width, height } = model
  const { culture } = view
  const mark = view.mark('poster')
  return (
    <FrameBox kind="video" frame={outside} title={nameOf(model, culture)} culture={culture}>
      {poster ? (
        <Picture src={poster} alt="" focal={posterFocal} {...{ width, height, mark }} />
      ) : null}
    </FrameBox>
  )
}
