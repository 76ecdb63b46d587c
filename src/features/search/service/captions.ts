import { readFile, stat } from 'node:fs/promises'
import type { ArticleVideo } from '#base/core/article/article.ts'
import { collapseSpaces } from '#base/kit/text/plain-text.ts'
import type { Language } from '#base/kit/language.ts'
import { localPath, storedPath } from '#base/core/address/stored-path.ts'
import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'

/** Longer caption files are none. */
export const MAX_CAPTIONS = 500_000

/** What a video's captions say in a language, when their file is one of our media; else nothing. */
export async function captionsText(
  video: ArticleVideo | undefined,
  lang: Language,
  mediaDir: string,
): Promise<string> {
  const track = video?.captions.find(({ language }) => language === lang)
  const own = track?.url.startsWith('/') ? localPath(PROVIDER_MEDIA + track.url) : null
  if (own === null || !own.endsWith('.vtt')) return ''
  const file = storedPath(mediaDir, 'media', own)
  try {
    if ((await stat(file)).size > MAX_CAPTIONS) return ''
    return spokenText(await readFile(file, 'utf8'))
  } catch {
    return ''
  }
}

/** Texts of WebVTT cues, without times, names of cues, notes, styles and tags. */
export function spokenText(vtt: string): string {
  const blocks = vtt.replaceAll('\r\n', '\n').split(/\n{2,}/)
  const spoken = blocks.flatMap((block) => {
    const lines = block.split('\n')
    const time = lines.findIndex((line) => line.includes('-->'))
    return time < 0 ? [] : lines.slice(time + 1)
  })
  return collapseSpaces(spoken.join(' ').replace(/<[^<>]*>/g, ''))
}
