import { createHash, randomBytes } from 'node:crypto'

/** 128 bits that nobody guesses, in signs that an address takes as they are. */
export const newShareToken = (): string => randomBytes(16).toString('base64url')

/** What is kept of a token. */
export const shareId = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Whether a text can be a token of ours. */
export const isShareToken = (text: string): boolean => /^[\w-]{22}$/.test(text)
