import { mediaKey, type MediaMention, type MediaUse } from '#base/core/media/media-file.ts'

/** Where a medium is used. */
export const usesOf = (mentions: readonly MediaMention[], path: string): MediaUse[] => {
  const key = mediaKey(path)
  return key === null
    ? []
    : mentions.filter(({ keys }) => keys.has(key)).map(({ keys: _keys, ...use }) => use)
}
