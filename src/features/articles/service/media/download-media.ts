import {
  OutgoingFailed,
  type Outgoing,
  type OutgoingAnswer,
} from '#base/platform/outgoing/outgoing.ts'
import type { PromisedKind } from './media-request.ts'
import { type MediaContent, recognised } from './recognised.ts'
import { BadImage } from '#base/platform/pictures/pictures.ts'
import { makeRendition, type Rendition } from './rendition.ts'

/** Why a media is not to be had from one address. */
export interface MediaFailure {
  /** `gone` for good, `missing`, `refused` for what it holds, `unreachable` for now. */
  why: 'gone' | 'missing' | 'refused' | 'unreachable'
  /** A sentence for the operator. */
  reason: string
}

/** A media as it is kept: its bytes and the extension that tells its type. */
export interface DownloadedMedia {
  bytes: Buffer
  extension: 'webp' | 'avif' | 'mp4' | 'webm' | 'vtt'
}

const MEGABYTE = 1024 * 1024

/** Bytes that are read of each kind, milliseconds that it may take, and what is asked for. */
const LIMITS: Readonly<
  Record<PromisedKind, { maxBytes: number; timeout: number; accept: string }>
> = {
  image: { maxBytes: 5 * MEGABYTE, timeout: 10_000, accept: 'image/*' },
  any: { maxBytes: 8 * MEGABYTE, timeout: 10_000, accept: 'image/*, */*;q=0.5' },
  video: { maxBytes: 40 * MEGABYTE, timeout: 60_000, accept: 'video/*' },
  captions: { maxBytes: MEGABYTE, timeout: 10_000, accept: 'text/vtt, text/*;q=0.5' },
}

const HELD: Readonly<Record<PromisedKind, readonly MediaContent[]>> = {
  image: ['image'],
  any: ['image', 'mp4', 'webm'],
  video: ['mp4', 'webm'],
  captions: ['vtt'],
}

/** Statuses that another try may mend. */
const PASSING: ReadonlySet<number> = new Set([408, 425, 429])

/**
 * Fetches one media and makes of it what is served. No token goes with the request: media stand on
 * hosts of all kinds.
 */
export async function downloadMedia(
  url: string,
  { kind, ...rendition }: Rendition & { kind: PromisedKind },
  outgoing: Pick<Outgoing, 'send'>,
): Promise<DownloadedMedia | MediaFailure> {
  const answer = await answered(url, kind, outgoing)
  if ('why' in answer) return answer
  const content = await recognised(answer.body)
  if (content === null || !HELD[kind].includes(content)) {
    return { why: 'refused', reason: `son contenu n’est pas ${EXPECTED[kind]}` }
  }
  if (content !== 'image') return { bytes: answer.body, extension: content }
  try {
    return { bytes: await makeRendition(answer.body, rendition), extension: rendition.format }
  } catch (cause) {
    if (!(cause instanceof BadImage)) throw cause
    return { why: 'refused', reason: `l’image ne peut pas être lue (${cause.message})` }
  }
}

const EXPECTED: Readonly<Record<PromisedKind, string>> = {
  image: 'une image JPEG, PNG, WebP, AVIF ou GIF',
  any: 'une image JPEG, PNG, WebP, AVIF ou GIF, ni une vidéo MP4 ou WebM',
  video: 'une vidéo MP4 ou WebM',
  captions: 'un fichier de sous-titres WebVTT',
}

async function answered(
  url: string,
  kind: PromisedKind,
  outgoing: Pick<Outgoing, 'send'>,
): Promise<OutgoingAnswer | MediaFailure> {
  const { maxBytes, timeout, accept } = LIMITS[kind]
  try {
    const answer = await outgoing.send({ url, headers: { accept }, maxBytes, timeout })
    return failureOf(url, answer) ?? answer
  } catch (cause) {
    if (!(cause instanceof OutgoingFailed)) throw cause
    const passing = ['unreachable', 'timeout', 'aborted'].includes(cause.fault)
    return { why: passing ? 'unreachable' : 'refused', reason: cause.message }
  }
}

function failureOf(from: string, { status, url }: OutgoingAnswer): MediaFailure | null {
  if (status === 410) return { why: 'gone', reason: 'il a été retiré' }
  if (status === 404) return { why: 'missing', reason: 'il n’existe pas' }
  if (status >= 500 || PASSING.has(status)) {
    return { why: 'unreachable', reason: `le fournisseur répond ${status}` }
  }
  if (status !== 200) return { why: 'refused', reason: `le fournisseur répond ${status}` }
  if (from.startsWith('https:') && !url.startsWith('https:')) {
    return { why: 'refused', reason: 'une redirection quitte la connexion chiffrée' }
  }
  return null
}
