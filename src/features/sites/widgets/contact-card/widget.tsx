import { earliest } from '#base/kit/time/expiry.ts'
import { defineWidget } from '#framework/widget-kit/define-widget.ts'
import { closingNotice } from '../../rules/closings.ts'
import { officePlan } from '../office-plan.ts'
import { examples } from './examples.ts'
import { options } from './options.ts'
import { ContactCardView, type ContactCardModel } from './view.tsx'

/** Name, address, telephone and hours of one office or of all. */
export const widget = defineWidget({
  type: 'contact-card',
  title: 'Carte de contact',
  sentence: 'Adresse, téléphone et horaires de vos bureaux.',
  keywords: 'coordonnées horaires',
  group: 'contact',
  options,
  root: 'section',
  async load(values, { site, href, media, now, culture, team }) {
    const shown = site.offices
      .filter(({ key }) => values.office === 'all' || key === values.office)
      .map((office) => ({ office, notice: closingNotice(office.closings, { now, culture }) }))
    if (shown.length === 0) return { state: 'empty' }
    const persons = values.show_team ? await team() : []
    const ofOffice = (key: string) => persons.filter(({ offices }) => offices.includes(key))
    const model: ContactCardModel = {
      title: values.title,
      offices: shown.map(({ office, notice }) => ({
        ...office,
        closing: notice.text,
        href: href(`page:${office.page}`),
        persons: ofOffice(office.key),
        plan: values.show_plan ? officePlan(office, { media }) : null,
      })),
      showHours: values.show_hours,
      isFolded: values.folded,
      email: site.settings.site_email,
    }
    return { state: 'ready', until: earliest(shown.map(({ notice }) => notice.until)), model }
  },
  View: ContactCardView,
  examples,
})
