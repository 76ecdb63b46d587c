import type { MediaMention } from '#content/media-mentions.ts'
import { mediaKey, type MediaUse } from '#domain/media-file.ts'

/** Where a medium is used. */
export const usesOf = (mentions: readonly MediaMention[], path: string): MediaUse[] => {
  const key = mediaKey(path)
  return key === null
    ? []
    : mentions.filter(({ keys }) => keys.has(key)).map(({ keys: _keys, ...use }) => use)
}
