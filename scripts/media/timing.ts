/** How long each caption stays, and the caption file. */
import type { Film } from './video-slides.ts'

/** Characters that a viewer reads in a second while looking at a figure. */
const READING = 18
const SHORTEST = 2
const BREATH = 0.45

/** One still of a film: which card, and what is said over it. */
export interface Shot {
  said: string
  seconds: number
  /** Position of the slide, from 0; the title card has −1, the last card the number of slides. */
  slide: number
  /** Step of that slide, from 1. */
  step: number
}

/** Seconds, on the beat of the frames, that a sentence needs. */
function secondsFor(said: string, rate: number): number {
  const seconds = Math.max(SHORTEST, said.length / READING) + BREATH
  return Math.round(seconds * rate) / rate
}

/** Every still of a film, in order. */
export function shotsOf(film: Film, rate: number): Shot[] {
  const shot = (said: string, slide: number, step: number, more = 0) => ({
    said,
    seconds: secondsFor(said, rate) + more,
    slide,
    step,
  })
  return [
    shot(film.opening, -1, 1),
    ...film.slides.flatMap(({ said }, slide) =>
      said.map((words, at) => shot(words, slide, at + 1)),
    ),
    shot(film.closing, film.slides.length, 1, 1),
  ]
}

const clock = (seconds: number) => new Date(Math.round(seconds * 1000)).toISOString().slice(11, 23)

/** Cuts a long caption in two lines of about the same length. */
function inTwo(said: string): string {
  if (said.length <= 42) {
    return said
  }
  const breaks = [...said.matchAll(/ /g)].map(({ index }) => index)
  const middle = breaks.toSorted(
    (a, b) => Math.abs(a - said.length / 2) - Math.abs(b - said.length / 2),
  )[0]
  return middle === undefined ? said : `${said.slice(0, middle)}\n${said.slice(middle + 1)}`
}

/** The captions of a film as WebVTT. */
export function captionsOf(shots: readonly Shot[]): string {
  let start = 0
  const cues = shots.map(({ said, seconds }, at) => {
    const cue = `${at + 1}\n${clock(start)} --> ${clock(start + seconds - 0.1)}\n${inTwo(said)}\n`
    start += seconds
    return cue
  })
  return `WEBVTT\n\n${cues.join('\n')}`
}
