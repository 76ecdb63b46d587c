import type { Actor } from '#base/core/account.ts'
import type { Site } from '#base/core/site.ts'

/** The firm's ready answers, with what each says of the firm and of whoever answers in place. */
export function replyModels(
  { settings, constants }: Pick<Site, 'settings' | 'constants'>,
  { name }: Actor,
): { title: string; text: string }[] {
  const facts: Readonly<Record<string, string>> = {
    cabinet: constants.nomcabinet,
    telephone: constants.phonetotext,
    signature: name,
  }
  return settings.reply_models.map(({ title, text }) => ({
    title,
    text: text.replaceAll(/\{([a-z]+)\}/g, (all, fact: string) =>
      Object.hasOwn(facts, fact) ? (facts[fact] ?? all) : all,
    ),
  }))
}
