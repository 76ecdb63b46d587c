import type { SiteSettings } from '#base/core/settings/settings.ts'
import type { Culture } from '#base/kit/language.ts'

/** Where a page can be shared, in the order of the buttons (requirements I7). */
export const SHARE_TARGETS = ['facebook', 'twitter', 'linkedin', 'copy', 'email'] as const

export type ShareTarget = (typeof SHARE_TARGETS)[number]

/** Targets that are links; `copy` is for the browser to do. */
export type ShareLink = Exclude<ShareTarget, 'copy'>

/** What the setting, which is in French, says on an English page. */
const ENGLISH: SiteSettings['share'] = {
  title: 'Share this article',
  facebook: 'Share on Facebook',
  twitter: 'Share on X (Twitter)',
  linkedin: 'Share on LinkedIn',
  copy: 'Copy the link',
  email: 'Send by e-mail',
}

/** Buttons of a site: those whose label its `share` setting gives (requirements I7). */
export const shareTargets = (
  setting: SiteSettings['share'],
  culture: Culture = 'fr-FR',
): { target: ShareTarget; label: string }[] =>
  SHARE_TARGETS.flatMap((target) => {
    const label = setting[target].trim()
    return label ? [{ target, label: culture === 'en-GB' ? ENGLISH[target] : label }] : []
  })

/** What stands above the buttons where a widget says nothing of its own. */
export const shareTitle = (setting: SiteSettings['share'], culture: Culture): string =>
  culture === 'en-GB' && setting.title ? ENGLISH.title : setting.title

/**
 * A plain link that shares a page: nothing of the network is loaded before it is followed
 * (requirements I7).
 * @param url absolute address of the page
 * @param title what is shared, for those that take one
 */
export function shareHref(target: ShareLink, url: string, title: string): string {
  const u = encodeURIComponent(url.toWellFormed())
  const t = encodeURIComponent(title.toWellFormed())
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${u}`,
    twitter: `https://twitter.com/intent/tweet?url=${u}&text=${t}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${u}`,
    email: `mailto:?subject=${t}&body=${u}`,
  }[target]
}
