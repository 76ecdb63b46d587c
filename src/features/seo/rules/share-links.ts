import type { SiteSettings } from '#base/core/settings/settings.ts'

/** Where a page can be shared, in the order of the buttons (requirements I7). */
export const SHARE_TARGETS = ['facebook', 'twitter', 'linkedin', 'copy', 'email'] as const

export type ShareTarget = (typeof SHARE_TARGETS)[number]

/** Targets that are links; `copy` is for the browser to do. */
export type ShareLink = Exclude<ShareTarget, 'copy'>

/** Buttons of a site: those whose label its `share` setting gives (requirements I7). */
export const shareTargets = (
  setting: SiteSettings['share'],
): { target: ShareTarget; label: string }[] =>
  SHARE_TARGETS.flatMap((target) => {
    const label = setting[target].trim()
    return label ? [{ target, label }] : []
  })

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
