/**
 * From stills to a film: cross-fades in memory, VP9 in WebM by ffmpeg, which browsers play without a
 * licence of their system.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import sharp from 'sharp'

/** Programs of the machine; the variables of the same name may say where they are. */
const FFMPEG = process.env['FFMPEG'] ?? 'ffmpeg'
const FFPROBE = process.env['FFPROBE'] ?? 'ffprobe'

export const RATE = 12
const WIDTH = 1280
const HEIGHT = 720
/** Frames of a cross-fade. */
const FADE = 6

export interface Still {
  png: Buffer
  seconds: number
}

/** Stops with a plain sentence when programs of the machine are missing. */
export function needPrograms(chromium: string): void {
  const asked = [
    [FFMPEG, '-version'],
    [FFPROBE, '-version'],
    [chromium, '--version'],
  ] as const
  const missing = asked.filter(
    ([program, flag]) => spawnSync(program, [flag], { stdio: 'ignore' }).error,
  )
  if (missing.length > 0) {
    const names = missing.map(([program]) => program).join(', ')
    console.error(
      `Introuvable : ${names}. Ces programmes ne servent qu’à refaire les vidéos ; celles du dépôt restent en place.`,
    )
    process.exit(1)
  }
}

const raw = (png: Buffer) => sharp(png).resize(WIDTH, HEIGHT).removeAlpha().raw().toBuffer()

/** One frame between two others; the share goes slowly, fast, slowly. */
function between(first: Buffer, second: Buffer, share: number): Buffer {
  const eased = share * share * (3 - 2 * share)
  const frame = Buffer.allocUnsafe(first.length)
  for (let at = 0; at < frame.length; at += 1) {
    frame[at] = first[at]! + (second[at]! - first[at]!) * eased
  }
  return frame
}

/** Every frame of a film. */
async function* framesOf(stills: readonly Still[]): AsyncGenerator<Buffer> {
  let before: Buffer | undefined
  for (const { png, seconds } of stills) {
    const now = await raw(png)
    const count = Math.round(seconds * RATE)
    for (let at = 0; at < count; at += 1) {
      yield before && at < FADE ? between(before, now, (at + 1) / (FADE + 1)) : now
    }
    before = now
  }
}

/** Writes a silent WebM; a higher `crf` weighs less. */
export async function writeFilm(
  path: string,
  stills: readonly Still[],
  crf: number,
): Promise<void> {
  const input = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(RATE),
    '-i',
    'pipe:0',
  ]
  const colour = [
    '-vf',
    'scale=out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
    '-color_trc',
    'bt709',
    '-color_range',
    'tv',
  ]
  const video = [
    '-an',
    '-c:v',
    'libvpx-vp9',
    '-deadline',
    'good',
    '-cpu-used',
    '4',
    '-row-mt',
    '1',
    '-b:v',
    '0',
    '-crf',
    String(crf),
    '-pix_fmt',
    'yuv420p',
    '-g',
    String(RATE * 20),
  ]
  const encoder = spawn(FFMPEG, ['-loglevel', 'error', '-y', ...input, ...colour, ...video, path], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(encoder, 'close')
  for await (const frame of framesOf(stills)) {
    if (!encoder.stdin.write(frame)) {
      await once(encoder.stdin, 'drain')
    }
  }
  encoder.stdin.end()
  const [code] = await ended
  if (code !== 0) {
    throw new Error(`ffmpeg: ${code}`)
  }
}

/** Seconds of a film, as ffprobe measures them. */
export function measured(path: string): number {
  const probe = spawnSync(FFPROBE, [
    '-v',
    'error',
    '-show_entries',
    'format=duration',
    '-of',
    'csv=p=0',
    path,
  ])
  return Number(probe.stdout.toString())
}
