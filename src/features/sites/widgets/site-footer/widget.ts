import { accessibilityWords, proofsOf } from '../../rules/legal.ts'
import { rgaaState } from '../../rules/rgaa.ts'
import { dayInParis } from '#base/kit/time/calendar-day.ts'
import { endOfYear } from '#base/kit/time/expiry.ts'
import type { MenuEntry } from '#base/core/menu.ts'
import { typography } from '#base/kit/text/fr-typography.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { SiteFooterView, type FooterLink, type SiteFooterModel } from './view.tsx'

/** Offices, link columns and legal links; part of the layout. */
export const widget = defineWidget({
  type: 'site-footer',
  title: 'Pied de page',
  sentence: 'Le bas de toutes les pages.',
  group: null,
  options,
  root: 'footer',
  isRepeated: true,
  async load(values, { site, culture, menu, logo: logoOf, href, now }) {
    const [columns, legal, logo] = await Promise.all([
      menu(values.menu),
      menu(values.legal_menu),
      logoOf(),
    ])
    const type = typography(culture)
    const links = (entries: MenuEntry[]): FooterLink[] =>
      entries.map(({ id, label, link }) => ({
        id,
        label: type.text(label),
        href: href(link) ?? link,
      }))
    const { phonetotext, phonetolink } = site.constants
    const model: SiteFooterModel = {
      firm: site.constants.nomcabinet,
      logo,
      tagline: values.tagline,
      offices: site.offices,
      phone: phonetotext === '' ? null : { text: phonetotext, link: phonetolink },
      proofs: proofsOf(site, culture),
      columns: (columns?.menu ?? [])
        .map(({ id, label, childs }) => ({ id, label: type.text(label), links: links(childs) }))
        .filter((column) => column.links.length > 0),
      legal: links(legal?.menu ?? []),
      accessibility:
        values.accessibility ||
        accessibilityWords(rgaaState(site.settings.legal.accessibility.grid), culture),
      year: dayInParis(now).year,
    }
    return { state: 'ready', until: endOfYear(now), model }
  },
  View: SiteFooterView,
  examples,
})
